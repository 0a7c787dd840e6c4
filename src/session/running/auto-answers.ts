import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { FollowUp } from '../../boards/deeds.ts';
import { handsNothingOver } from '../sitting/seating.ts';
import type { Company } from '../sitting/seating.ts';
import { say } from '../text/say.ts';
import type { Seat } from '../../kernel/words/message.ts';

// Automatic answers: answers that nearly everybody wants, and answers that are repeated after one in the middle of a
// form was undone.

/** The part of a match that automatic answers need. */
type AnsweredMatch = Pick<Match, 'decision' | 'answer' | 'undo' | 'undoable' | 'redo' | 'redoable'>;

/** The most automatic answers in a row. */
const MOST = 20;

/** The option of a decision that is chosen automatically (its usual answer); `null`: the decision has none. */
export function autoAnswerOf(decision: Decision | null): ShownOption | null {
  return decision?.options.find(({ autoAnswer: usual }) => usual === true) ?? null;
}

/** A list of all follow-up answers in order, starting with the first. */
export function rowOf(first: FollowUp): readonly FollowUp[] {
  const { then } = first;
  return then === undefined ? [first] : [first, ...rowOf(then)];
}

/**
 * Gives the follow-up answers to the questions after the one just answered, as long as the same seat is asked questions
 * of those kinds. Returns the number of answers given. If one is refused, all of them and the answer before them are
 * undone, and the error is thrown again.
 */
export function giveFollowUp(match: AnsweredMatch & Pick<Match, 'blocked'>, seat: Seat, first: FollowUp): number {
  let given = 0;
  for (const { kind, answer, or } of rowOf(first)) {
    const { decision } = match;
    if (decision?.kind !== kind || decision.seat !== seat) return given;
    const isOffered = (one: Answer): boolean =>
      decision.amount !== null || decision.options.some(({ id }) => id === one);
    const taken = [answer, or].find(one => one !== undefined && isOffered(one));
    try {
      if (taken === undefined) {
        const blocked = match.blocked().find(({ id }) => id === answer || id === or);
        throw new Refusal('blocked', blocked?.why ?? say('table.cant-go-on'));
      }
      match.answer(decision.n, taken);
    } catch (error) {
      for (let back = 0; back <= given; back += 1) match.undo();
      throw error;
    }
    given += 1;
  }
  return given;
}

/**
 * Gives the usual answers as long as `seat` is asked questions that have one. Returns whether it gave any. `handsOver`:
 * another person has to sit down before the next seat is asked. Only then are sealed questions with a choice answered
 * automatically, because the hand-over screen can still undo them.
 */
export function takeAutoAnswers(
  match: Pick<AnsweredMatch, 'decision' | 'answer'>,
  seat: Seat,
  handsOver = true,
): boolean {
  for (let given = 0; given < MOST; given += 1) {
    const { decision } = match;
    const usual = autoAnswerOf(decision);
    if (decision === null || usual === null || decision.seat !== seat) return given > 0;
    if (decision.secrecy === 'sealed' && !handsOver && !isEmpty(decision)) return given > 0;
    match.answer(decision.n, usual.id);
  }
  return true;
}

/**
 * Gives the only answer to questions that are asked just because the others must not learn that there is no choice. It
 * does so for every seat that a person plays. Returns whether it gave any.
 */
export function takeEmptyAnswers(
  match: Pick<AnsweredMatch, 'decision' | 'answer'>,
  isPerson: (seat: Seat) => boolean,
): boolean {
  for (let given = 0; given < MOST; given += 1) {
    const { decision } = match;
    const usual = autoAnswerOf(decision);
    if (decision === null || usual === null || !isPerson(decision.seat) || !isEmpty(decision)) return given > 0;
    match.answer(decision.n, usual.id);
  }
  return true;
}

/**
 * Returns a function that gives the usual answers after `seat` has answered, and those that leave nobody a choice; it
 * returns whether it gave any. After a deed, which decides itself how far it goes, only the latter are given.
 */
