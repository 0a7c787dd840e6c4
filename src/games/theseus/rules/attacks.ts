import type { Offer } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitId } from '../data/units.ts';
import { attackOf, enemiesIn, roomOf, sectorOfUnit, unitState } from '../state/units.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { roomRefs, sectorRefs } from '../state/refs.ts';
import { cardName, say, sectorName, unitName } from '../text/say.ts';
import { attackersOf, lurks, shelterOf, effectiveShelters, targetsOf, invisibleTargets } from './attack-targets.ts';
import type { AttackEvent } from './attack-targets.ts';
import { whyNotAttackable } from './left-out.ts';
import { modulesOf } from './modules.ts';
import { offerUnits } from './offer.ts';
import { seatOptions } from './options.ts';
import { cardWasUsed } from './pieces.ts';
import { gainData, wound } from './tracks.ts';

// TH-8: attacks happen automatically (TH-8.3); players only choose targets. Nobody is asked for the order of units and
// sectors, because the order does not change the result.

/** The results of one attack event (TH-8.7). */
interface Tally {
  readonly victims: Seat[];
  data: number;
  /** The wounds of each victim, including those by bonuses and lurking cards. */
  readonly wounds: Map<Seat, number>;
}

/** TH-8.6: carries out an assault: all units of a seat in all sectors attack. Returns whether anything was attacked. */
export function* assault(game: Theseus, seat: Seat): Rule<boolean> {
  game.tell?.({ words: say('attack.assault', { seat: { seat } }), rule: 'TH-8.6' });
  let hasAttacked = false;
  for (const sector of game.state.ring)
    if (yield* attackEvent(game, { seat, sector, lurking: true })) hasAttacked = true;
  return hasAttacked;
}

/**
 * TH-8.5: carries out a minor assault: all units of a seat in one sector attack. Returns whether anything was attacked.
 */
export function* minorAssault(game: Theseus, seat: Seat, sector: SectorId): Rule<boolean> {
  game.tell?.({
    words: say('attack.minor', { seat: { seat }, sector: sectorName(sector) }),
    rule: 'TH-8.5',
    refs: sectorRefs(sector),
  });
  return yield* attackEvent(game, { seat, sector, lurking: true });
}

/** Carries out one attack event (TH-8.7). Returns whether anything was attacked. */
export function* attackEvent(game: Theseus, event: AttackEvent): Rule<boolean> {
  const { state } = game;
  const { seat } = event;
  if (enemiesIn(state, event.sector, seat).length === 0) return false;
  const attackers = attackersOf(state, event);
  if (attackers.length === 0 && !lurks(state, event)) return false;
  const hiddenUnits = invisibleTargets(state, event); // TH-16.5.2: these units stay invisible during the whole event
  const shelterUses = new Map(effectiveShelters(state, event).map(slot => [slot, 1]));
  const tally: Tally = { victims: [], data: 0, wounds: new Map() };
  const repeats = repeatsIn(state, event);
  for (const unit of attackers) {
    if (!(yield* attackWith(game, seat, unit, hiddenUnits, tally))) continue;
    for (let slot = repeats[0]; slot !== undefined; slot = repeats[0]) {
      if (targetsOf(state, unit, hiddenUnits).length === 0 || !(yield* wantsRepeat(game, seat, unit))) break;
      repeats.shift();
      shelterUses.set(slot, (shelterUses.get(slot) ?? 0) + 1);
      yield* attackWith(game, seat, unit, hiddenUnits, tally);
    }
  }
  if (event.lurking) yield* lurkingAttack(game, event, hiddenUnits, tally);
  yield* addBonus(game, event, tally);
  tellSum(game, event, tally);
  for (const unit of hiddenUnits) {
    unitState(state, unit).invisible = false;
    game.tell?.({ words: say('attack.unseen', { unit: unitName(unit) }), rule: 'TH-16.5.2', refs: [`unit:${unit}`] });
  }
  for (const [slot, times] of shelterUses) cardWasUsed(game, slot, times > 1); // a second use counts for a copy
  const hasAttacked = tally.victims.length > 0 || tally.data > 0;
  if (hasAttacked) yield* beat('attack.ends');
  return hasAttacked;
}

