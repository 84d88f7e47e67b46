/** Reading rulesets: see "Rulesets" in `docs/reference/notation.md`. */
import { BONUS_NAMES, bonusNamed, bonusValue } from '$lib/game/rules/bonuses';
import { OPENINGS, parseSettings, type Settings } from '$lib/game/rules/ruleset';
import { KernelError, type Engine } from '../engine';
import { rulesOf, type GameRules } from '../lands';
import type { Scanner } from './scanner';

/** The presets with their numbers of players, in the order in which the closest one is looked for. */
const PRESETS = new Map<string, readonly number[]>([
  ['classic', [2, 3, 4]],
  ['mighty-duel', [2]],
  ['dynasty', [2, 3, 4]],
  ['tournament', [2, 3, 4]],
  ['demo', [2]],
  ['second-edition', [2, 3, 4]],
]);

const ORDERS = ['no', 'territory', 'crowns', 'territory,crowns', 'crowns,territory'];

/** The values of each setting, in the order in which they are written. */
const VALUES = new Map<string, readonly string[]>([
  ['deck', ['24', '36', '48']],
  ['opening', OPENINGS],
  ...BONUS_NAMES.map((name) => [name, ['no', ...bonusNamed(name).values]] as const),
  ['tie-breaks', ORDERS],
  ['games', ['1', '3']],
]);

const PRESET = /([a-z]+(?:-[a-z]+)*)\/([0-9])/y;
const SETTING = /([a-z]+(?:-[a-z]+)*)=([a-z0-9,-]+)/y;

/** Read a ruleset from a longer text. */
export function readRules(scanner: Scanner, engine: Engine): GameRules {
  const start = scanner.at;
  const [, preset, players] = scanner.match(PRESET, 'rules');
  if (!PRESETS.get(preset!)?.includes(Number(players))) throw scanner.error('rules', start);
  while (scanner.accept('+')) {
    const at = scanner.at;
    const [, name, value] = scanner.match(SETTING, 'rules');
    if (!VALUES.get(name!)?.includes(value!)) throw scanner.error('rules', at);
  }
  try {
    const rules = rulesOf(engine, scanner.text.slice(start, scanner.at));
    return { ...rules, text: formatSettings(rules) };
  } catch (error) {
    if (error instanceof KernelError) throw scanner.error('rules', start);
    throw error;
  }
}

/** Format settings: the closest preset, then those that differ from it. */
function formatSettings(settings: Settings): string {
  const own = valuesOf(settings);
  const candidates = [...PRESETS]
    .filter(([, players]) => players.includes(settings.players))
    .map(([preset]) => {
      const base = `${preset}/${settings.players}`;
      const usual = valuesOf(parseSettings(base));
      const changes = [...VALUES.keys()].filter((name) => own[name] !== usual[name]);
      return [base, ...changes.map((name) => `${name}=${own[name]}`)];
    });
  const fewest = Math.min(...candidates.map(({ length }) => length));
  return candidates.find(({ length }) => length === fewest)!.join('+');
}

/** The values of all settings in notation. */
const valuesOf = (settings: Settings): Record<string, string> => ({
  deck: `${settings.deck}`,
  opening: settings.opening,
  ...Object.fromEntries(BONUS_NAMES.map((name) => [name, bonusValue(settings, name)])),
  'tie-breaks': settings.tie_breaks.join(',') || 'no',
  games: `${settings.games}`,
});
