import type { Lesson, TableAction, Stage } from '../../lessons/lesson.ts';
import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import type { Answer, Blocked, Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { RefusalCode } from '../../kernel/match/refusal.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Message, Viewer } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import { BeforeMatch } from './before-match.ts';
import { hintFor, isHint } from './hints.ts';
import { LessonPast } from './lesson-past.ts';
import type { Moment } from './lesson-past.ts';
import { wrongTurn } from './narrowed.ts';
import type { Narrowed } from './narrowed.ts';
import { FURTHER, GO_ON, leftOut, lookedBy, looking, saidBy } from './own-options.ts';
import { shownIn } from './shown.ts';
import type { Shown } from './shown.ts';
import { advance, lostQuestion, stateAtStage, verdictWords } from './standing.ts';
import type { LessonState } from './standing.ts';
import { answerForLearner } from './watched.ts';

/** How a prediction went. */
export interface Judged {
  /** The key of what it asked. */
  readonly key: string;
  readonly rule: string;
  readonly right: boolean;
}

/** A place of the lesson to go back to. */
export interface Mark {
  readonly words: Message;
}

/**
 * A match as a lesson shows it: the same one on the same rules, but the learner's decisions are narrowed to what the
 * stage is about, and where the coach explains something, going on is the only decision there is. Wrong turns are
 * refused with their reasons.
 */
export class TaughtMatch extends BeforeMatch {
  /** A lesson gives nothing again by itself. */
  readonly redoable = 0;
  readonly #lesson: Lesson;
  readonly #english: Formatter;
  #standing: LessonState;
  readonly #past: LessonPast;
  /** What was refused, each as often as it was: the stage, the question and the answer. */
  readonly #slips: string[] = [];
  /** The stages that were lost, each as often as it was. */
  readonly #lost: number[] = [];
  /** All answers so far, but for those that were taken back. */
  readonly #answers: Answer[] = [];
  /** The first verdict of each stage that had one. */
  readonly #judged = new Map<number, Judged>();
  /** The decision that is shown, made once, for the table knows it by its identity. */
  #shown: Shown | null = null;

  /** `match` stands at the lesson's position; `english` tells the reasons of its refusals to programs. */
  constructor(lesson: Lesson, match: Match, english: Formatter) {
    super(match);
    this.#lesson = lesson;
    this.#english = english;
    this.#standing = stateAtStage(lesson, match, 0);
    this.#past = new LessonPast(this.#moment(null, match.branch(), 0));
    this.#settle();
  }

  // ---- the lesson ------------------------------------------------------------------------------------------------

  /** How far the lesson has come. */
  get standing(): LessonState {
    return this.#standing;
  }

  /** The stage that runs; `null`: the lesson is done. */
  get stage(): Stage<unknown> | null {
    return this.#lesson.stages[this.#standing.stage] ?? null;
  }

  /** What the coach says now. */
  get coach(): Message | null {
    const { stage } = this;
    if (stage === null) return null;
    const { lost, nudge, said, predictionResult: verdict } = this.#standing;
    if (lost !== null) return nudge ?? (this.#isLostAgain ? lost : lostQuestion(stage, this.#standing));
    if (nudge !== null) return nudge;
    const { predict } = stage;
    if (predict === undefined || said === null) return stage.say;
    return verdict === null ? (predict.meanwhile ?? stage.say) : verdictWords(predict, verdict);
  }

  /**
   * How the predictions went, in the order in which they were made. Taking one back and saying better does not change
   * it.
   */
  get judged(): readonly Judged[] {
    return [...this.#judged.values()];
  }

  /**
   * All answers that led here, of all seats, and what was done at the table where a stage is about that. `resume` goes
   * on after them.
   */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** Gives these answers, as far as they are still what is asked for; returns whether all were. */
  resume(answers: readonly Answer[]): boolean {
    for (const answer of answers) {
      const looked = lookedBy(answer);
      if (looked !== null) {
        this.look(looked);
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

  /** The places to go back to, the first one first; `takeBack` takes their place in this list. */
  get marks(): readonly Mark[] {
    return this.#past.marks.map(({ words }) => ({ words }));
  }

  /** The board of before, where that of now would tell what is to be said. */
  override view(viewer: Viewer): unknown {
    return (this.#boardOfBefore() ?? this.match).view(viewer);
  }

  /** Where the log of a reader ends on the board that is shown; see `view`. */
  logShown(reader: Viewer): number {
    return (this.#boardOfBefore() ?? this.match).logEnd(reader);
  }

  #boardOfBefore(): Match | null {
    const { stage } = this;
    if (stage?.predict?.before !== true || this.#standing.said !== null) return null;
    const { stages } = this.#lesson;
    const last = stages.findLastIndex(({ goals }, at) => at < this.#standing.stage && goals !== undefined);
    return this.#past.ofStage(last)[0]?.match ?? null;
  }

  // ---- what is asked ---------------------------------------------------------------------------------------------

  get decision(): Decision | null {
    return this.#now.decision;
  }

  /** What the engine blocks and, in one row, how much this lesson leaves out. */
  blocked(): readonly Blocked[] {
    const { narrowed } = this.#now;
    return narrowed === null ? [] : [...this.match.blocked(), ...leftOut(narrowed.outside.length)];
  }

  get #now() {
    this.#shown ??= this.#show();
    return this.#shown;
  }

  #show(): Shown {
    return shownIn(this.#lesson, this.#standing, this.match, this.#further?.words ?? null);
  }

  /** Whether the stage was lost before: who errs once is asked what went wrong, and who errs again is told. */
  get #isLostAgain(): boolean {
    return this.#lost.includes(this.#standing.stage);
  }

  /** The part to which a lost stage may lead back beside its own: one part further each time it is lost. */
  get #further() {
    const times = this.#lost.filter(stage => stage === this.#standing.stage).length;
    return this.#past.furtherBack(times);
  }

  /** Helps with what is asked, a step further each time: see `hintFor`. Returns whether it does. */
  hint(): boolean {
    const { stage } = this;
    const { decision, narrowed } = this.#now;
    if (stage === null || decision === null) return false;
    const { lost } = this.#standing;
    if (lost !== null) {
      this.#standing = { ...this.#standing, nudge: lost };
      return true;
    }
    const given = this.#past.ofStage(this.#standing.stage).flatMap(({ match, given: facts, standing }) => {
      const isPrediction = stage.predict !== undefined && standing.said === null;
      return facts === null || match.decision === null || isPrediction
        ? []
        : [{ decision: match.decision, answer: facts.answer }];
    });
    const words = hintFor(stage, this.#standing, {
      decision,
      isNarrowed: narrowed !== null,
      given,
    });
    if (words === null) return false;
    this.#standing = { ...this.#standing, nudge: words };
    return true;
  }

  // ---- what is answered ------------------------------------------------------------------------------------------

  answer(n: number, answer: Answer): void {
    const { decision, narrowed } = this.#now;
    const { stage } = this;
    if (decision === null || stage === null) throw this.#refusal('over', say('lesson.over'));
    if (n !== decision.n) throw this.#refusal('stale', say('lesson.stale'));
    if (this.#standing.lost !== null) {
      this.#goBack(decision, answer);
      return;
    }
    const { predict } = stage;
    if (predict !== undefined && this.#standing.said === null) {
      const said = saidBy(predict, answer);
      if (said === null) throw this.#refusal('not-an-option', predict.ask);
      this.#remember({ n, seat: decision.seat, kind: decision.kind, answer });
      this.#standing = { ...this.#standing, said, nudge: null };
      this.#answers.push(answer);
      this.#settle();
      return;
    }
    if (stage.goals === undefined || this.#standing.predictionResult !== null) {
      if (answer !== GO_ON) throw this.#refusal('not-an-option', say('lesson.read'));
      this.#remember({ n, seat: decision.seat, kind: decision.kind, answer });
      this.#standing = stateAtStage(this.#lesson, this.match, this.#standing.stage + 1);
      this.#answers.push(answer);
      this.#settle();
      return;
    }
    if (narrowed !== null) this.#refuseWrongTurn(decision, narrowed, stage, answer);
    const before = this.match.branch();
    this.match.answer(n, answer);
    if (narrowed !== null) this.#remember({ n, seat: decision.seat, kind: decision.kind, answer }, before);
    this.#standing = { ...this.#standing, nudge: null };
    this.#answers.push(answer);
    this.#settle();
  }

  /** Takes a way back out of a stage that is lost. */
  #goBack({ options }: Decision, answer: Answer): void {
    if (!options.some(({ id }) => id === answer)) throw this.#refusal('not-an-option', say('lesson.lost-prompt'));
    const further = answer === FURTHER ? this.#further : undefined;
    const { stage, said } = this.#standing;
    this.#lost.push(stage);
    this.#return(further?.moment ?? this.#past.lastPlayable);
    if (this.#standing.stage !== stage || said === null) return;
    // What was foretold stands: the same question once more would ask for what has been seen.
    this.#standing = { ...this.#standing, said };
    this.#settle();
  }

  /** Refuses what the stage is not about, and what it lets the learner try once to learn why not. */
  #refuseWrongTurn(decision: Decision, narrowed: Narrowed, stage: Stage<unknown>, answer: Answer): void {
    const turn = wrongTurn(stage, decision.kind, answer);
    const outside = narrowed.outside.some(({ id }) => id === answer);
    if (turn === undefined && !outside) return;
    const slip = `${this.#standing.stage} ${decision.kind} ${answer}`;
    this.#slips.push(slip);
    const isAlike = this.#slips.filter(one => one === slip).length > 1;
    if (turn === undefined) {
      // Who errs alike once more is helped without having to ask.
      if (isAlike && !isHint(this.#standing.nudge)) this.hint();
      throw this.#refusal('blocked', say('lesson.outside'));
    }
    const blocked = this.match.blocked().find(({ id }) => id === answer);
    const { refused } = this.#standing;
    this.#standing = { ...this.#standing, refused: [...refused, turn.option], nudge: turn.say };
    this.#settle();
    if (isAlike) this.hint();
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
      const right = verdict.said === verdict.outcome;
      this.#judged.set(stage, { key: predict.ask.key, rule: predict.rule, right });
    }
    if (mark === undefined || this.#past.marks.some(known => known.stage === stage)) return;
    this.#past.mark({ words: mark, stage, moment: this.#moment(null, this.match.branch()) });
  }

  /** Gives the learner's next answer in a stage that is watched; returns whether there was one to give. */
  #playsOn(): boolean {
    const answer = answerForLearner(this.#lesson, this.#standing, this.match.decision);
    if (answer === null) return false;
    this.match.answer(this.match.decision?.n ?? 0, answer);
    this.#standing = { ...this.#standing, shown: this.#standing.shown + 1 };
    return true;
  }

  // ---- going back ------------------------------------------------------------------------------------------------

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
    const given = this.#past.last?.given ?? null;
    // Where one looks round, what was read before is no answer that could be taken back.
    const isRead = this.stage?.aboutTable === true && given?.answer === GO_ON;
    return given === null || isRead ? this.#refusal('cannot-undo', say('lesson.no-undo')) : given;
  }

  /** Goes back before the learner's last answer and all its effects. */
  undo(): UndoFacts {
    const facts = this.undoable();
    const { last } = this.#past;
    if (facts instanceof Refusal) throw facts;
    const now = this.#standing;
    const between = this.#lesson.stages.slice((last?.standing.stage ?? now.stage) + 1, now.stage + 1);
    const looks = this.#answers.slice(last?.answers).filter(answer => lookedBy(answer) !== null);
    if (last !== undefined) this.#return(last);
    // What has been looked at stays looked at.
    if (this.stage?.aboutTable === true && between.every(({ aboutTable: isLook }) => isLook === true)) {
      this.#standing = { ...now, nudge: null };
      this.#answers.push(...looks);
    }
    this.look('undo');
    return facts;
  }

  /** The learner has done something at the table beside answering: a stage may wait for that. */
  look(what: TableAction): void {
    const { tableActions: looked } = this.#standing;
    if (this.stage?.aboutTable !== true || looked.includes(what)) return;
    this.#standing = { ...this.#standing, tableActions: [...looked, what] };
    this.#answers.push(looking(what));
    this.#settle();
  }

  redo(): void {
    throw this.#refusal('cannot-redo', say('lesson.no-redo'));
  }

  /** Goes back to a mark, by its place among them. */
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
