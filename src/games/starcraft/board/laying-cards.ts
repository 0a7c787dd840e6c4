import type { Deed } from '../../../boards/deeds.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { leastUsefulCard } from '../view/card-worth.ts';
import { oddsOfCard } from './odds.ts';

/** The id of the key action that places cards at all remaining skirmishes. */
const LAY = 'deed:lay';
const LAY_KEY = 'A';
/**
 * The id of the key action that places cards at all remaining skirmishes and ends the question. With face-up cards this
 * can't be taken back.
 */
const LAY_DONE = 'deed:lay-done';
const DONE_KEY = 'E';
/** The answer that ends a series of choices. */
const DONE = 'done';
const IN_ORDER = 'deed:in-order';
/** The id of the key action that makes the pairs in the order in which they are listed. */
const PAIR = 'deed:pair';
/** The id of the key action that picks the cards to discard. */
const DISCARD = 'deed:discard';
const DISCARD_DONE = 'deed:discard-done';

/**
 * The actions of single keys that answer several questions of a battle: making all pairs as listed (SC-13.4), placing
 * the best cards at all skirmishes (SC-13.6), resolving skirmishes in order (SC-13.7), and discarding the least useful
 * cards (SC-18.9). A second key for placing or discarding also ends the question.
 */
export function battleDeeds(view: StarCraftView, decision: Decision): readonly Deed[] {
  if (leastCard(view, decision) !== null)
    return [
      { id: DISCARD, key: LAY_KEY, words: say('board.discard-least') },
      { id: DISCARD_DONE, key: DONE_KEY, words: say('board.and-done') },
    ];
  if (decision.kind === 'battle.cards' && bestCard(view, decision) !== null)
    return [
      { id: LAY, key: LAY_KEY, words: say('board.lay-best') },
      { id: LAY_DONE, key: DONE_KEY, words: say('board.and-done') },
    ];
  if (pairsIn(decision).length > 1) return [{ id: PAIR, key: LAY_KEY, words: say('board.pair-listed') }];
  return decision.kind === 'battle.skirmish' && decision.options.length > 1
    ? [{ id: IN_ORDER, key: LAY_KEY, words: say('board.in-order') }]
    : [];
}

/** The next answer of a key action in a battle; `null` if it has no further answer. */
export function battleAnswer(view: StarCraftView, decision: Decision, deed: string): string | null {
  if (deed === PAIR) return decision.kind === 'battle.pair' ? (pairsIn(decision)[0]?.id ?? doneIn(decision)) : null;
  if ((deed === DISCARD || deed === DISCARD_DONE) && decision.kind === 'regrouping.discard')
    return leastCard(view, decision) ?? (deed === DISCARD_DONE ? doneIn(decision) : null);
  if ((deed === LAY || deed === LAY_DONE) && decision.kind === 'battle.cards')
    return bestCard(view, decision)?.id ?? (deed === LAY_DONE ? doneIn(decision) : null);
  return deed === IN_ORDER && decision.kind === 'battle.skirmish' ? (decision.options[0]?.id ?? null) : null;
}

/** The answer that ends the question; `null` if the question can't end yet. */
function doneIn({ options }: Decision): string | null {
  return options.some(({ id }) => id === DONE) ? DONE : null;
}

/** SC-13.4: the options that pair two fighters; empty if the question is another one. */
function pairsIn({ kind, options }: Decision): readonly ShownOption[] {
  return kind === 'battle.pair' ? options.filter(({ subject }) => subject !== undefined) : [];
}

/** SC-18.9: the answer that discards the least useful card; `null` if none can be discarded. */
function leastCard(view: StarCraftView, { kind, seat, options }: Decision): string | null {
  const me = view.seats[seat];
  if (kind !== 'regrouping.discard' || me === undefined) return null;
  const card = leastUsefulCard(view, me, held => options.some(({ id }) => id === `card:${held}`));
  return card === null ? null : `card:${card}`;
}

/**
 * The option to place a card with the best odds for the own side; the first one if several are equal. A reinforcement
 * card that adds nothing is left out. `null` if nothing can be placed.
 */
function bestCard(view: StarCraftView, { options }: Decision): ShownOption | null {
  let best: ShownOption | null = null;
  let most = -1;
  for (const option of [...options.filter(({ id }) => id === 'none'), ...options.filter(({ id }) => id !== 'none')]) {
    const odds = oddsOfCard(view, option);
    const good = odds === null ? -1 : odds.falls + odds.holds;
    if (good <= most) continue;
    best = option;
    most = good;
  }
  return best;
}
