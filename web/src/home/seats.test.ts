import { describe, expect, it } from 'vitest';
import { changed, companyOf, isFull, plansFor, resized, wishesOf } from './seats';

const kinds = (plans: { kind: string }[]): string => plans.map((plan) => plan.kind).join(' ');
const unnamed = (seat: number): string => `Player ${seat + 1}`;

describe('the seats of a new table', () => {
  it('are filled as the address asks', () => {
    expect(companyOf('?with=friends')).toBe('friends');
    expect(companyOf('?with=screen')).toBe('screen');
    expect(companyOf('?with=nonsense')).toBe('bots');
    expect(kinds(plansFor('friends', 3, 'knight'))).toBe('me friend friend');
    expect(kinds(plansFor('screen', 2, 'knight'))).toBe('me here');
  });

  it('grow by more of the last kind, and shrink from the end', () => {
    const two = plansFor('bots', 2, 'duke');
    const four = resized(two, 4);
    expect(kinds(four)).toBe('me bot bot bot');
    expect(four[3]!.level).toBe('duke');
    expect(resized(four, 2)).toEqual(two);
  });

  it('have only one of me: whoever sat there takes my seat', () => {
    const plans = changed(plansFor('friends', 3, 'page'), 2, { kind: 'bot', level: 'duke' });
    expect(kinds(changed(plans, 2, { kind: 'me' }))).toBe('bot friend me');
  });

  it('may have nobody of mine', () => {
    expect(kinds(changed(plansFor('bots', 2, 'page'), 0, { kind: 'bot' }))).toBe('bot bot');
  });

  it('become wishes: a name, a bot, or nothing for whoever has the link', () => {
    const plans = [
      { kind: 'me', name: '', level: '' },
      { kind: 'here', name: ' Ilan ', level: '' },
      { kind: 'friend', name: 'forgotten', level: '' },
      { kind: 'bot', name: '', level: 'squire' },
    ] as const;
    expect(wishesOf(plans, 'Anna', unnamed)).toEqual([{ name: 'Anna' }, { name: 'Ilan' }, {}, { bot: 'squire' }]);
    expect(wishesOf(plans, ' ', unnamed)[0]).toEqual({ name: 'Player 1' });
  });

  it('are full when nobody has to be waited for', () => {
    expect(isFull([{ name: 'Anna' }, { bot: 'page' }])).toBe(true);
    expect(isFull([{ name: 'Anna' }, {}])).toBe(false);
  });
});
