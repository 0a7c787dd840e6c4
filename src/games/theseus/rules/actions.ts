import { blockedOnly, joinedOffers, offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { lazily } from '../../../kernel/plain/once.ts';
import { factsOf, kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { SlotId } from '../data/ids.ts';
import { controllerOf, installedIn, installedSlotsOf, isWorking, slotOf, workingOfType } from '../state/cards.ts';
import { does } from '../state/does.ts';
import { copiesOf } from '../state/reproduction.ts';
import { areAllied } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { actionOf } from './card-effects/actions.ts';
import type { Acting, CardUse } from './card-effects/effect.ts';
import { cardUseOf } from './card-effects/use.ts';
import { actFreely, offerActs } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { cardWasUsed } from './pieces.ts';
import { turnOf } from './turn.ts';

/** The steps of the action phase, phase 2 of a turn (TH-10.1). */
export const actionSteps: ChapterRules<Pick<TurnSteps, 'turn.actions' | 'turn.run'>> = {
  'turn.actions': actions,
  'turn.run': run,
};

/** One execution of an action card. `copy`: 0 for the card itself, 1 and above for its copies (TH-15.5). */
export interface Run {
  readonly card: CardId;
  readonly copy: number;
}

/** TH-22.8: the executions that are still possible in the sector where the unit stopped, with or without effect. */
export function runsLeft(state: TheseusState): Run[] {
  const { seat, sector, done } = turnOf(state);
  if (sector === null) return [];
  return gather(
    workingOfType(state, sector, 'action').filter(slot => areAllied(state, controllerOf(state, slot), seat)),
    slot => runsOf(state, slot),
  ).filter(left => !done.includes(runId(left)));
}

function runsOf(state: TheseusState, slot: SlotId): Run[] {
  const { card } = installedIn(state, slot);
  const copies = actsTogether(card) ? 0 : copiesOf(state, slot);
  return Array.from({ length: copies + 1 }, (_, copy) => ({ card, copy }));
}

function runId({ card, copy }: Run): string {
  return copy === 0 ? card : `${card}+${copy}`;
}

/** The use of an action card by the active player. */
export function actionUse(state: TheseusState, slot: SlotId): CardUse {
  const use = cardUseOf(state, slot);
  return { ...use, seat: turnOf(state).seat, copies: actsTogether(use.card) ? use.copies : 0 };
}

/** The functions that action cards may call about other cards. */
const actingFunctions: Acting = { canRun };

/** Whether a card and its copies are executed together: one-use cards (TH-15.6), and some others. */
function actsTogether(card: CardId): boolean {
  return factsOf(card).oneUse || actionOf(kindOf(card))?.together === true;
}

/** Whether a card works and would have an effect (TH-10.1). */
export function canRun(state: TheseusState, card: CardId): boolean {
  const slot = slotOf(state, card);
  if (slot === null || !isWorking(state, slot)) return false;
  return actionOf(kindOf(card))?.canDo(state, actionUse(state, slot), actingFunctions) === true;
}

function* actions(game: Theseus): Rule {
  const { state } = game;
  const turn = turnOf(state);
  turn.part = 'actions';
  const remaining = turn.over ? [] : runsLeft(state);
  const freeActs = lazily(() => offerActs(state, turn.seat));
  // If the order makes no difference and there are no free actions to choose, nobody is asked.
  const runnable = (): readonly Run[] => remaining.filter(({ card }) => canRun(state, card));
  const isAnsweredAutomatically = (one: Run): boolean =>
    freeActs().options.length === 0 && runnable()[0] === one && runnable().every(other => commutes(state, other));
  const runs = offerPlain(remaining, {
    id: one => `run:${runId(one)}`,
    face: one => (isAnsweredAutomatically(one) ? { ...runFace(state, one), autoAnswer: true } : runFace(state, one)),
    whyNot: ({ card }) => (canRun(state, card) ? null : { why: say('why.no-object'), rule: 'TH-10.1' }),
  });
  if (runs.options.length === 0) {
    game.next('turn.breed', {});
    game.next('turn.takeOver', {});
    game.next('turn.sector', {});
    return;
  }
  const { options, blocked } = joinedOffers<Run | FreeAct>(runs, idleActionCards(state), freeActs());
  const chosen = yield* choose(game, turn.seat, 'actions.card', options, {
    prompt: say('actions.card'),
    rule: 'TH-10.1',
    obvious: true,
    blocked,
  });
  if ('do' in chosen) yield* actFreely(game, turn.seat, chosen);
  else {
    turn.done.push(runId(chosen));
    game.next('turn.run', chosen);
  }
  game.next('turn.actions', {});
}

function commutes(state: TheseusState, { card }: Run): boolean {
  return actionOf(kindOf(card))?.commutes?.(state) === true;
}

/**
 * The text of an execution as an option. Two cards of the same kind in this sector are distinguished by their slots.
 */
function runFace(state: TheseusState, run: Run): OptionFace {
  const slot = slotOf(state, run.card);
  const isOneOfTwo = runsLeft(state).some(other => other.card !== run.card && kindOf(other.card) === kindOf(run.card));
  const name = cardName(run.card);
  const card = isOneOfTwo && slot !== null ? say('actions.card.in', { card: name, slot: slotName(slot) }) : name;
  return {
    words: say(run.copy === 0 ? 'actions.run' : 'actions.copy', { card }),
    details: run.copy === 0 ? does('run') : { ...does('run'), copy: run.copy },
    refs: [`card:${run.card}`],
  };
}

/**
 * The sector's action cards that can't be executed: those of opponents (TH-10.2), and those that do not work (TH-13.2).
 */
function idleActionCards(state: TheseusState): Offer<never> {
  const { seat, sector } = turnOf(state);
  const cards = (): InstalledAction[] =>
    sector === null
      ? []
      : installedSlotsOf(state, sector)
          .map(slot => ({ slot, card: installedIn(state, slot).card }))
          .filter(({ card }) => factsOf(card).types.includes('action'));
  return blockedOnly(cards, {
    id: ({ card }) => `run:${runId({ card, copy: 0 })}`,
    face: ({ card }) => runFace(state, { card, copy: 0 }),
    whyNot: ({ slot }) => {
      if (!areAllied(state, controllerOf(state, slot), seat)) return ENEMYS_ACTION;
      return isWorking(state, slot) ? null : ASLEEP;
    },
  });
}

interface InstalledAction {
  readonly slot: SlotId;
  readonly card: CardId;
}

const ENEMYS_ACTION: Reason = { why: say('why.enemys-action'), rule: 'TH-10.2' };
const ASLEEP: Reason = { why: say('why.asleep'), rule: 'TH-13.2' };

function* run(game: Theseus, { card, copy }: TurnSteps['turn.run']): Rule {
  const { state } = game;
  const slot = slotOf(state, card);
  const effect = actionOf(kindOf(card));
  if (slot === null || effect === undefined || turnOf(state).over || !canRun(state, card)) return;
  game.tell?.({
    words: say(copy > 0 ? 'actions.copies' : 'actions.runs', { card: cardName(card) }),
    rule: copy < 0 ? 'TH-16.4.3' : 'TH-10.1',
    refs: [`card:${card}`, `slot:${slot}`],
  });
  const fullUse = actionUse(state, slot);
  const use = copy < 0 ? { ...fullUse, copies: 0 } : fullUse;
  const hasWorked = yield* effect.carryOut(game, use, actingFunctions);
  const currentSlot = slotOf(state, card);
  const copiedCard = copy > 0 || use.copies > 0;
  if (hasWorked && currentSlot !== null) cardWasUsed(game, currentSlot, copiedCard);
  if (hasWorked && copiedCard) yield* beat('card.copied');
}
