import type { Lesson, TableAction, Stage } from '../../lessons/lesson.ts';
import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import type { Answer, Blocked, Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { RefusalCode } from '../../kernel/match/refusal.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Message, Viewer } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import { BeforeMatch } from './before-match.ts';
import { coachWords } from './coach-words.ts';
import { hintFor, isHint } from './hints.ts';
import { LessonPast } from './lesson-past.ts';
import type { Mark, Moment } from './lesson-past.ts';
import { wrongTurn } from './narrowed.ts';
import type { NarrowedOptions } from './narrowed.ts';
import {
  FURTHER_ID,
  GO_ON_ID,
  leftOutBlocked,
  tableActionIn,
  tableActionEntry,
  predictionChoiceIn,
} from './own-options.ts';
import { shownDecisionOf } from './shown.ts';
import type { ShownDecision } from './shown.ts';
import { advance, stateAtStage } from './standing.ts';
import type { LessonState, PredictionVerdict } from './standing.ts';
import { answerForLearner } from './watched.ts';

/**
 * The match of a lesson. It follows the same rules, but the learner's decisions are narrowed to the topic of the stage,
 * and while the coach explains something, the only option is to go on. Wrong turns are refused with their reasons.
 */
export class TaughtMatch extends BeforeMatch {
  /** A lesson has no redo. */
  readonly redoable = 0;
  readonly #lesson: Lesson;
  readonly #english: Formatter;
  #standing: LessonState;
  readonly #past: LessonPast;
  /** The refused answers, as texts of stage, question and answer; a repeated one is listed again. */
  readonly #slips: string[] = [];
  /** The indices of the stages that were lost; a repeated one is listed again. */
  readonly #lost: number[] = [];
  /** All answers so far, without those that were taken back. */
  readonly #answers: Answer[] = [];
  /** Whether the first prediction was right, by the index of the stage. */
  readonly #judged = new Map<number, PredictionVerdict>();
  /** The decision that is shown. Cached, because the table compares decisions by identity. */
  #shown: ShownDecision | null = null;

  /** `match` must be at the lesson's position. `english`: formats the reasons of refusals for programs. */
  constructor(lesson: Lesson, match: Match, english: Formatter) {
    super(match);
    this.#lesson = lesson;
    this.#english = english;
    this.#standing = stateAtStage(lesson, match, 0);
    this.#past = new LessonPast(this.#moment(null, match.branch(), 0));
    this.#settle();
  }

  // The state of the lesson.

  /** The current state of the lesson. */
  get standing(): LessonState {
    return this.#standing;
  }

  /** The current stage; `null`: the lesson is done. */
  get stage(): Stage<unknown> | null {
    return this.#lesson.stages[this.#standing.stage] ?? null;
  }

  /** What the coach says now; `null`: nothing. */
  get coach(): Message | null {
    const { stage } = this;
    return stage === null ? null : coachWords(stage, this.#standing, this.#timesLost > 0);
  }

  /**
   * The results of the predictions, in the order in which they were made. Only the first prediction of a stage counts,
   * even if it is taken back.
   */
  get judged(): readonly PredictionVerdict[] {
    return [...this.#judged.values()];
  }

  /** All answers of all seats that led here, and table actions if a stage is about them. `resume` takes them. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** Gives the answers of an unfinished lesson again, as far as they still fit. Returns whether all of them did. */
  resume(answers: readonly Answer[]): boolean {
    for (const answer of answers) {
      const tableAction = tableActionIn(answer);
      if (tableAction !== null) {
        this.look(tableAction);
        continue;
      }
      const { decision } = this;
      if (decision === null) return false;
      try {
        this.answer(decision.n, answer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return false;
      }
    }
    return true;
  }

  /** The places to go back to, the first one first. `takeBack` takes an index in this list. */
  get marks(): readonly Mark[] {
    return this.#past.marks.map(({ words }) => ({ words }));
  }

  /** The viewer's view: an earlier one if the current view would give the prediction's outcome away. */
  override view(viewer: Viewer): unknown {
    return (this.#boardOfBefore() ?? this.match).view(viewer);
  }

  /** The length of a reader's log at the moment that `view` shows. */
  logShown(reader: Viewer): number {
    return (this.#boardOfBefore() ?? this.match).logEnd(reader);
  }

  #boardOfBefore(): Match | null {
    const { stage } = this;
    if (stage?.predict?.before !== true || this.#standing.said !== null) return null;
    const { stages } = this.#lesson;
    const lastGoalStage = stages.findLastIndex(({ goals }, at) => at < this.#standing.stage && goals !== undefined);
    return this.#past.ofStage(lastGoalStage)[0]?.match ?? null;
  }

  // The decision that is asked.

  get decision(): Decision | null {
    return this.#now.decision;
  }

  /** The options that the rules block and, as one option, the number of those that the lesson leaves out. */
  blocked(): readonly Blocked[] {
    const { narrowed } = this.#now;
    return narrowed === null ? [] : [...this.match.blocked(), ...leftOutBlocked(narrowed.outside.length)];
  }

  get #now() {
    this.#shown ??= this.#show();
    return this.#shown;
  }

  #show(): ShownDecision {
    return shownDecisionOf(this.#lesson, this.#standing, this.match, this.#further?.words ?? null);
  }

  /** How often the stage was lost before. */
  get #timesLost(): number {
    return this.#lost.filter(stage => stage === this.#standing.stage).length;
  }

  /** The earlier place that a lost stage offers too: one place further back each time the stage is lost. */
  get #further() {
    return this.#past.furtherBack(this.#timesLost);
  }

  /** Gives the next hint for the current question; see `hintFor`. Returns whether there was one. */
  hint(): boolean {
    const { stage } = this;
    const { decision, narrowed } = this.#now;
    if (stage === null || decision === null) return false;
    const words =
      this.#standing.lost ??
      hintFor(stage, this.#standing, {
        decision,
        isNarrowed: narrowed !== null,
        given: this.#past.answersIn(this.#standing.stage),
      });
    if (words === null) return false;
    this.#standing = { ...this.#standing, nudge: words };
    return true;
  }

  // Answers.

  answer(n: number, answer: Answer): void {
    const { decision, narrowed } = this.#now;
    const { stage } = this;
    if (decision === null || stage === null) throw this.#refusal('over', say('lesson.over'));
    if (n !== decision.n) throw this.#refusal('stale', say('lesson.stale'));
    if (this.#standing.lost !== null) {
      this.#goBack(decision, answer);
      return;
    }
    const given = { n, seat: decision.seat, kind: decision.kind, answer };
    const { predict } = stage;
    if (predict !== undefined && this.#standing.said === null) {
      const predictionChoice = predictionChoiceIn(predict, answer);
      if (predictionChoice === null) throw this.#refusal('not-an-option', predict.ask);
      this.#remember(given);
      this.#standing = { ...this.#standing, said: predictionChoice, nudge: null };
    } else if (stage.goals === undefined || this.#standing.predictionResult !== null) {
      if (answer !== GO_ON_ID) throw this.#refusal('not-an-option', say('lesson.read'));
      this.#remember(given);
      this.#standing = stateAtStage(this.#lesson, this.match, this.#standing.stage + 1);
    } else {
      if (narrowed !== null) this.#refuseWrongTurn(decision, narrowed, stage, answer);
      const matchBefore = this.match.branch();
      this.match.answer(n, answer);
      if (narrowed !== null) this.#remember(given, matchBefore);
      this.#standing = { ...this.#standing, nudge: null };
    }
    this.#answers.push(answer);
    this.#settle();
  }

  /** Goes back out of a lost stage, by the option that was chosen. */
  #goBack({ options }: Decision, answer: Answer): void {
    if (!options.some(({ id }) => id === answer)) throw this.#refusal('not-an-option', say('lesson.lost-prompt'));
    const furtherPlace = answer === FURTHER_ID ? this.#further : undefined;
    const { stage, said } = this.#standing;
    this.#lost.push(stage);
    this.#return(furtherPlace?.moment ?? this.#past.lastPlayable);
    if (this.#standing.stage !== stage || said === null) return;
    // The earlier prediction is kept: asking again makes no sense once the outcome was seen.
    this.#standing = { ...this.#standing, said };
    this.#settle();
  }

  /**
   * Refuses an answer that the stage leaves out, or a wrong turn, which the learner may try in order to learn why it is
   * wrong.
   */
  #refuseWrongTurn(decision: Decision, narrowed: NarrowedOptions, stage: Stage<unknown>, answer: Answer): void {
    const wrongTurnOf = wrongTurn(stage, decision.kind, answer);
    const isLeftOut = narrowed.outside.some(({ id }) => id === answer);
    if (wrongTurnOf === undefined && !isLeftOut) return;
    const refusedAnswer = `${this.#standing.stage} ${decision.kind} ${answer}`;
    this.#slips.push(refusedAnswer);
    const isRepeated = this.#slips.filter(one => one === refusedAnswer).length > 1;
    if (wrongTurnOf === undefined) {
      // A learner who repeats the same mistake gets a hint without asking.
      if (isRepeated && !isHint(this.#standing.nudge)) this.hint();
      throw this.#refusal('blocked', say('lesson.outside'));
    }
    const blocked = this.match.blocked().find(({ id }) => id === answer);
    const { refused } = this.#standing;
    this.#standing = { ...this.#standing, refused: [...refused, wrongTurnOf.option], nudge: wrongTurnOf.say };
    this.#settle();
    if (isRepeated) this.hint();
    const reason =
      blocked === undefined ? say('lesson.poor') : say('lesson.why', { why: blocked.why, rule: blocked.rule });
    throw this.#refusal('blocked', reason);
  }

  #refusal(code: RefusalCode, told: Message): Refusal {
    return new Refusal(code, told, { english: this.#english });
  }

  #settle(): void {
    do {
      this.#standing = advance(this.#lesson, this.match, this.#standing);
    } while (this.#playsOn());
    this.#shown = null;
    const { stage, predictionResult: verdict } = this.#standing;
    const { mark, predict } = this.stage ?? {};
    if (verdict !== null && predict !== undefined && !this.#judged.has(stage)) {
      const isRight = verdict.said === verdict.outcome;
      this.#judged.set(stage, { key: predict.ask.key, rule: predict.rule, right: isRight });
    }
    if (mark === undefined || this.#past.marks.some(known => known.stage === stage)) return;
    this.#past.mark({ words: mark, stage, moment: this.#moment(null, this.match.branch()) });
  }

  /** Gives the learner's next answer in a watched stage. Returns whether there was one to give. */
  #playsOn(): boolean {
    const answer = answerForLearner(this.#lesson, this.#standing, this.match.decision);
    if (answer === null) return false;
    this.match.answer(this.match.decision?.n ?? 0, answer);
    this.#standing = { ...this.#standing, shown: this.#standing.shown + 1 };
    return true;
  }

  // Going back.

  #moment(given: UndoFacts | null, match: Match, depth = this.#past.depth): Moment {
    return { match, standing: this.#standing, depth, given, answers: this.#answers.length };
  }

  #remember(given: UndoFacts, before: Match = this.match.branch()): void {
    this.#past.add(this.#moment(given, before));
  }

  #return(moment: Moment): void {
    const { match, standing, answers } = moment;
    this.#answers.length = answers;
    this.match = match.branch();
    this.#standing = { ...standing, nudge: null };
    this.#past.backTo(moment);
    this.#slips.length = 0;
    this.#shown = null;
  }

  undoable(): UndoFacts | Refusal {
    const lastAnswer = this.#past.last?.given ?? null;
    // In a stage about the table, going on after reading is no answer that could be undone.
    const isReadingStep = this.stage?.aboutTable === true && lastAnswer?.answer === GO_ON_ID;
    return lastAnswer === null || isReadingStep ? this.#refusal('cannot-undo', say('lesson.no-undo')) : lastAnswer;
  }

  /** Undoes the learner's last answer and all its effects. */
  undo(): UndoFacts {
    const undoFacts = this.undoable();
    const { last } = this.#past;
    if (undoFacts instanceof Refusal) throw undoFacts;
    const currentState = this.#standing;
    const stagesBetween = this.#lesson.stages.slice(
      (last?.standing.stage ?? currentState.stage) + 1,
      currentState.stage + 1,
    );
    const tableActionsSince = this.#answers.slice(last?.answers).filter(answer => tableActionIn(answer) !== null);
    if (last !== undefined) this.#return(last);
    // Table actions that were done in stages about the table still count after an undo.
    if (this.stage?.aboutTable === true && stagesBetween.every(({ aboutTable: isLook }) => isLook === true)) {
      this.#standing = { ...currentState, nudge: null };
      this.#answers.push(...tableActionsSince);
    }
    this.look('undo');
    return undoFacts;
  }

  /** Notes a table action of the learner, if the current stage is about the table. */
  look(what: TableAction): void {
    const { tableActions: looked } = this.#standing;
    if (this.stage?.aboutTable !== true || looked.includes(what)) return;
    this.#standing = { ...this.#standing, tableActions: [...looked, what] };
    this.#answers.push(tableActionEntry(what));
    this.#settle();
  }

  redo(): void {
    throw this.#refusal('cannot-redo', say('lesson.no-redo'));
  }

  /** Goes back to the place with the index `to` in `marks`. */
  takeBack(to: number): void {
    const mark = this.#past.marks[to];
    if (mark === undefined) throw this.#refusal('cannot-take-back', say('lesson.no-undo'));
    this.#return(mark.moment);
  }

  concede(): void {
    throw this.#refusal('cannot-take-back', say('lesson.no-undo'));
  }

  tearUp(): void {
    this.concede();
  }

  askMe(): void {
    this.concede();
  }
}
