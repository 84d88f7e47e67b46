import { describe, expect, it } from 'vitest';
import { rulesOf } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { lastLine, newAid, shuffled } from './tableAid';

const aidOf = (rules: string) => newAid(rulesOf(engine(), rules));

describe('at the table', () => {
  it('has the kings and dominoes of the rules', () => {
    const two = aidOf('classic/2');
    expect([...two.kings].sort()).toEqual([0, 0, 1, 1]);
    expect(new Set(two.pile).size).toBe(24);
    expect([...aidOf('classic/3').kings].sort()).toEqual([0, 1, 2]);
    expect(aidOf('classic/3').pile).toHaveLength(36);
    expect(aidOf('second-edition/3').pile).toHaveLength(48);
  });

  it('deals a line in ascending order', () => {
    const aid = { kings: [], drawn: 0, pile: [40, 3, 17, 28, 5, 1, 2, 4], dealt: 4 };
    expect(lastLine(aid, 4)).toEqual([3, 17, 28, 40]);
    expect(lastLine({ ...aid, dealt: 8 }, 4)).toEqual([1, 2, 4, 5]);
  });

  it('shuffles without losing anything, every order equally likely', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const order = shuffled(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});
