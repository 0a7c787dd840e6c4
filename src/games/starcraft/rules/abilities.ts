import { copy } from '../../../kernel/plain/copy.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ability, AbilityTiming, Bonus } from '../data/abilities.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { UNITS } from '../data/units.ts';
import { fightersInSkirmish } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import type { Bout } from '../state/bout.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { whyNot } from './conditions.ts';
import { isLockedDown } from './lockdown.ts';

/** An ability with its card, which is at the skirmish or in its owner's play area. */
export interface CardAbility {
  readonly card: CardId;
  readonly ability: Ability;
}

type AbilityOf<Op extends Ability['op']> = Extract<Ability, { readonly op: Op }>;

/** The timings of abilities that count in the Compare sub-step; continuous abilities count, too (SC-13.7.B). */
const COMPARE_TIMINGS: readonly AbilityTiming[] = ['compare', 'continuous'];

/**
 * The abilities of one side with one of these timings, whether or not their conditions hold. SC-13.7.B.2: abilities of
 * the standard card count only on a match. Reinforcement cards without a match have been discarded before.
 */
export function abilitiesOf(state: StarCraftState, bout: Bout, timings: readonly AbilityTiming[]): CardAbility[] {
  const { own, seat } = bout;
  const abilitiesFound: CardAbility[] = [];
  const addAbilities = (card: CardId): void => {
    for (const ability of CARDS[card].abilities) {
      if (timings.includes(ability.timing)) abilitiesFound.push({ card, ability });
    }
  };
  if (own.standard !== null && own.matches && !isStandardLost(state, bout, timings)) addAbilities(own.standard.card);
  if (own.reinforcement !== null) addAbilities(own.reinforcement.card);
  seatState(state, seat).playArea.forEach(addAbilities);
  return abilitiesFound;
}

/**
 * Whether Lockdown disables the side's standard card. Lockdown begins with the Compare sub-step, so it never stops a
 * cancel.
 */
function isStandardLost(state: StarCraftState, bout: Bout, timings: readonly AbilityTiming[]): boolean {
  return !timings.includes('cancel') && isLockedDown(state, bout);
}

/**
 * The abilities of one side with operation `op` whose conditions hold in this skirmish. They count until the cards are
 * discarded.
 */
export function workingAbilities<Op extends Ability['op']>(state: StarCraftState, bout: Bout, op: Op): AbilityOf<Op>[] {
  const abilitiesFound: AbilityOf<Op>[] = [];
  for (const { ability } of abilitiesOf(state, bout, COMPARE_TIMINGS)) {
    if (isOperation(ability, op) && whyNot(state, bout, ability.if) === null) abilitiesFound.push(ability);
  }
  return abilitiesFound;
}

function isOperation<Op extends Ability['op']>(ability: Ability, op: Op): ability is AbilityOf<Op> {
  return ability.op === op;
}

/** SC-15.2: notes whether a side has a detector: a unit, a card at the skirmish or a card in its play area. */
export function noteDetectors(state: StarCraftState, bout: Bout): void {
  const { battle, own } = bout;
  const unitsInSkirmish = fightersInSkirmish(battle, own);
  own.detector =
    unitsInSkirmish.some(({ unit }) => UNITS[unit].detector) ||
    abilitiesOf(state, bout, COMPARE_TIMINGS).some(({ ability }) => {
      if (ability.op !== 'detector' || whyNot(state, bout, ability.if) !== null) return false;
      const { units } = ability;
      return units === undefined || unitsInSkirmish.some(({ unit }) => units.includes(unit));
    });
}

/** SC-13.7.B.2-3: applies the abilities of a side in the Compare sub-step, except payments. */
export function compareAbilities(game: StarCraft, side: BattleSide): void {
  const bout = boutOf(game.state, side);
  for (const { card, ability } of abilitiesOf(game.state, bout, COMPARE_TIMINGS)) {
    const reason = whyNot(game.state, bout, ability.if);
    switch (ability.op) {
      case 'attack':
      case 'health':
        addBonus(bout, card, ability, reason);
        break;
      case 'splash':
        if (reason === null) bout.own.splash.push(card);
        break;
      case 'cloak':
        if (reason === null) cloakFighter(bout, ability);
        break;
      case 'auto-strength': // the following abilities only add a line to the sum; other code applies their effects
      case 'force-minor':
      case 'lose-ground-target':
      case 'set-final-attack':
      case 'zero-support':
        noteAbility(bout, card, ability.op, reason);
        break;
      case 'detector': // detectors have been applied earlier, by `noteDetectors`
      case 'pay': // asked later, by `payments`
        break;
      default:
        throw abilityMissing(card, ability);
    }
  }
}

