import { offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { CARDS, kindOf } from '../data/cards.ts';
import type { CardId, CardKind } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { controllerOf, installedIn, workingOfType } from '../state/cards.ts';
import { areAllied, inOrder } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { unitState } from '../state/units.ts';
import { cardName, say, sectorName, unitName } from '../text/say.ts';
import type { Meeting } from './card-effects/effect.ts';
import { trapOf } from './card-effects/traps.ts';
import { cardUseOf } from './card-effects/use.ts';
import { cardWasUsed } from './pieces.ts';

/** TH-7: springs the traps that a unit meets in a sector, each once, in the order that the active player chooses. */
export function* meetTraps(game: Theseus, sector: SectorId, meeting: Meeting): Rule {
  const { state } = game;
  if (trapsFor(state, sector, meeting).length === 0) return;
  if (isDeactivated(state, sector, meeting)) {
    useUpDeactivation(game, sector, meeting);
    return;
  }
  const sprungSlots: CardId[] = [];
  for (;;) {
    const waitingSlots = trapsFor(state, sector, meeting).filter(
      slot => !sprungSlots.includes(installedIn(state, slot).card),
    );
    const slot = yield* nextTrap(game, waitingSlots);
    if (slot === null) return;
    const use = cardUseOf(state, slot);
    sprungSlots.push(use.card);
    game.tell?.({
      words: say('trap.springs', {
        card: cardName(use.card),
        sector: sectorName(sector),
        unit: unitName(meeting.unit),
      }),
      rule: 'TH-7.1',
      refs: [`card:${use.card}`, `unit:${meeting.unit}`, `sector:${sector}`],
    });
    const effect = trapOf(kindOf(use.card));
    if (effect !== undefined && (yield* effect.spring(game, use, meeting))) cardWasUsed(game, slot, use.copies > 0);
    yield* beat('trap.springs');
  }
}

/**
 * The slots of a sector's traps that would affect a unit: working enemy traps that spring when it stops, or when it
 * passes.
 */
export function trapsFor(state: TheseusState, sector: SectorId, meeting: Meeting): SlotId[] {
  const { seat } = unitState(state, meeting.unit);
  return workingOfType(state, sector, 'trap').filter(slot => {
    const kind = kindOf(installedIn(state, slot).card);
    const springs: readonly string[] = CARDS[kind].springs;
    if (!springs.includes(meeting.on) || areAllied(state, controllerOf(state, slot), seat)) return false;
    return trapOf(kind)?.works(state, cardUseOf(state, slot), meeting) === true;
  });
}

/** TH-7.2: the next trap to spring; asks only if the order can matter. Traps that spring last wait for the others. */
function* nextTrap(game: Theseus, waitingSlots: readonly SlotId[]): Rule<SlotId | null> {
  const { state } = game;
  const beforeLast = waitingSlots.filter(slot => trapOf(kindIn(state, slot))?.last !== true);
  const candidates = beforeLast.length > 0 ? beforeLast : waitingSlots;
  const [only] = candidates;
  if (only === undefined) return null;
  if (new Set(candidates.map(slot => equivalenceKey(state, slot))).size === 1) return only;
  const { options, blocked } = offerPlain(waitingSlots, {
    id: slot => `card:${installedIn(state, slot).card}`,
    face: slot =>
      slot === only && isOrderIrrelevant(state, candidates)
        ? { ...trapFace(state, slot), autoAnswer: true }
        : trapFace(state, slot),
    whyNot: slot => (candidates.includes(slot) ? null : { why: say('why.last-trap'), rule: 'TH-7.2' }),
  });
  const seat = state.turn?.seat ?? inOrder(state)[0] ?? 0;
  return yield* choose(game, seat, 'trap.order', options, { prompt: say('trap.order'), rule: 'TH-7.2', blocked });
}

function trapFace(state: TheseusState, slot: SlotId): OptionFace {
  const { card } = installedIn(state, slot);
  return { words: cardName(card), refs: [`card:${card}`, `slot:${slot}`] };
}

function kindIn(state: TheseusState, slot: SlotId): CardKind {
  return kindOf(installedIn(state, slot).card);
}

/**
 * A key that is equal for traps whose order makes no difference: those of one kind and controller, unless not all of
 * them will spring.
 */
function equivalenceKey(state: TheseusState, slot: SlotId): string {
  const kind = kindIn(state, slot);
  return trapOf(kind)?.orderMatters === true ? slot : `${kind} ${controllerOf(state, slot)}`;
}

/** Whether some traps belong to one controller and only move tracks, so that their order makes no difference. */
function isOrderIrrelevant(state: TheseusState, slots: readonly SlotId[]): boolean {
  return (
    slots.every(slot => trapOf(kindIn(state, slot))?.commutes === true) &&
    new Set(slots.map(slot => controllerOf(state, slot))).size === 1
  );
}

/**
 * TH-7.5: whether a deactivation token protects a unit: a Marine, or a unit of Pandora if Pandora placed the token
 * (TH-20.7).
 */
function isDeactivated(state: TheseusState, sector: SectorId, { unit }: Meeting): boolean {
  return state.deactivation[sector]?.includes(unitState(state, unit).seat) === true;
}

function useUpDeactivation(game: Theseus, sector: SectorId, { unit }: Meeting): void {
  const { state } = game;
  const tokens = state.deactivation[sector] ?? [];
  const usedIndex = tokens.indexOf(unitState(state, unit).seat);
  const remainingTokens = tokens.filter((_, at) => at !== usedIndex);
  if (remainingTokens.length > 0) state.deactivation[sector] = remainingTokens;
  else Reflect.deleteProperty(state.deactivation, sector);
  game.tell?.({
    words: say('trap.deactivated', { unit: unitName(unit), sector: sectorName(sector) }),
    rule: 'TH-7.5',
    refs: [`unit:${unit}`, `sector:${sector}`],
  });
}
