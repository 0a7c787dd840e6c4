import { optionOf } from './decision.ts';
import type { QuestionFacts, AmountRange, Beat, Option, Question } from './decision.ts';
import type { GameEvent } from './events.ts';
import { RuleFault } from './refusal.ts';
import { message } from '../words/message.ts';
import type { Seat } from '../words/message.ts';

/**
 * A rule of a game: a generator that yields whenever a seat must choose. Call it with `yield*`; a plain call does
 * nothing.
 */
export type Rule<R = void> = Generator<Question | Beat, R, unknown>;

/** The part of `Play` that is needed to ask a question. */
export interface AskContext {
  readonly thorough: boolean;
  readonly tell: ((event: GameEvent) => void) | null;
}

/**
 * Asks a seat to choose and returns the value behind the chosen option. An open question with a single option is not
 * asked: the option is taken, with an event unless it is `obvious`. All other questions are always asked, because
 * skipping one would tell the others something. Throws `RuleFault` if there is no option.
 */
export function* choose<V>(
  game: AskContext,
  seat: Seat,
  kind: string,
  options: readonly Option<V>[],
  about: QuestionFacts,
): Rule<V> {
  const firstOption = options[0];
  if (firstOption === undefined) throw new RuleFault(`${kind} (${about.rule}) has no option for seat ${seat}`);
  if (game.thorough) checkIds(kind, options);
  if (options.length === 1 && isOpen(about)) {
    if (about.obvious !== true) tellOnly(game, seat, firstOption, about);
    return firstOption.value;
  }
  const answer = yield { ask: 'option', seat, kind, about, options };
  const chosen = optionOf(options, answer);
  if (chosen === undefined) throw new RuleFault(`${kind}: the kernel gave back ${String(answer)}, which is no option`);
  return chosen.value;
}

function isOpen({ secrecy = 'open' }: QuestionFacts): boolean {
  return secrecy === 'open';
}

function tellOnly({ tell }: AskContext, seat: Seat, only: Option<unknown>, { rule }: QuestionFacts): void {
  if (tell === null) return;
  const { words: option, refs } = only;
  const eventText = { words: message('kernel.only-option', { seat: { seat }, option }), rule };
  tell(refs === undefined ? eventText : { ...eventText, refs });
}

/**
 * Asks a seat for a whole number from `min` to `max`. If only one number is possible and the question is open, it is
 * not asked.
 */
export function* chooseNumber(
  game: AskContext,
  seat: Seat,
  kind: string,
  amount: AmountRange,
  about: QuestionFacts,
): Rule<number> {
  if (!(Number.isInteger(amount.min) && Number.isInteger(amount.max) && amount.min <= amount.max)) {
    throw new RuleFault(`${kind} (${about.rule}) asks for a number from ${amount.min} to ${amount.max}`);
  }
  if (amount.min === amount.max && isOpen(about)) {
    game.tell?.({
      words: message('kernel.only-number', { seat: { seat }, number: amount.min }),
      rule: about.rule,
    });
    return amount.min;
  }
  const answer = yield { ask: 'amount', seat, kind, about, options: [], amount };
  if (typeof answer !== 'number') throw new RuleFault(`${kind}: the kernel gave back no number`);
  return answer;
}

/** Yields at a moment worth showing, such as cards turned up or dice rolled. Nobody is asked. */
export function* beat(kind: string): Rule {
  yield { ask: 'beat', kind };
}

function checkIds(kind: string, options: readonly Option<unknown>[]): void {
  const seenIds = new Set<string>();
  for (const { id } of options) {
    if (seenIds.has(id)) throw new RuleFault(`${kind} offers ${id} twice`);
    // eslint-disable-next-line no-restricted-syntax -- only thorough runs, such as those of tests, look at ids
    if (/^-?\d+$/.test(id)) throw new RuleFault(`${kind}: the id ${id} looks like a number`);
    seenIds.add(id);
  }
}
