BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	game INTEGER, 
	ply INTEGER, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_one_action_a_ply UNIQUE (table_id, game, ply), 
	CONSTRAINT entries_game_with_ply CHECK ((game IS NULL) = (ply IS NULL)), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',1,1792363918479,'{"type":"opened","rules":"classic/2","chairs":[{"name":"Ann","holder":"823a9bff99c1f0d3e4768c9afecb6a859d0a9c297b0524fb0de8512c52f5ea02"},{}],"host":"823a9bff99c1f0d3e4768c9afecb6a859d0a9c297b0524fb0de8512c52f5ea02","secret":"91bb97c119a414e2a146fac8b623882a8c08e5a0ebaa4d46394893407a8f13d3","substitute":"knight","is_public":true}',NULL,NULL);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',2,1792363919142,'{"type":"joined","seat":1,"name":"Bob","holder":"7fdc7f7832425e5e0721ac3e7dff81468943574fcfa4335d80740bdb27692bc3","contribution":"b0b"}',NULL,NULL);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',3,1792363919154,'{"type":"started","contributions":["ann","b0b"]}',NULL,NULL);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',4,1792363919183,'{"type":"reacted","seat":0,"reaction":"hello"}',NULL,NULL);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',5,1792363919277,'{"type":"acted","game":0,"ply":0,"seat":1,"action":">26","key":"k0"}',0,0);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',6,1792363919355,'{"type":"acted","game":0,"ply":1,"seat":0,"action":">32","key":"k1"}',0,1);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',7,1792363919471,'{"type":"acted","game":0,"ply":2,"seat":1,"action":">40","key":"k2"}',0,2);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',8,1792363919543,'{"type":"acted","game":0,"ply":3,"seat":0,"action":">1","key":"k3"}',0,3);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',9,1792363919619,'{"type":"acted","game":0,"ply":4,"seat":0,"action":"1:f6g6","key":"k4"}',0,4);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',10,1792363919619,'{"type":"acted","game":0,"ply":5,"seat":0,"action":">6"}',0,5);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',11,1792363919626,'{"type":"acted","game":0,"ply":6,"seat":1,"action":"26:f6g6","key":"k6"}',0,6);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',12,1792363919626,'{"type":"acted","game":0,"ply":7,"seat":1,"action":">16"}',0,7);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',13,1792363919633,'{"type":"acted","game":0,"ply":8,"seat":0,"action":"32:e7f7","key":"k8"}',0,8);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',14,1792363919633,'{"type":"acted","game":0,"ply":9,"seat":0,"action":">21"}',0,9);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',15,1792363919646,'{"type":"acted","game":0,"ply":10,"seat":1,"action":"40:f5g5","key":"k10"}',0,10);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',16,1792363919646,'{"type":"acted","game":0,"ply":11,"seat":1,"action":">38"}',0,11);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',17,1792363919683,'{"type":"acted","game":0,"ply":12,"seat":0,"action":"6:h7i7","key":"k12"}',0,12);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',18,1792363919683,'{"type":"acted","game":0,"ply":13,"seat":0,"action":">8"}',0,13);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',19,1792363919690,'{"type":"acted","game":0,"ply":14,"seat":1,"action":"16:g4h4","key":"k14"}',0,14);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',20,1792363919690,'{"type":"acted","game":0,"ply":15,"seat":1,"action":">15"}',0,15);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',21,1792363919706,'{"type":"acted","game":0,"ply":16,"seat":0,"action":"21:f5g5","key":"k16"}',0,16);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',22,1792363919706,'{"type":"acted","game":0,"ply":17,"seat":0,"action":">29"}',0,17);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',23,1792363919712,'{"type":"acted","game":0,"ply":18,"seat":1,"action":"38:g3h3","key":"k18"}',0,18);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',24,1792363919712,'{"type":"acted","game":0,"ply":19,"seat":1,"action":">46"}',0,19);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',25,1792363919724,'{"type":"acted","game":0,"ply":20,"seat":0,"action":"8:e8f8","key":"k20"}',0,20);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',26,1792363919724,'{"type":"acted","game":0,"ply":21,"seat":0,"action":">11"}',0,21);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',27,1792363919730,'{"type":"acted","game":0,"ply":22,"seat":1,"action":"15:h5i5","key":"k22"}',0,22);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',28,1792363919730,'{"type":"acted","game":0,"ply":23,"seat":1,"action":">19"}',0,23);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',29,1792363919736,'{"type":"acted","game":0,"ply":24,"seat":0,"action":"29:h6i6","key":"k24"}',0,24);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',30,1792363919736,'{"type":"acted","game":0,"ply":25,"seat":0,"action":">20"}',0,25);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',31,1792363919741,'{"type":"acted","game":0,"ply":26,"seat":1,"action":"46:e4f4","key":"k26"}',0,26);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',32,1792363919741,'{"type":"acted","game":0,"ply":27,"seat":1,"action":">36"}',0,27);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',33,1792363919750,'{"type":"acted","game":0,"ply":28,"seat":0,"action":"11:f4g4","key":"k28"}',0,28);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',34,1792363919750,'{"type":"acted","game":0,"ply":29,"seat":0,"action":">14"}',0,29);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',35,1792363919755,'{"type":"acted","game":0,"ply":30,"seat":1,"action":"19:h6i6","key":"k30"}',0,30);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',36,1792363919755,'{"type":"acted","game":0,"ply":31,"seat":1,"action":">23"}',0,31);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',37,1792363919760,'{"type":"acted","game":0,"ply":32,"seat":0,"action":"20:e5e6","key":"k32"}',0,32);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',38,1792363919760,'{"type":"acted","game":0,"ply":33,"seat":0,"action":">37"}',0,33);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',39,1792363919765,'{"type":"acted","game":0,"ply":34,"seat":1,"action":"36:h7i7","key":"k34"}',0,34);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',40,1792363919765,'{"type":"acted","game":0,"ply":35,"seat":1,"action":">44"}',0,35);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',41,1792363919773,'{"type":"acted","game":0,"ply":36,"seat":0,"action":"14:h8g8","key":"k36"}',0,36);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',42,1792363919773,'{"type":"acted","game":0,"ply":37,"seat":0,"action":">2"}',0,37);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',43,1792363919779,'{"type":"acted","game":0,"ply":38,"seat":1,"action":"23:f3e3","key":"k38"}',0,38);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',44,1792363919779,'{"type":"acted","game":0,"ply":39,"seat":1,"action":">17"}',0,39);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',45,1792363919784,'{"type":"acted","game":0,"ply":40,"seat":0,"action":"37:i4h4","key":"k40"}',0,40);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',46,1792363919784,'{"type":"acted","game":0,"ply":41,"seat":0,"action":">25"}',0,41);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',47,1792363919789,'{"type":"acted","game":0,"ply":42,"seat":1,"action":"44:i3i4","key":"k42"}',0,42);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',48,1792363919789,'{"type":"acted","game":0,"ply":43,"seat":1,"action":">28"}',0,43);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',49,1792363919806,'{"type":"acted","game":0,"ply":44,"seat":0,"action":"2:--","key":"k44"}',0,44);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',50,1792363919820,'{"type":"acted","game":0,"ply":45,"seat":1,"action":"17:f7e7","key":"k45"}',0,45);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',51,1792363919831,'{"type":"acted","game":0,"ply":46,"seat":0,"action":"25:h5i5","key":"k46"}',0,46);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',52,1792363919836,'{"type":"acted","game":0,"ply":47,"seat":1,"action":"28:e6e5","key":"k47"}',0,47);
