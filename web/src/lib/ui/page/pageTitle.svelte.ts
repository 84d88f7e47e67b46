/** What stands before the name of the game in the title of the page. */
class PageTitle {
  prefix = $state('');
}

export const pageTitle = new PageTitle();
