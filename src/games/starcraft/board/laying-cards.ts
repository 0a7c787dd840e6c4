import type { Deed } from '../../../boards/deeds.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { leastUsefulCard } from '../view/card-worth.ts';
import { bestAtFirst } from './best-cards.ts';
import type { Best } from './best-cards.ts';
import { goodOfCard } from './odds.ts';

/** The id of the key action that places cards at all remaining skirmishes. */
const PLACE_CARDS = 'deed:lay';
const ACTION_KEY = 'A';
/**
 * The id of the key action that places cards at all remaining skirmishes and ends the question. With face-up cards this
 * can't be taken back.
 */
const PLACE_CARDS_AND_END = 'deed:lay-done';
const ACTION_AND_END_KEY = 'E';
/** The answer that ends a series of choices. */
const DONE_ANSWER = 'done';
const RESOLVE_IN_ORDER = 'deed:in-order';
/** The id of the key action that makes the pairs in the order in which they are listed. */
const MAKE_PAIRS = 'deed:pair';
/** The id of the key action that picks the cards to discard. */
const DISCARD_CARDS = 'deed:discard';
const DISCARD_CARDS_AND_END = 'deed:discard-done';

/**
 * The actions of single keys that answer several questions of a battle: making all pairs as listed (SC-13.4), placing
 * the best cards at all skirmishes (SC-13.6), resolving skirmishes in order (SC-13.7), and discarding the least useful
 * cards (SC-18.9). A second key for placing or discarding also ends the question.
 */
export function battleDeeds(view: StarCraftView, decision: Decision): readonly Deed[] {
  if (leastUsefulOption(view, decision) !== null)
    return [
      { id: DISCARD_CARDS, key: ACTION_KEY, words: say('board.discard-least') },
      { id: DISCARD_CARDS_AND_END, key: ACTION_AND_END_KEY, words: say('board.and-done') },
    ];
  if (decision.kind === 'battle.cards' && decision.options.some(option => goodOfCard(view, option) !== null))
    return [
      { id: PLACE_CARDS, key: ACTION_KEY, words: say('board.lay-best') },
      { id: PLACE_CARDS_AND_END, key: ACTION_AND_END_KEY, words: say('board.and-done') },
    ];
  if (pairsIn(decision).length > 1) return [{ id: MAKE_PAIRS, key: ACTION_KEY, words: say('board.pair-listed') }];
  return decision.kind === 'battle.skirmish' && decision.options.length > 1
    ? [{ id: RESOLVE_IN_ORDER, key: ACTION_KEY, words: say('board.in-order') }]
    : [];
}

/** The next answer of a key action in a battle; `null` if it has no further answer. */
export function battleAnswer(view: StarCraftView, decision: Decision, deed: string): string | null {
  if (deed === MAKE_PAIRS)
    return decision.kind === 'battle.pair' ? (pairsIn(decision)[0]?.id ?? doneAnswer(decision)) : null;
  if ((deed === DISCARD_CARDS || deed === DISCARD_CARDS_AND_END) && decision.kind === 'regrouping.discard')
    return leastUsefulOption(view, decision) ?? (deed === DISCARD_CARDS_AND_END ? doneAnswer(decision) : null);
  if ((deed === PLACE_CARDS || deed === PLACE_CARDS_AND_END) && decision.kind === 'battle.cards')
    return bestCard(view, decision)?.id ?? (deed === PLACE_CARDS_AND_END ? doneAnswer(decision) : null);
  return deed === RESOLVE_IN_ORDER && decision.kind === 'battle.skirmish' ? (decision.options[0]?.id ?? null) : null;
}

/** The answer that ends the question; `null` if the question can't end yet. */
function doneAnswer({ options }: Decision): string | null {
  return options.some(({ id }) => id === DONE_ANSWER) ? DONE_ANSWER : null;
}

/** SC-13.4: the options that pair two fighters; empty if the question is another one. */
function pairsIn({ kind, options }: Decision): readonly ShownOption[] {
  return kind === 'battle.pair' ? options.filter(({ subject }) => subject !== undefined) : [];
}

/** SC-18.9: the answer that discards the least useful card; `null` if none can be discarded. */
function leastUsefulOption(view: StarCraftView, { kind, seat, options }: Decision): string | null {
  const ownSeatView = view.seats[seat];
  if (kind !== 'regrouping.discard' || ownSeatView === undefined) return null;
  const card = leastUsefulCard(view, ownSeatView, held => options.some(({ id }) => id === `card:${held}`));
  return card === null ? null : `card:${card}`;
}

/**
 * The option whose odds are best, together with those of the other skirmishes; of reinforcements none that adds
 * nothing. `null` if nothing can be placed.
 */
function bestCard(view: StarCraftView, { options }: Decision): ShownOption | null {
  if (!options.some(({ id }) => id === 'none')) {
    const idOf = (best: Best): string => (best === 'deck' ? best : `card:${best}`);
    const best = bestAtFirst(view, one => options.some(({ id }) => id === idOf(one)));
    return options.find(({ id }) => best !== null && id === idOf(best)) ?? null;
  }
  let found: ShownOption | null = null;
  let most = -1;
  for (const option of [...options.filter(({ id }) => id === 'none'), ...options.filter(({ id }) => id !== 'none')]) {
    const good = goodOfCard(view, option) ?? -1;
    if (good <= most) continue;
    found = option;
    most = good;
  }
  return found;
}