/** Logs the total of an attack event with more than one hit. */
function tellSum(game: Theseus, { seat, sector }: AttackEvent, { wounds, data }: Tally): void {
  let hits = data;
  for (const amount of wounds.values()) hits += amount;
  if (hits < 2) return;
  const sums = [...wounds].map(([victim, amount]) => say('attack.sum.wounds', { seat: { seat: victim }, amount }));
  const messages = [...sums, ...(data > 0 ? [say('attack.sum.data', { seat: { seat }, amount: data })] : [])];
  game.tell?.({
    words: say('attack.sum', { sector: sectorName(sector), sums: messages }),
    rule: 'TH-8.7',
    refs: sectorRefs(sector),
  });
}

function addWounds({ victims, wounds }: Tally, victim: Seat, amount: number): void {
  victims.push(victim);
  wounds.set(victim, (wounds.get(victim) ?? 0) + amount);
}

/**
 * TH-16.3.2: the cards of the sector that let units repeat their attacks; each is listed as often as it can be used.
 * None if only certain units attack.
 */
function repeatsIn(state: TheseusState, { seat, sector, units }: AttackEvent): SlotId[] {
  if (units !== undefined) return [];
  return gather(modulesOf(state, sector, 'repeats', seat), ({ use, hook }) =>
    Array.from({ length: hook(use) }, () => use.slot),
  );
}

/** Carries out the attack of one unit on one or all of the targets in its range. Returns whether there were any. */
function* attackWith(
  game: Theseus,
  seat: Seat,
  unit: UnitId,
  hiddenUnits: readonly UnitId[],
  tally: Tally,
): Rule<boolean> {
  const { state } = game;
  const targets = targetsOf(state, unit, hiddenUnits);
  if (targets.length === 0) return false;
  if (attackOf(state, unit).targets === 'all') {
    for (const target of targets) hit(game, unit, target, tally);
    return true;
  }
  const { options, blocked } = offerTargets(state, unit, targets, hiddenUnits);
  const target = yield* choose(game, seat, 'attack.target', options, {
    prompt: say('attack.target', { unit: unitName(unit) }),
    rule: 'TH-8.2',
    obvious: true,
    blocked,
  });
  hit(game, unit, target, tally);
  return true;
}

/** The targets of a unit as options. The enemies in its sector that it can't reach are blocked options. */
function offerTargets(
  state: TheseusState,
  unit: UnitId,
  targets: readonly UnitId[],
  hiddenUnits: readonly UnitId[],
): Offer<UnitId> {
  const sector = sectorOfUnit(state, unit);
  const enemies = sector === null ? [] : enemiesIn(state, sector, unitState(state, unit).seat);
  const outOfReach = enemies.filter(enemy => !targets.includes(enemy));
  return offerUnits(state, [...targets, ...outOfReach], enemy =>
    targets.includes(enemy) ? null : whyNotAttackable(state, enemy, hiddenUnits),
  );
}

function hit(game: Theseus, unit: UnitId, target: UnitId, tally: Tally): void {
  const { state } = game;
  const { seat } = unitState(state, unit);
  const victim = unitState(state, target).seat;
  const room = roomOf(state, target);
  const placeRefs: readonly Ref[] = room === null ? [] : roomRefs(room);
  const refs = [`unit:${unit}`, `unit:${target}`, ...placeRefs] as const;
  game.tell?.({ words: say('attack.hits', { unit: unitName(unit), target: unitName(target) }), rule: 'TH-8.2', refs });
  if (attackOf(state, unit).gives === 'data') {
    tally.data += 1;
    gainData(game, seat, 1, 'TH-8.2', refs);
  } else {
    addWounds(tally, victim, 1);
    wound(game, { victim, by: seat, amount: 1, rule: 'TH-8.2', refs });
  }
}

