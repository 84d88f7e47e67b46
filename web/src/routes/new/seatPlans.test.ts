import { describe, expect, it } from 'vitest';
import { isFull } from '$lib/table/openTable';
import {
  changePlan,
  defaultClock,
  planColours,
  parseOpponentKind,
  seatPlansFor,
  resizePlans,
  seatRequests,
} from './seatPlans';

const kinds = (plans: { kind: string }[]): string => plans.map((plan) => plan.kind).join(' ');
const unnamed = (seat: number): string => `Player ${seat + 1}`;

describe('the seats of a new table', () => {
  it('are filled as the address asks', () => {
    expect(parseOpponentKind(new URLSearchParams('?with=friends'))).toBe('friends');
    expect(parseOpponentKind(new URLSearchParams('?with=screen'))).toBe('screen');
    expect(parseOpponentKind(new URLSearchParams('?with=nonsense'))).toBe('bots');
    expect(kinds(seatPlansFor('friends', 3, 'knight'))).toBe('me friend friend');
    expect(kinds(seatPlansFor('screen', 2, 'knight'))).toBe('me here');
  });

  it('grow by more of the last kind, and shrink from the end', () => {
    const two = seatPlansFor('bots', 2, 'duke');
    const four = resizePlans(two, 4);
    expect(kinds(four)).toBe('me bot bot bot');
    expect(four[3]!.level).toBe('duke');
    expect(resizePlans(four, 2)).toEqual(two);
  });

  it('have only one of me: whoever sat there takes my seat', () => {
    const plans = changePlan(seatPlansFor('friends', 3, 'page'), 2, { kind: 'bot', level: 'duke' });
    expect(kinds(changePlan(plans, 2, { kind: 'me' }))).toBe('bot friend me');
  });

  it('may have nobody of mine', () => {
    expect(kinds(changePlan(seatPlansFor('bots', 2, 'page'), 0, { kind: 'bot' }))).toBe('bot bot');
  });

  it('become requests: a name, a bot, or nothing for whoever has the link', () => {
    const plans = [
      { kind: 'me', name: '', level: '' },
      { kind: 'here', name: ' Ilan ', level: '' },
      { kind: 'friend', name: 'forgotten', level: '' },
      { kind: 'bot', name: '', level: 'squire' },
    ] as const;
    expect(seatRequests(plans, 'Anna', unnamed)).toEqual([
      { name: 'Anna' },
      { name: 'Ilan' },
      {},
      { bot: 'squire' },
    ]);
    expect(seatRequests(plans, ' ', unnamed)[0]).toEqual({ name: 'Player 1' });
  });

  it('are full when nobody has to be waited for', () => {
    expect(isFull([{ name: 'Anna' }, { bot: 'page' }])).toBe(true);
    expect(isFull([{ name: 'Anna' }, {}])).toBe(false);
  });
});

describe('the colours of a new table', () => {
  const plans = changePlan(seatPlansFor('friends', 3, 'page'), 1, { kind: 'me' });

  it('are those of the seats if I chose none', () => {
    expect(planColours(plans, '')).toEqual(['pink', 'yellow', 'green']);
  });

  it('give me mine, and the seat that had it another', () => {
    expect(planColours(plans, 'pink')).toEqual(['yellow', 'pink', 'green']);
    expect(planColours(plans, 'blue')).toEqual(['pink', 'blue', 'green']);
    expect(seatRequests(plans, 'Ann', () => '', 'blue')[1]).toEqual({
      name: 'Ann',
      colour: 'blue',
    });
  });
});

describe('the clock of a new table', () => {
  it('is two minutes by link, and none otherwise', () => {
    expect([defaultClock(true), defaultClock(false)]).toEqual([120, null]);
  });
});