INSERT INTO "entries" VALUES('q3feuykxkzpxy',1,1792363919842,'{"type":"opened","rules":"classic/2","chairs":[{"name":"Ann","holder":"823a9bff99c1f0d3e4768c9afecb6a859d0a9c297b0524fb0de8512c52f5ea02"},{"name":"Bob","holder":"7fdc7f7832425e5e0721ac3e7dff81468943574fcfa4335d80740bdb27692bc3"}],"host":"823a9bff99c1f0d3e4768c9afecb6a859d0a9c297b0524fb0de8512c52f5ea02","secret":"2213d9f71a8ef8b0accc0870974e4c91f29ee87405d9c11336844ced4e6e3fb4","substitute":"knight","is_public":true,"before":"4oj2qoxjen5nj"}',NULL,NULL);
INSERT INTO "entries" VALUES('4oj2qoxjen5nj',53,1792363919843,'{"type":"rematched","table":"q3feuykxkzpxy"}',NULL,NULL);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',1,1792363919846,'{"type":"opened","rules":"mighty-duel/2","chairs":[{"name":"Ανν","holder":"f0e9031339a17aaf0ea9e536e397793a1c51bb291698c289a7929ee02b1c0d86"},{}],"host":"f0e9031339a17aaf0ea9e536e397793a1c51bb291698c289a7929ee02b1c0d86","secret":"e0e276262617beed5c42be18dceafd89499e9b7948102d95861a8c772816c7bf","substitute":"knight","seconds":3600}',NULL,NULL);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',2,1792363919849,'{"type":"joined","seat":1,"name":"Боб","holder":"374e27ac3a96f918a5864bd4c5b24b4bd11d5930f042fad1d92312a38419758b"}',NULL,NULL);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',3,1792363919855,'{"type":"started","contributions":["",""]}',NULL,NULL);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',4,1792363919863,'{"type":"acted","game":0,"ply":0,"seat":1,"action":">47","key":"k0"}',0,0);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',5,1792363919870,'{"type":"acted","game":0,"ply":1,"seat":1,"action":">36","key":"k1"}',0,1);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',6,1792363919874,'{"type":"acted","game":0,"ply":2,"seat":0,"action":">11","key":"k2"}',0,2);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',7,1792363919881,'{"type":"acted","game":0,"ply":3,"seat":0,"action":">13","key":"k3"}',0,3);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',8,1792363919888,'{"type":"acted","game":0,"ply":4,"seat":0,"action":"11:f6g6","key":"k4"}',0,4);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',9,1792363919888,'{"type":"acted","game":0,"ply":5,"seat":0,"action":">1"}',0,5);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',10,1792363919899,'{"type":"acted","game":0,"ply":6,"seat":0,"action":"13:e7f7","key":"k6"}',0,6);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',11,1792363919899,'{"type":"acted","game":0,"ply":7,"seat":0,"action":">15"}',0,7);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',12,1792363919905,'{"type":"acted","game":0,"ply":8,"seat":1,"action":"36:f6g6","key":"k8"}',0,8);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',13,1792363919905,'{"type":"acted","game":0,"ply":9,"seat":1,"action":">17"}',0,9);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',14,1792363919912,'{"type":"acted","game":0,"ply":10,"seat":1,"action":"47:e7f7","key":"k10"}',0,10);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',15,1792363919912,'{"type":"acted","game":0,"ply":11,"seat":1,"action":">38"}',0,11);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',16,1792363919920,'{"type":"acted","game":0,"ply":12,"seat":0,"action":"1:d6e6","key":"k12"}',0,12);
INSERT INTO "entries" VALUES('nr3uwi46gvjc3',17,1792363919920,'{"type":"acted","game":0,"ply":13,"seat":0,"action":">26"}',0,13);
INSERT INTO "entries" VALUES('wt24nnfyqh522',1,1792363919924,'{"type":"opened","rules":"classic/3","chairs":[{"name":"Ann","holder":"73d6105cfc4bde9b77911b18ea6eccb0a1985652d393d9995093cb32f56f493f"},{"level":"page"},{"level":"squire"}],"host":"73d6105cfc4bde9b77911b18ea6eccb0a1985652d393d9995093cb32f56f493f","secret":"5bfbf590c7604608ca79fb70e01109721640b898d55cca0e1ba0f23afc1e6703","substitute":"knight"}',NULL,NULL);
INSERT INTO "entries" VALUES('wt24nnfyqh522',2,1792363919926,'{"type":"started","contributions":["","",""]}',NULL,NULL);
INSERT INTO "entries" VALUES('wt24nnfyqh522',3,1792363921574,'{"type":"acted","game":0,"ply":0,"seat":2,"action":">4","by":"squire"}',0,0);
INSERT INTO "entries" VALUES('wt24nnfyqh522',4,1792363921651,'{"type":"acted","game":0,"ply":1,"seat":1,"action":">30","by":"page"}',0,1);
INSERT INTO "entries" VALUES('wt24nnfyqh522',5,1792363921705,'{"type":"acted","game":0,"ply":2,"seat":0,"action":">33","key":"k2"}',0,2);
INSERT INTO "entries" VALUES('wt24nnfyqh522',6,1792363921720,'{"type":"acted","game":0,"ply":3,"seat":2,"action":"4:h7i7","by":"squire"}',0,3);
INSERT INTO "entries" VALUES('wt24nnfyqh522',7,1792363921720,'{"type":"acted","game":0,"ply":4,"seat":2,"action":">5","by":"squire"}',0,4);
INSERT INTO "entries" VALUES('wt24nnfyqh522',8,1792363921773,'{"type":"acted","game":0,"ply":5,"seat":1,"action":"30:f7f8","by":"page"}',0,5);
INSERT INTO "entries" VALUES('wt24nnfyqh522',9,1792363921773,'{"type":"acted","game":0,"ply":6,"seat":1,"action":">10","by":"page"}',0,6);
INSERT INTO "entries" VALUES('wt24nnfyqh522',10,1792363921824,'{"type":"acted","game":0,"ply":7,"seat":0,"action":"33:f6g6","key":"k7"}',0,7);
INSERT INTO "entries" VALUES('wt24nnfyqh522',11,1792363921824,'{"type":"acted","game":0,"ply":8,"seat":0,"action":">26"}',0,8);
INSERT INTO "entries" VALUES('wt24nnfyqh522',12,1792363921858,'{"type":"acted","game":0,"ply":9,"seat":2,"action":"5:g8g9","by":"squire"}',0,9);
INSERT INTO "entries" VALUES('wt24nnfyqh522',13,1792363921858,'{"type":"acted","game":0,"ply":10,"seat":2,"action":">29","by":"squire"}',0,10);
INSERT INTO "entries" VALUES('wt24nnfyqh522',14,1792363921894,'{"type":"acted","game":0,"ply":11,"seat":1,"action":"10:g6h6","by":"page"}',0,11);
INSERT INTO "entries" VALUES('wt24nnfyqh522',15,1792363921894,'{"type":"acted","game":0,"ply":12,"seat":1,"action":">27","by":"page"}',0,12);
INSERT INTO "entries" VALUES('wt24nnfyqh522',16,1792363921913,'{"type":"acted","game":0,"ply":13,"seat":0,"action":"26:g5h5","key":"k13"}',0,13);
INSERT INTO "entries" VALUES('wt24nnfyqh522',17,1792363921913,'{"type":"acted","game":0,"ply":14,"seat":0,"action":">18"}',0,14);
INSERT INTO "entries" VALUES('wt24nnfyqh522',18,1792363921948,'{"type":"acted","game":0,"ply":15,"seat":0,"action":"18:g4h4","key":"k15"}',0,15);
INSERT INTO "entries" VALUES('wt24nnfyqh522',19,1792363921948,'{"type":"acted","game":0,"ply":16,"seat":0,"action":">17"}',0,16);
INSERT INTO "entries" VALUES('3uhp7ljprn4ny',1,1792363921994,'{"type":"opened","rules":"classic/2","chairs":[{"name":"Ann","holder":"26c02ef5399cee5ec8e64fb7aabc2dce9684a29a3b92c1b2798de0c1b2229180"},{"level":"page"}],"host":"26c02ef5399cee5ec8e64fb7aabc2dce9684a29a3b92c1b2798de0c1b2229180","secret":"476a0d562ead8f8759bb76513da238042b0eb6c6a1c4b4ca5a7f663d5e3773cf","substitute":"knight"}',NULL,NULL);
INSERT INTO "entries" VALUES('3uhp7ljprn4ny',2,1792363922026,'{"type":"started","contributions":["",""]}',NULL,NULL);
INSERT INTO "entries" VALUES('wt24nnfyqh522',20,1792363922036,'{"type":"acted","game":0,"ply":17,"seat":1,"action":"27:f10f9","by":"page"}',0,17);
INSERT INTO "entries" VALUES('wt24nnfyqh522',21,1792363922036,'{"type":"acted","game":0,"ply":18,"seat":1,"action":">35","by":"page"}',0,18);
INSERT INTO "entries" VALUES('3uhp7ljprn4ny',3,1792363922048,'{"type":"acted","game":0,"ply":0,"seat":0,"action":">28","key":"k0"}',0,0);
INSERT INTO "entries" VALUES('wt24nnfyqh522',22,1792363922050,'{"type":"acted","game":0,"ply":19,"seat":2,"action":"29:h8i8","by":"squire"}',0,19);
INSERT INTO "entries" VALUES('wt24nnfyqh522',23,1792363922050,'{"type":"acted","game":0,"ply":20,"seat":2,"action":">44","by":"squire"}',0,20);
INSERT INTO "entries" VALUES('3uhp7ljprn4ny',4,1792363922072,'{"type":"acted","game":0,"ply":1,"seat":0,"action":">32","key":"k1"}',0,1);
INSERT INTO "entries" VALUES('3uhp7ljprn4ny',5,1792363922087,'{"type":"abandoned"}',NULL,NULL);
INSERT INTO "entries" VALUES('enocjsgft55mp',1,1792363922108,'{"type":"opened","rules":"dynasty/2","chairs":[{"name":"Ann","holder":"e61c5f3426e782a11003cf8787b3e3fbb495b0f0afa1780fc7ec5cb0ddbfa5fa"},{}],"host":"e61c5f3426e782a11003cf8787b3e3fbb495b0f0afa1780fc7ec5cb0ddbfa5fa","secret":"5b6991b1dfebb1b6d6c3f5d4e1a4cfe4e92bd5365884ea9a3fd8cfff5e2ec066","substitute":"knight"}',NULL,NULL);
INSERT INTO "entries" VALUES('enocjsgft55mp',2,1792363922182,'{"type":"joined","seat":1,"name":"Bob","holder":"9a7655815527a2dea5d12412646d54fc4831389aefcf07944e42a807af27ff0e"}',NULL,NULL);
INSERT INTO "entries" VALUES('enocjsgft55mp',3,1792363922218,'{"type":"started","contributions":["",""]}',NULL,NULL);
INSERT INTO "entries" VALUES('enocjsgft55mp',4,1792363922250,'{"type":"acted","game":0,"ply":0,"seat":0,"action":">43","key":"k0"}',0,0);
INSERT INTO "entries" VALUES('enocjsgft55mp',5,1792363922281,'{"type":"acted","game":0,"ply":1,"seat":1,"action":">47","key":"k1"}',0,1);
INSERT INTO "entries" VALUES('enocjsgft55mp',6,1792363922351,'{"type":"acted","game":0,"ply":2,"seat":1,"action":">37","key":"k2"}',0,2);
INSERT INTO "entries" VALUES('enocjsgft55mp',7,1792363922369,'{"type":"acted","game":0,"ply":3,"seat":0,"action":">15","key":"k3"}',0,3);
INSERT INTO "entries" VALUES('enocjsgft55mp',8,1792363922466,'{"type":"acted","game":0,"ply":4,"seat":0,"action":"15:f6g6","key":"k4"}',0,4);
INSERT INTO "entries" VALUES('enocjsgft55mp',9,1792363922466,'{"type":"acted","game":0,"ply":5,"seat":0,"action":">11"}',0,5);
INSERT INTO "entries" VALUES('enocjsgft55mp',10,1792363922535,'{"type":"acted","game":0,"ply":6,"seat":1,"action":"37:f6g6","key":"k6"}',0,6);
INSERT INTO "entries" VALUES('enocjsgft55mp',11,1792363922535,'{"type":"acted","game":0,"ply":7,"seat":1,"action":">16"}',0,7);
INSERT INTO "entries" VALUES('enocjsgft55mp',12,1792363922607,'{"type":"acted","game":0,"ply":8,"seat":0,"action":"43:f5g5","key":"k8"}',0,8);
INSERT INTO "entries" VALUES('enocjsgft55mp',13,1792363922607,'{"type":"acted","game":0,"ply":9,"seat":0,"action":">18"}',0,9);
INSERT INTO "entries" VALUES('enocjsgft55mp',14,1792363922671,'{"type":"acted","game":0,"ply":10,"seat":1,"action":"47:e7f7","key":"k10"}',0,10);
INSERT INTO "entries" VALUES('enocjsgft55mp',15,1792363922671,'{"type":"acted","game":0,"ply":11,"seat":1,"action":">33"}',0,11);
INSERT INTO "entries" VALUES('enocjsgft55mp',16,1792363922731,'{"type":"acted","game":0,"ply":12,"seat":0,"action":"11:h6i6","key":"k12"}',0,12);
INSERT INTO "entries" VALUES('enocjsgft55mp',17,1792363922731,'{"type":"acted","game":0,"ply":13,"seat":0,"action":">3"}',0,13);
INSERT INTO "entries" VALUES('enocjsgft55mp',18,1792363922780,'{"type":"acted","game":0,"ply":14,"seat":1,"action":"16:d6e6","key":"k14"}',0,14);
INSERT INTO "entries" VALUES('enocjsgft55mp',19,1792363922780,'{"type":"acted","game":0,"ply":15,"seat":1,"action":">10"}',0,15);
INSERT INTO "entries" VALUES('enocjsgft55mp',20,1792363922843,'{"type":"acted","game":0,"ply":16,"seat":0,"action":"18:h5i5","key":"k16"}',0,16);
INSERT INTO "entries" VALUES('enocjsgft55mp',21,1792363922843,'{"type":"acted","game":0,"ply":17,"seat":0,"action":">38"}',0,17);
INSERT INTO "entries" VALUES('enocjsgft55mp',22,1792363922890,'{"type":"acted","game":0,"ply":18,"seat":1,"action":"33:f5g5","key":"k18"}',0,18);
INSERT INTO "entries" VALUES('enocjsgft55mp',23,1792363922890,'{"type":"acted","game":0,"ply":19,"seat":1,"action":">41"}',0,19);
INSERT INTO "entries" VALUES('enocjsgft55mp',24,1792363922924,'{"type":"acted","game":0,"ply":20,"seat":0,"action":"3:g4h4","key":"k20"}',0,20);
INSERT INTO "entries" VALUES('enocjsgft55mp',25,1792363922924,'{"type":"acted","game":0,"ply":21,"seat":0,"action":">26"}',0,21);
INSERT INTO "entries" VALUES('enocjsgft55mp',26,1792363922999,'{"type":"acted","game":0,"ply":22,"seat":1,"action":"10:h5h6","key":"k22"}',0,22);
INSERT INTO "entries" VALUES('enocjsgft55mp',27,1792363922999,'{"type":"acted","game":0,"ply":23,"seat":1,"action":">29"}',0,23);
INSERT INTO "entries" VALUES('enocjsgft55mp',28,1792363923086,'{"type":"acted","game":0,"ply":24,"seat":0,"action":"38:e7f7","key":"k24"}',0,24);
INSERT INTO "entries" VALUES('enocjsgft55mp',29,1792363923086,'{"type":"acted","game":0,"ply":25,"seat":0,"action":">42"}',0,25);
INSERT INTO "entries" VALUES('enocjsgft55mp',30,1792363923136,'{"type":"acted","game":0,"ply":26,"seat":1,"action":"41:g4h4","key":"k26"}',0,26);
INSERT INTO "entries" VALUES('enocjsgft55mp',31,1792363923136,'{"type":"acted","game":0,"ply":27,"seat":1,"action":">46"}',0,27);
INSERT INTO "entries" VALUES('enocjsgft55mp',32,1792363923195,'{"type":"acted","game":0,"ply":28,"seat":0,"action":"26:g3h3","key":"k28"}',0,28);
INSERT INTO "entries" VALUES('enocjsgft55mp',33,1792363923195,'{"type":"acted","game":0,"ply":29,"seat":0,"action":">8"}',0,29);
INSERT INTO "entries" VALUES('enocjsgft55mp',34,1792363923214,'{"type":"acted","game":0,"ply":30,"seat":1,"action":"29:g3h3","key":"k30"}',0,30);
INSERT INTO "entries" VALUES('enocjsgft55mp',35,1792363923214,'{"type":"acted","game":0,"ply":31,"seat":1,"action":">21"}',0,31);
INSERT INTO "entries" VALUES('enocjsgft55mp',36,1792363923262,'{"type":"acted","game":0,"ply":32,"seat":0,"action":"42:h7i7","key":"k32"}',0,32);
INSERT INTO "entries" VALUES('enocjsgft55mp',37,1792363923262,'{"type":"acted","game":0,"ply":33,"seat":0,"action":">23"}',0,33);
INSERT INTO "entries" VALUES('enocjsgft55mp',38,1792363923282,'{"type":"acted","game":0,"ply":34,"seat":1,"action":"46:e5d5","key":"k34"}',0,34);
INSERT INTO "entries" VALUES('enocjsgft55mp',39,1792363923282,'{"type":"acted","game":0,"ply":35,"seat":1,"action":">30"}',0,35);
INSERT INTO "entries" VALUES('enocjsgft55mp',40,1792363923296,'{"type":"acted","game":0,"ply":36,"seat":0,"action":"8:--","key":"k36"}',0,36);
INSERT INTO "entries" VALUES('enocjsgft55mp',41,1792363923296,'{"type":"acted","game":0,"ply":37,"seat":0,"action":">7"}',0,37);
INSERT INTO "entries" VALUES('enocjsgft55mp',42,1792363923312,'{"type":"acted","game":0,"ply":38,"seat":1,"action":"21:f4e4","key":"k38"}',0,38);
INSERT INTO "entries" VALUES('enocjsgft55mp',43,1792363923312,'{"type":"acted","game":0,"ply":39,"seat":1,"action":">17"}',0,39);
INSERT INTO "entries" VALUES('enocjsgft55mp',44,1792363923331,'{"type":"acted","game":0,"ply":40,"seat":0,"action":"23:e6e5","key":"k40"}',0,40);
INSERT INTO "entries" VALUES('enocjsgft55mp',45,1792363923331,'{"type":"acted","game":0,"ply":41,"seat":0,"action":">25"}',0,41);
INSERT INTO "entries" VALUES('enocjsgft55mp',46,1792363923355,'{"type":"acted","game":0,"ply":42,"seat":1,"action":"30:e3f3","key":"k42"}',0,42);
INSERT INTO "entries" VALUES('enocjsgft55mp',47,1792363923355,'{"type":"acted","game":0,"ply":43,"seat":1,"action":">27"}',0,43);
INSERT INTO "entries" VALUES('enocjsgft55mp',48,1792363923442,'{"type":"acted","game":0,"ply":44,"seat":0,"action":"7:--","key":"k44"}',0,44);
INSERT INTO "entries" VALUES('enocjsgft55mp',49,1792363923546,'{"type":"acted","game":0,"ply":45,"seat":1,"action":"17:d4d3","key":"k45"}',0,45);
INSERT INTO "entries" VALUES('enocjsgft55mp',50,1792363923603,'{"type":"handed","seat":0,"level":"page"}',NULL,NULL);
INSERT INTO "entries" VALUES('enocjsgft55mp',51,1792363923698,'{"type":"acted","game":0,"ply":46,"seat":0,"action":"25:e4f4","by":"page"}',0,46);
INSERT INTO "entries" VALUES('enocjsgft55mp',52,1792363924666,'{"type":"taken-back","seat":0}',NULL,NULL);
INSERT INTO "entries" VALUES('rdzwzjocfaewq',1,1792363924691,'{"type":"opened","rules":"classic/4","chairs":[{"name":"Ann","holder":"4dba1d20d26593d8a8368892912b73ab88a725eab43ca0953a8895b9db636d33"},{},{"level":"page"},{}],"host":"4dba1d20d26593d8a8368892912b73ab88a725eab43ca0953a8895b9db636d33","secret":"cd07e0f0c3cb8313258accf7ae62199532337befd6a8892a665afef24fe5ace5","substitute":"knight","is_public":true}',NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	stage VARCHAR(16) NOT NULL, 
	rules VARCHAR(200) NOT NULL, 
	players TEXT NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	opened_at BIGINT NOT NULL, 
	moved_at BIGINT NOT NULL, 
	due_at BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('4oj2qoxjen5nj',53,'over','classic/2','["Ann", "Bob"]',1,1792363918479,1792363919843,NULL);
INSERT INTO "tables" VALUES('q3feuykxkzpxy',1,'open','classic/2','["Ann", "Bob"]',1,1792363919842,1792363919842,NULL);
INSERT INTO "tables" VALUES('nr3uwi46gvjc3',17,'playing','mighty-duel/2','["\u0391\u03bd\u03bd", "\u0411\u043e\u0431"]',0,1792363919846,1792363919920,1792367519920);
INSERT INTO "tables" VALUES('wt24nnfyqh522',23,'playing','classic/3','["Ann", ":page", ":squire"]',0,1792363919924,1792363922050,NULL);
INSERT INTO "tables" VALUES('3uhp7ljprn4ny',5,'abandoned','classic/2','["Ann", ":page"]',0,1792363921994,1792363922087,NULL);
INSERT INTO "tables" VALUES('enocjsgft55mp',52,'playing','dynasty/2','["Ann", "Bob"]',0,1792363922108,1792363924666,NULL);
INSERT INTO "tables" VALUES('rdzwzjocfaewq',1,'open','classic/4','["Ann", "", ":page", ""]',1,1792363924691,1792363924691,NULL);
CREATE INDEX tables_due_at ON tables (due_at);
CREATE INDEX tables_moved_at ON tables (moved_at);
COMMIT;
