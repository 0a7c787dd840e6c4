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
const MAX_ANSWERS_IN_ROW = 20;

/** The option of a decision that is chosen automatically (its usual answer); `null`: the decision has none. */
export function autoAnswerOf(decision: Decision | null): ShownOption | null {
  return decision?.options.find(({ autoAnswer: usual }) => usual === true) ?? null;
}

/** A list of all follow-up answers in order, starting with the first. */
export function followUpList(first: FollowUp): readonly FollowUp[] {
  const { then } = first;
  return then === undefined ? [first] : [first, ...followUpList(then)];
}

/**
 * Gives the follow-up answers to the questions after the one just answered, as long as the same seat is asked questions
 * of those kinds. Returns the number of answers given. If one is refused, all of them and the answer before them are
 * undone, and the error is thrown again.
 */
export function giveFollowUp(match: AnsweredMatch & Pick<Match, 'blocked'>, seat: Seat, first: FollowUp): number {
  let answerCount = 0;
  for (const { kind, answer, or } of followUpList(first)) {
    const { decision } = match;
    if (decision?.kind !== kind || decision.seat !== seat) return answerCount;
    const isOffered = (one: Answer): boolean =>
      decision.amount !== null || decision.options.some(({ id }) => id === one);
    const chosenAnswer = [answer, or].find(one => one !== undefined && isOffered(one));
    try {
      if (chosenAnswer === undefined) {
        const blocked = match.blocked().find(({ id }) => id === answer || id === or);
        throw new Refusal('blocked', blocked?.why ?? say('table.cant-go-on'));
      }
      match.answer(decision.n, chosenAnswer);
    } catch (error) {
      for (let undoCount = 0; undoCount <= answerCount; undoCount += 1) match.undo();
      throw error;
    }
    answerCount += 1;
  }
  return answerCount;
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
  for (let answerCount = 0; answerCount < MAX_ANSWERS_IN_ROW; answerCount += 1) {
    const { decision } = match;
    const autoAnswer = autoAnswerOf(decision);
    if (decision === null || autoAnswer === null || decision.seat !== seat) return answerCount > 0;
    if (decision.secrecy === 'sealed' && !handsOver && !hasNoChoice(decision)) return answerCount > 0;
    match.answer(decision.n, autoAnswer.id);
  }
  return true;
}

/**
 * Gives the only answer to questions that are asked just because the others must not learn that there is no choice. It
 * does so for every seat that a person plays. Returns whether it gave any.
 */
export function takeSoleAnswers(
  match: Pick<AnsweredMatch, 'decision' | 'answer'>,
  isPerson: (seat: Seat) => boolean,
): boolean {
  for (let answerCount = 0; answerCount < MAX_ANSWERS_IN_ROW; answerCount += 1) {
    const { decision } = match;
    const autoAnswer = autoAnswerOf(decision);
    if (decision === null || autoAnswer === null || !isPerson(decision.seat) || !hasNoChoice(decision))
      return answerCount > 0;
    match.answer(decision.n, autoAnswer.id);
  }
  return true;
}

/**
 * Returns a function that gives the usual answers after `seat` has answered, and those that leave nobody a choice; it
 * returns whether it gave any. After a deed, which decides itself how far it goes, only the latter are given.
 */
export function autoAnswersAfter(
  match: Pick<AnsweredMatch, 'decision' | 'answer'>,
  players: { readonly isPerson: (seat: Seat) => boolean },
  { seat, isDeed, company }: { readonly seat: Seat; readonly isDeed: boolean; readonly company: Company },
): () => boolean {
  return () => {
    const autoAnswer = !isDeed && takeAutoAnswers(match, seat, !handsNothingOver(company));
    return takeSoleAnswers(match, asked => players.isPerson(asked)) || autoAnswer;
  };
}

/** Whether a question leaves no choice: it has one option, apart from duplicates of that option. */
function hasNoChoice({ options, amount }: Decision): boolean {
  return amount === null && options.filter(({ isDuplicate }) => isDuplicate !== true).length === 1;
}

/**
 * Undoes the last answer, and before it any answers that were given automatically. `handedOver`: as in `Match.undo`.
 */
export function undoWithAutoAnswers(match: AnsweredMatch, handedOver = false): UndoFacts {
  let undoFacts = match.undo(handedOver);
  while (undoFacts.answer === autoAnswerOf(match.decision)?.id && !(match.undoable() instanceof Refusal))
    undoFacts = match.undo();
  return undoFacts;
}

/**
 * Undoes the last answer and all answers given together with it. `together`: the numbers of such decisions. Returns the
 * facts of the last answer undone. `handedOver`: as in `Match.undo`.
 */
export function undoAnswersTogether(
  match: AnsweredMatch,
  together: ReadonlySet<number>,
  handedOver = false,
): UndoFacts {
  let undoFacts = undoWithAutoAnswers(match, handedOver);
  while (together.has(undoFacts.n) && !(match.undoable() instanceof Refusal)) undoFacts = undoWithAutoAnswers(match);
  return undoFacts;
}

/** Redoes the answer that was undone last, and all answers that were given together with it. */
export function redoAnswersTogether(match: AnsweredMatch, together: ReadonlySet<number>): void {
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
    const undoFacts = match.undoable();
    if (undoFacts instanceof Refusal) {
      for (const _ of undone) match.redo();
      throw undoFacts;
    }
    match.undo();
    undone.push(undoFacts);
    if (undoFacts.kind === kind && undoFacts.answer === option && !wasCancelled(undone, kind)) break;
  }
  const answersAfter = undone.toReversed().slice(1);
  const answersToRepeat = answersAfter.slice(countDetailAnswers(answersAfter, kind));
  let stillFits = true;
  for (const undoFacts of answersToRepeat) {
    const { decision } = match;
    if (undoFacts.kind === kind) stillFits = true;
    if (!stillFits || decision === null) continue;
    stillFits = decision.kind === undoFacts.kind && decision.options.some(({ id }) => id === undoFacts.answer);
    if (stillFits) match.answer(decision.n, undoFacts.answer);
    else while (match.decision?.kind !== kind && !(match.undoable() instanceof Refusal)) match.undo();
  }
}

/**
 * The number of answers at the start of the list that are details of the answer before them, such as a place or a
 * payment.
 */
function countDetailAnswers(answers: readonly UndoFacts[], kind: string): number {
  const nextIndex = answers.findIndex(facts => facts.kind === kind);
  return nextIndex < 0 ? answers.length : nextIndex;
}

/** Whether the answer that was undone last had been cancelled by a `back` answer after it. */
function wasCancelled(undone: readonly UndoFacts[], kind: string): boolean {
  const answersAfter = undone.toReversed().slice(1);
  const lastDetail = answersAfter[countDetailAnswers(answersAfter, kind) - 1];
  return lastDetail?.answer === 'back';
}