/** Offers the payments that a side may make in the Compare sub-step, and adds the bonuses to its sum. */
export function* unpaidAbilities(game: StarCraft, side: BattleSide): Rule {
  const bout = boutOf(game.state, side);
  for (const { card, ability } of abilitiesOf(game.state, bout, COMPARE_TIMINGS)) {
    if (ability.op === 'pay' && whyNot(game.state, bout, ability.if) === null)
      yield* payForAbility(game, bout, card, ability);
  }
}

/**
 * Ruling metabolic-boost: applies the abilities between the comparison and the Destroy sub-step, such as a health bonus
 * for sufficient strength.
 */
export function afterCompareAbilities(game: StarCraft, side: BattleSide): void {
  const bout = boutOf(game.state, side);
  for (const { card, ability } of abilitiesOf(game.state, bout, ['after-compare'])) {
    if (ability.op !== 'attack' && ability.op !== 'health') throw abilityMissing(card, ability);
    addBonus(bout, card, ability, whyNot(game.state, bout, ability.if));
  }
}

/** Adds a bonus to the sum. An ability that does not work is listed with 0 and the reason. */
function addBonus({ own }: Bout, card: CardId, { op, amount }: Bonus, reason: ReturnType<typeof whyNot>): void {
  own.sum.push(
    reason === null
      ? { stat: op, amount, words: say('battle.sum.ability', { card: cardName(card) }) }
      : { stat: op, amount: 0, words: say('battle.sum.no-ability', { card: cardName(card), why: copy(reason) }) },
  );
}

/** Adds a line with the amount 0 to the sum, which says what an ability does or why it does nothing. */
function noteAbility(
  { own }: Bout,
  card: CardId,
  op: 'auto-strength' | 'force-minor' | 'lose-ground-target' | 'set-final-attack' | 'zero-support',
  reason: ReturnType<typeof whyNot>,
): void {
  const words =
    reason === null
      ? say(`battle.sum.${op}`, { card: cardName(card) })
      : say('battle.sum.no-ability', { card: cardName(card), why: reason });
  own.sum.push({ stat: 'attack', amount: 0, words });
}

/** SC-15.1: notes which fighters are cloaked in this skirmish. */
function cloakFighter({ battle, own }: Bout, { units }: AbilityOf<'cloak'>): void {
  for (const { id, unit } of fightersInSkirmish(battle, own)) {
    const isCloaked =
      units === 'own-front'
        ? id === own.front
        : 'except' in units
          ? !units.except.includes(unit)
          : units.includes(unit);
    if (isCloaked && !own.cloaked.includes(id)) own.cloaked.push(id);
  }
}

/**
 * Asks the owner whether to pay workers for the bonuses; paid workers go from the pool to the unavailable ones. A
 * payment is never mandatory (ruling mandatory-text).
 */
function* payForAbility(game: StarCraft, bout: Bout, card: CardId, ability: AbilityOf<'pay'>): Rule {
  const owner = seatState(game.state, bout.seat);
  if (owner.pool < ability.amount) {
    for (const bonus of ability.then) addBonus(bout, card, bonus, say('battle.why.no-worker'));
    return;
  }
  const isPaid = yield* choose(
    game,
    bout.seat,
    'battle.pay',
    [
      { id: 'pay', words: say('battle.pay.yes', { count: ability.amount }), value: true },
      { id: 'keep', words: say('battle.pay.no'), value: false },
    ],
    { prompt: say('battle.pay.prompt', { card: cardName(card), pool: owner.pool }), rule: 'SC-13.7.B' },
  );
  if (isPaid) {
    owner.pool -= ability.amount;
    owner.unavailable += ability.amount;
    game.tell?.({
      words: say('battle.paid', { seat: { seat: bout.seat }, count: ability.amount, card: cardName(card) }),
      refs: [`card:${card}`],
      rule: 'SC-13.7.B',
    });
  }
  for (const bonus of ability.then) addBonus(bout, card, bonus, isPaid ? null : say('battle.why.not-paid'));
}

/** Throws for a program error: no rule handles the ability of this card at its timing. */
export function abilityMissing(card: CardId, { op, timing }: Ability): RuleFault {
  return new RuleFault(`${card}: nobody has written what "${op}" does at "${timing}" yet.`);
}