export function usualAfter(
  match: Pick<AnsweredMatch, 'decision' | 'answer'>,
  players: { readonly isPerson: (seat: Seat) => boolean },
  { seat, isDeed, company }: { readonly seat: Seat; readonly isDeed: boolean; readonly company: Company },
): () => boolean {
  return () => {
    const usual = !isDeed && takeAutoAnswers(match, seat, !handsNothingOver(company));
    return takeEmptyAnswers(match, asked => players.isPerson(asked)) || usual;
  };
}

/** Whether a question leaves no choice: it has one option, apart from duplicates of that option. */
function isEmpty({ options, amount }: Decision): boolean {
  return amount === null && options.filter(({ isDuplicate }) => isDuplicate !== true).length === 1;
}

/**
 * Undoes the last answer, and before it any answers that were given automatically. `handedOver`: as in `Match.undo`.
 */
export function undoWithAutoAnswers(match: AnsweredMatch, handedOver = false): UndoFacts {
  let facts = match.undo(handedOver);
  while (facts.answer === autoAnswerOf(match.decision)?.id && !(match.undoable() instanceof Refusal))
    facts = match.undo();
  return facts;
}

/**
 * Undoes the last answer and all answers given together with it. `together`: the numbers of such decisions. Returns the
 * facts of the last answer undone. `handedOver`: as in `Match.undo`.
 */
export function undoTogether(match: AnsweredMatch, together: ReadonlySet<number>, handedOver = false): UndoFacts {
  let facts = undoWithAutoAnswers(match, handedOver);
  while (together.has(facts.n) && !(match.undoable() instanceof Refusal)) facts = undoWithAutoAnswers(match);
  return facts;
}

/** Redoes the answer that was undone last, and all answers that were given together with it. */
export function redoTogether(match: AnsweredMatch, together: ReadonlySet<number>): void {
  redoWithAutoAnswers(match);
  while (match.redoable > 0 && match.decision !== null && together.has(match.decision.n)) redoWithAutoAnswers(match);
}

/** Redoes the answer that was undone last, and the automatic answers after it. */
export function redoWithAutoAnswers(match: AnsweredMatch): void {
  match.redo();
  while (autoAnswerOf(match.decision) !== null && match.redoable > 0) match.redo();
}

/**
 * Removes one answer that took `option`: undoes all answers back to it, and gives the later ones again as far as they
 * are still possible. Throws `Refusal`, and changes nothing, if that answer can't be undone.
 */
export function takeOneBack(match: AnsweredMatch, kind: string, option: string): void {
  const undone: UndoFacts[] = [];
  for (;;) {
    const facts = match.undoable();
    if (facts instanceof Refusal) {
      for (const _ of undone) match.redo();
      throw facts;
    }
    match.undo();
    undone.push(facts);
    if (facts.kind === kind && facts.answer === option && !wasGivenUp(undone, kind)) break;
  }
  const after = undone.toReversed().slice(1);
  const rest = after.slice(countBelonging(after, kind));
  let fits = true;
  for (const facts of rest) {
    const { decision } = match;
    if (facts.kind === kind) fits = true;
    if (!fits || decision === null) continue;
    fits = decision.kind === facts.kind && decision.options.some(({ id }) => id === facts.answer);
    if (fits) match.answer(decision.n, facts.answer);
    else while (match.decision?.kind !== kind && !(match.undoable() instanceof Refusal)) match.undo();
  }
}

/**
 * The number of answers at the start of the list that are details of the answer before them, such as a place or a
 * payment.
 */
function countBelonging(answers: readonly UndoFacts[], kind: string): number {
  const next = answers.findIndex(facts => facts.kind === kind);
  return next < 0 ? answers.length : next;
}

/** Whether the answer that was undone last had been cancelled by a `back` answer after it. */
function wasGivenUp(undone: readonly UndoFacts[], kind: string): boolean {
  const after = undone.toReversed().slice(1);
  const last = after[countBelonging(after, kind) - 1];
  return last?.answer === 'back';
}
