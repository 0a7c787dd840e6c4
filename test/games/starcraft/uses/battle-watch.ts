import type { AbilityTiming } from '../../../../src/games/starcraft/data/abilities.ts';
import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { UNITS } from '../../../../src/games/starcraft/data/units.ts';
import {
  BATTLE_SIDES,
  fighterById,
  otherSide,
  fightersInSkirmish,
  unitOf,
} from '../../../../src/games/starcraft/state/battle.ts';
import type { Battle, BattleSide, Skirmish, SkirmishSide } from '../../../../src/games/starcraft/state/battle.ts';
import { hasAirSupportAt } from '../../../../src/games/starcraft/state/sheet.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Tally } from '../../../fuzz/tally.ts';
import { abilitiesOf } from './abilities.ts';
import type { NamedAbility } from './abilities.ts';
import { nameIn, paramsOf } from './naming.ts';

// What takes effect in a skirmish, read off the sums at the beats of the rules (SC-13.7.B): each ability has a line
// there, and a line that adds nothing says why.

const COMPARE: readonly AbilityTiming[] = ['compare', 'continuous'];

/** Abilities that have a line of their own in the sum, in the order of the card. */
const SAID: readonly string[] = [
  'attack',
  'health',
  'auto-strength',
  'force-minor',
  'lose-ground-target',
  'set-final-attack',
  'zero-support',
];

/** Lines that stand for an ability: its bonus, what it does, or why it does nothing. */
const ABILITY_LINE =
  /^battle\.sum\.(ability|no-ability|auto-strength|force-minor|lose-ground-target|set-final-attack|zero-support)$/;

/** The cards that lie at a skirmish, and in their owner's play area. */
export interface Laid {
  readonly side: BattleSide;
  readonly seat: number;
  readonly standard: CardId | null;
  readonly reinforcement: CardId | null;
  readonly playArea: readonly CardId[];
  /** Who can be cloaked here counts only against an enemy without a detector. */
  readonly cloaks: readonly NamedAbility[];
}

/** The skirmish that is being resolved, if one is. */
export function currentSkirmish({ battle }: StarCraftState): Skirmish | null {
  return battle?.skirmishes.find(({ id }) => id === battle.current) ?? null;
}

/** The cards of both sides of the current skirmish. */
export function laidCards(state: StarCraftState): readonly Laid[] {
  const { battle } = state;
  const skirmish = currentSkirmish(state);
  if (battle === null || skirmish === null) return [];
  return BATTLE_SIDES.map(side => {
    const own = skirmish[side];
    const seat = battle[side];
    const playArea = state.seats[seat]?.playArea ?? [];
    const standard = own.standard?.card ?? null;
    const reinforcement = own.reinforcement?.card ?? null;
    const laid = [...(own.matches && standard !== null ? [standard] : []), reinforcement, ...playArea];
    const cloaks = laid.flatMap(card => (card === null ? [] : abilitiesOf(card).filter(isCloak)));
    return { side, seat, standard, reinforcement, playArea, cloaks: own.cloaked.length === 0 ? [] : cloaks };
  });
}

function isCloak({ ability }: NamedAbility): boolean {
  return ability.op === 'cloak';
}

/** Notes what counted when both sides were compared. */
export function noteCompared(state: StarCraftState, tally: Tally): void {
  const { battle } = state;
  const skirmish = currentSkirmish(state);
  if (battle === null || skirmish === null) return;
  for (const laid of laidCards(state)) {
    const own = skirmish[laid.side];
    const enemy = skirmish[otherSide(laid.side)];
    tally.used('unit in front', unitOf(battle, own.front));
    noteCards(battle, own, laid, tally);
    noteLines(own, laid, tally);
    noteDetectors(own, enemy, laid, tally);
    if (own.detector && enemy.cloaked.length > 0 && hasAirSupportAt(state, battle.area, laid.seat)) {
      tally.used('module works', 'air-support as a detector');
    }
    if (fightersInSkirmish(battle, own).every(({ unit }) => UNITS[unit].assist))
      tally.used('keyword', 'assist units only');
  }
}

function noteCards(battle: Battle, own: SkirmishSide, { standard, reinforcement }: Laid, tally: Tally): void {
  if (standard !== null) {
    const isLocked = own.sum.some(({ words }) => words.key === 'battle.sum.locked-down');
    tally.used(own.matches && !isLocked ? 'card with a match' : 'card without a match', standard);
    if (isLocked) tally.inVain('card with a match', standard);
  }
  if (reinforcement === null) return;
  tally.used('reinforcement', reinforcement);
  const { icons, specialtySupport } = CARDS[reinforcement];
  const front = unitOf(battle, own.front);
  const isSupported = own.support.some(id => icons !== 'any' && icons.includes(fighterById(battle, id).unit));
  if (specialtySupport && icons !== 'any' && !icons.includes(front) && isSupported) {
    tally.used('keyword', 'specialty support');
  }
}

/**
 * The lines of a card stand in the order of its abilities; those for payments and for what comes after the comparison
 * come last.
 */
function noteLines(own: SkirmishSide, { standard, reinforcement, playArea }: Laid, tally: Tally): void {
  for (const { words, amount } of own.sum) {
    if (words.key === 'battle.sum.support') {
      const unit = nameIn(paramsOf(words).unit, 'unit.');
      if (unit !== null) tally.used('unit supports', unit);
    }
    if (words.key === 'battle.sum.air-support') tally.used('module works', 'air-support against a flyer');
    const event = nameIn(paramsOf(words).event, 'event.');
    if (event !== null && words.key === 'battle.sum.event' && amount > 0) tally.used('event', event);
    if (event !== null && words.key === 'battle.sum.no-event') tally.inVain('event', event);
  }
  for (const card of [standard, reinforcement, ...playArea]) {
    if (card === null) continue;
    const lines = own.sum.filter(
      ({ words }) => ABILITY_LINE.test(words.key) && nameIn(paramsOf(words).card, 'card.') === card,
    );
    const said = abilitiesOf(card).filter(({ ability }) => SAID.includes(ability.op));
    const ordered = [
      ...said.filter(({ ability }) => COMPARE.includes(ability.timing)),
      ...said.filter(({ ability }) => ability.timing === 'after-compare'),
    ];
    ordered.forEach((named, place) => {
      const line = lines[place];
      if (line === undefined) return;
      if (line.words.key === 'battle.sum.no-ability') tally.inVain('ability', named.name);
      else tally.used('ability', named.name);
    });
  }
}

/** A detector takes effect where it uncovers somebody, SC-15.2; it is noted before all other abilities. */
function noteDetectors(own: SkirmishSide, enemy: SkirmishSide, laid: Laid, tally: Tally): void {
  if (!own.detector) return;
  const isNeeded = enemy.cloaked.length > 0;
  if (isNeeded) tally.used('keyword', 'detector uncovers a cloaked unit');
  const cards = [own.matches ? laid.standard : null, laid.reinforcement, ...laid.playArea];
  for (const card of cards) {
    if (card === null) continue;
    for (const { name, ability } of abilitiesOf(card)) {
      if (ability.op !== 'detector') continue;
      if (isNeeded) tally.used('ability', name);
      else tally.inVain('ability', name);
    }
  }
}