/** TH-16.3.2: asks whether a unit repeats its attacks, by a card of its own seat. Units of an ally can't. */
function wantsRepeat(game: Theseus, seat: Seat, unit: UnitId): Rule<boolean> {
  return choose(
    game,
    seat,
    'attack.repeat',
    [
      { id: 'repeat', words: say('attack.repeat', { unit: unitName(unit) }), refs: [`unit:${unit}`], value: true },
      { id: 'done', words: say('done'), value: false },
    ],
    { prompt: say('attack.repeat-question'), rule: 'TH-16.3.2' },
  );
}

/** TH-16.2.4: carries out the attacks of lurking cards, each on one enemy anywhere in the sector. */
function* lurkingAttack(
  game: Theseus,
  { seat, sector }: AttackEvent,
  hiddenUnits: readonly UnitId[],
  tally: Tally,
): Rule {
  const { state } = game;
  for (const { use, hook } of modulesOf(state, sector, 'lurks', seat)) {
    const { attacks, wounds } = hook(use);
    for (let attackIndex = 0; attackIndex < attacks; attackIndex++) {
      const { options, blocked } = offerUnits(state, enemiesIn(state, sector, seat), unit =>
        hiddenUnits.includes(unit) || shelterOf(state, unit) !== null
          ? whyNotAttackable(state, unit, hiddenUnits)
          : null,
      );
      if (options.length === 0) return;
      const question = { prompt: say('attack.lurking'), rule: 'TH-16.2.4', blocked };
      const target = yield* choose(game, seat, 'attack.lurking', options, question);
      const victim = unitState(state, target).seat;
      addWounds(tally, victim, wounds);
      tellAdded(game, use.card, wounds);
      wound(game, {
        victim,
        by: seat,
        amount: wounds,
        rule: 'TH-16.2.4',
        refs: [`card:${use.card}`, `unit:${target}`],
      });
    }
    if (attacks > 0) cardWasUsed(game, use.slot, use.copies > 0);
  }
}

/** Logs the card that adds wounds, before the wounds themselves. */
function tellAdded(game: Theseus, card: CardId, amount: number, rule = 'TH-16.2.4'): void {
  game.tell?.({ words: say('attack.adds', { card: cardName(card), amount }), rule, refs: [`card:${card}`] });
}

/**
 * TH-14.3.1: adds wounds or data points, once in an event that caused some. All added wounds go to one faction that was
 * wounded in the event.
 */
function* addBonus(game: Theseus, { seat, sector }: AttackEvent, tally: Tally): Rule {
  if (tally.victims.length === 0 && tally.data === 0) return;
  const { state } = game;
  for (const { use, hook } of modulesOf(state, sector, 'attackBonus', seat)) {
    const refs = [`card:${use.card}`] as const;
    const amount = hook.amount(use);
    if (hook.gives === 'data' && tally.data > 0) {
      tally.data += amount;
      game.tell?.({ words: say('attack.adds-data', { card: cardName(use.card), amount }), rule: 'TH-14.3.1', refs });
      gainData(game, seat, amount, 'TH-14.3.1', refs);
    } else if (hook.gives === 'wound' && tally.victims.length > 0) {
      // In a free-for-all the attacker gains the same points for any victim, so the first one is taken.
      const victims = [...new Set(tally.victims)].slice(0, state.options.mode === 'free-for-all' ? 1 : undefined);
      const question = { prompt: say('attack.bonus', { amount }), rule: 'TH-14.3.1' };
      const victim = yield* choose(game, seat, 'attack.bonus', seatOptions(victims), question);
      addWounds(tally, victim, amount);
      tellAdded(game, use.card, amount, 'TH-14.3.1');
      wound(game, { victim, by: seat, amount, rule: 'TH-14.3.1', refs });
    } else continue;
    cardWasUsed(game, use.slot, use.copies > 0);
  }
}
