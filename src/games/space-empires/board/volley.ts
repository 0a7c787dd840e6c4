import type { Deed } from '../../../boards/deeds.ts';
import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { say } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import { oddsInBattle } from './odds.ts';
import type { EmpiresView } from '../view.ts';

/**
 * The prefix of the id of a volley, a deed that fires with all units; the battle and the round follow it. A volley ends
 * with its round, because units may retreat in the next one (SE-8.12).
 */
const VOLLEY_PREFIX = 'deed:fire:';
const FIRE_KEY = 'A';
/** The prefix of the id of the deed that fights to the end of a battle. */
const FIGHT_PREFIX = 'deed:fight:';
const FIGHT_KEY = 'E';
/** The win percentage below which a fight to the end of the battle stops, if units may retreat. */
const LEAST_WIN_PERCENT = 50;
const RETREAT_ACTIONS = ['flee', 'flee-all'] as const;
const DIE_FACES = 10;
/** The value of a hit that does not destroy its target, on the scale of unit costs. */
const HIT_VALUE = 3;

const BATTLE_QUESTIONS: ReadonlySet<string> = new Set(['battle.screen', 'battle.group', 'battle.fire']);

/**
 * The deeds for a volley and for a fight to the end of the battle: all units of a side fire one after the other, each
 * at the target where it is expected to destroy the most value (SE-8.7).
 */
export function volleyDeeds(view: EmpiresView, { kind, options }: Decision): readonly Deed[] {
  if (view.battle === null || !BATTLE_QUESTIONS.has(kind)) return [];
  if (kind === 'battle.fire' && !options.some(isShot)) return [];
  const words = say(kind === 'battle.screen' ? 'volley.unscreened' : 'volley.fire');
  return [
    { id: volleyId(view), key: FIRE_KEY, words, holds: true },
    { id: fightId(view), key: FIGHT_KEY, words: say('volley.to-the-end'), holds: true },
  ];
}

/** The id of a volley in the current round, unique within the match. */
function volleyId({ battle, cycle, turn }: EmpiresView): string {
  return VOLLEY_PREFIX + [cycle, turn, battle?.hex, battle?.round].join(':');
}

/**
 * The beginning of the ids of fights to the end of the current battle; the round in which the fight began follows it.
 */
function fightIdStart({ battle, cycle, turn }: EmpiresView): string {
  return FIGHT_PREFIX + [cycle, turn, battle?.hex, ''].join(':');
}

/** The id of a fight to the end of the battle that begins now. */
function fightId(view: EmpiresView): string {
  return `${fightIdStart(view)}${view.battle?.round}`;
}

/** The round in which a fight to the end of the current battle began; `null` if the deed is not one. */
function fightingSince(view: EmpiresView, deed: string): number | null {
  const idStart = fightIdStart(view);
  return deed.startsWith(idStart) ? Number(deed.slice(idStart.length)) : null;
}

/** Whether a deed id is a volley or a fight to the end of the battle. */
export function isVolley(deed: string): boolean {
  return deed.startsWith(VOLLEY_PREFIX) || deed.startsWith(FIGHT_PREFIX);
}

/**
 * Whether a seat may retreat before its first shot of a round, and would probably lose the battle otherwise (SE-8.12).
 * A fight to the end stops there and asks.
 */
function isRetreatWise(view: EmpiresView, { seat, options }: Decision): boolean {
  const hex = view.battle?.hex;
  const hasFired = view.pieces.some(({ at, owner, fired }) => at === hex && owner === seat && fired > 0);
  if (hasFired || !options.some(option => detailIn(option, 'do', RETREAT_ACTIONS) !== null)) return false;
  const odds = oddsInBattle(view, seat);
  return odds !== null && odds.won < LEAST_WIN_PERCENT;
}

/**
 * The next answer that a volley gives: the first group, then the best target of each unit; `null` if the volley is
 * over.
 */
export function volleyAnswer(view: EmpiresView, decision: Decision, deed: string): string | null {
  if (view.battle === null) return null;
  const firstRound = fightingSince(view, deed);
  if (firstRound === null && deed !== volleyId(view)) return null;
  // A player who starts the fight knows the odds in that round, so it stops only in a later one.
  if (firstRound !== null && view.battle.round > firstRound && isRetreatWise(view, decision)) return null;
  // The volley screens no units, or no further ones (SE-8.5).
  if (decision.kind === 'battle.screen') return decision.options.find(({ id }) => id === 'done')?.id ?? null;
  if (decision.kind === 'battle.group') return decision.options[0]?.id ?? null;
  return decision.kind === 'battle.fire' ? (bestShot(view, decision)?.id ?? null) : null;
}

/** The option for the shot that is expected to destroy the most value; `null` if the unit has none. */
export function bestShot(view: EmpiresView, { options }: Decision): ShownOption | null {
  let bestOption: ShownOption | null = null;
  let bestWorth = 0;
  for (const option of options) {
    const shotWorth = worthOfShot(view, option);
    if (shotWorth <= bestWorth) continue;
    bestOption = option;
    bestWorth = shotWorth;
  }
  return bestOption;
}

/** Whether an option is a shot at a target. */
export function isShot({ details }: ShownOption): boolean {
  return details?.do === 'at';
}

/** The probability, 0 to 1, that a shot hits, by the number that it needs (SE-8.9); 0 if the option is not a shot. */
export function chanceOfShot(option: ShownOption): number {
  const neededRoll = numberIn(option, 'needed');
  return neededRoll !== null ? Math.max(1, Math.min(DIE_FACES, neededRoll)) / DIE_FACES : 0;
}

function worthOfShot(view: EmpiresView, option: ShownOption): number {
  const target = isShot(option) ? pieceSeen(view, option.subject) : null;
  if (target === null) return 0;
  const { kind, damage } = target;
  const { cost, hull } = kind !== null && isUnitKind(kind) ? UNITS[kind] : { cost: 0, hull: 1 };
  return (chanceOfShot(option) * (cost + HIT_VALUE)) / Math.max(1, hull - damage);
}
