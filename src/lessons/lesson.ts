import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { LogEvent } from '../kernel/match/events.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { Ref, Seat, Message } from '../kernel/words/message.ts';

// How to add a lesson to a game:
// 1. `games/<game>/text/lessons/<lesson>.en.ts`: every sentence of the coach, in a catalogue that the game's own one
//    takes in.
// 2. `games/<game>/lessons/<lesson>.ts`: the position it begins at, and its stages (`lessonFrom` keeps the game's own
//    view type).
// 3. A line in `games/<game>/lessons/index.ts`, in the order of teaching.
//
// A stage that teaches a consequence has it predicted first: `predict`. What came of it is read from the view, never
// written down. Each stage that asks something has a `thought` of its own, its first hint. Each stage with goals names
// its `way`, the right answers: the test of all lessons plays them, and tries the wrong turns before. A game's lessons
// share a `Course`: it says which part of play runs (an order, a turn), so that a stage whose part is over is known to
// be lost. A stage that needs more says so: `ends`, or `within` the round.

/** What a learner can do at the table besides answering: switch panes, look something up, undo an answer. */
export const TABLE_ACTIONS = ['pane', 'inspect', 'help', 'rules', 'log', 'undo'] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

/** The state of a stage, as the learner may know it. */
export interface StageProgress<View> {
  readonly view: View;
  /** The events since the stage began, as the learner may read them. */
  readonly events: readonly LogEvent[];
  /** The ids of the options that were tried in this stage and refused. */
  readonly refused: readonly string[];
  /** What the learner has done at the table in this stage, if the stage is about that (`aboutTable`). */
  readonly tableActions: readonly TableAction[];
  /** The pending decision, of any seat. */
  readonly decision: Decision | null;
}

/** A part of play that ends by itself, such as an order or a turn. It limits the time of a stage. */
export interface PartOfPlay {
  /** Identifies the part: a new key means that the part before is over. */
  readonly key: string;
  /** The message that it is over, without a full stop: "Your turn is over". */
  readonly over: Message;
}

/**
 * A goal of the learner: a predicate on what the learner knows, never on the keys pressed. Once reached, it stays
 * ticked.
 */
export interface Goal<View> {
  readonly words: Message;
  readonly met: (now: StageProgress<View>) => boolean;
}

/** An answer that teaches by being refused: a poor one that is not carried out, or one that the rules forbid. */
export interface WrongTurn {
  readonly kind: string;
  readonly option: string;
  /** The rules forbid the answer: it is offered anyway and refused with the engine's own reason. */
  readonly forbidden?: true;
  /** What the coach suggests instead. */
  readonly say: Message;
}

/** A prediction that the learner makes before something happens; afterwards the coach compares it with the outcome. */
export interface Prediction<View> {
  /** The question: "Where does Marine 3 stop?" Its key identifies the prediction in every match. */
  readonly ask: Message;
  /** The number of the rule that decides the outcome. */
  readonly rule: string;
  /**
   * The possible predictions, worded alike; `refs` are the places on the board where each can be chosen too. There are
   * at least two, and the wording of none gives the answer away.
   */
  readonly choices: readonly ShownOption[];
  /** What the coach says while the outcome is being played; absent: the words of the stage. */
  readonly meanwhile?: Message;
  /**
   * The outcome has already happened: until the learner has answered, the board is shown as it was when the last stage
   * with goals began.
   */
  readonly before?: true;
  /** The id of the right choice, read when the goals of the stage are reached, or at once if it has none. */
  readonly outcome: (now: StageProgress<View>) => string;
  /** The explanation, shown after the outcome. */
  readonly explanation: Message;
  /** Deals another position of this kind for practice, with its own numbers. */
  readonly anew?: (random: RandomState) => Variation<View> | Likeness<View>;
}

/** A position made for a question, and who answers for the others; absent: as in the lesson. */
interface Dealt {
  readonly position: () => LessonPosition;
  readonly reply?: (decision: Decision) => Answer | null;
  /** The lesson begins in the position, and the ways of the stages before lead to the question. */
  readonly played?: true;
}

/** Another position of the kind that a stage is about. Playing the stage's `way` from it shows the outcome. */
export interface Variation<View> extends Dealt {
  readonly stage: Stage<View>;
}

/** The lesson's own stage in another position, with what is different there. */
export interface Likeness<View> extends Dealt {
  readonly changes?: Partial<Omit<Stage<View>, 'predict'>> & { readonly predict?: Partial<Prediction<View>> };
}

/**
 * An answer in a `way`: an option's id or a number; or a function that finds it, if ids are not stable, such as those
 * of counters.
 */
export type WayAnswer = Answer | ((decision: Decision) => Answer);

/** The answer that a `WayAnswer` stands for at this decision. */
export function answerOn(given: WayAnswer, decision: Decision): Answer {
  return typeof given === 'function' ? given(decision) : given;
}

/**
 * The options that a stage is about, by kind of decision: ids, prefixes of ids ending in `*`, or functions that find
 * ids that are not stable. Kinds that are not listed are not restricted.
 */
export type Allowed = Readonly<Partial<Record<string, readonly (string | ((decision: Decision) => Answer))[]>>>;

/** One thing at a time: the coach says it, and the learner goes on or reaches the goals. */
export interface Stage<View> {
  readonly say: Message;
  /**
   * The first hint: what to look at on this board, and how a player judges it. It names no right answer that `say` does
   * not name. Each stage with a question has its own.
   */
  readonly thought?: Message;
  /** The things that the coach points at. */
  readonly refs?: readonly Ref[];
  /** The kind of decision whose pane is in front while the coach explains; absent: that of the pending decision. */
  readonly like?: string;
  /** The prediction that the learner makes before playing on; the options of the stage then show no previews. */
  readonly predict?: Prediction<View>;
  /** The options show no previews, because the learner is to find out what they do. */
  readonly blind?: true;
  /** The stage is played freely, so that most answers lead on: hints name one way instead of weighing two answers. */
  readonly free?: true;
  /** The goals are about what the learner does at the table besides answering. */
  readonly aboutTable?: true;
  /** The name of a place to go back to; absent: the stage is not such a place. */
  readonly mark?: Message;
  /**
   * The condition for starting the stage. If it is not met, the stage before counts as lost and its coach says so; so a
   * stage never starts with goals out of reach.
   */
  readonly needs?: { readonly met: (now: StageProgress<View>) => boolean; readonly otherwise: Message };
  /** Absent: the stage is only for reading. */
  readonly goals?: readonly Goal<View>[];
  readonly allow?: Allowed;
  readonly wrong?: readonly WrongTurn[];
  /**
   * The right answers in order, whenever the learner is asked: option ids or numbers. Wrong turns among them are meant
   * to be tried.
   */
  readonly way?: readonly WayAnswer[];
  /** The learner only watches: the program gives the answers of `way`. */
  readonly watched?: true;
  /** Other right ways, for different positions that the earlier stages may lead to. */
  readonly otherWays?: readonly (readonly WayAnswer[])[];
  /**
   * How many parts of play may end before the goals are reached; absent: none. When one more ends, the goals are out of
   * reach.
   */
  readonly ends?: number;
  /** The time limit for the goals; absent: the parts of play of the game's lessons. */
  readonly within?: 'round';
  /** When the goals are known to be out of reach even earlier, and what the coach says then. */
  readonly lost?: { readonly when: (now: StageProgress<View>) => boolean; readonly say: Message };
  /**
   * Advice for another attempt, shown when the time is over and the goals are not reached; it must be true whatever the
   * learner did.
   */
  readonly advice?: Message;
}

/** A state made by hand, in which the people's names still have to be filled in, in the table's language. */
export interface LessonPosition {
  /** The people's names, by seat. */
  readonly names: readonly Message[];
  /** The saved form of the state, with those names. */
  readonly state: (names: readonly string[]) => unknown;
}

/** A lesson on the real engine: it may offer fewer options, never more. */
export interface LessonOf<View> {
  readonly id: string;
  readonly title: Message;
  /** The lesson goes beyond what a first match needs and comes after the lessons that do not. */
  readonly optional?: true;
  readonly minutes: number;
  /** The learner's seat; scripted opponents, else the game's bot, answer for the others. */
  readonly learner: Seat;
  readonly position: () => LessonPosition;
  readonly stages: readonly Stage<View>[];
  /** An opponent's answer; `null`: the game's bot chooses. It must depend on the decision alone. */
  readonly reply?: (decision: Decision) => Answer | null;
  /** Three sentences to remember, and the numbers of the rules behind them. */
  readonly remember: readonly Message[];
  readonly rules: readonly string[];
}

/** The parts that all lessons of a game share. */
export interface Course<View> {
  /** Whether a view belongs to the game. */
  readonly reads: (view: unknown) => view is View;
  /** The current part of play of the learner; `null`: none, such as in another seat's turn. */
  readonly part: (view: View) => PartOfPlay | null;
}

/** A lesson for the layers above, without its game's view type. */
export interface Lesson extends LessonOf<unknown> {
  /** See `Course`. */
  readonly part: (view: unknown) => PartOfPlay | null;
}

/** Hides a game's view type from the layers above; goals are met only on views of that game. */
export function lessonFrom<View>({ reads, part }: Course<View>, written: LessonOf<View>): Lesson {
  const on =
    (met: (now: StageProgress<View>) => boolean) =>
    (now: StageProgress<unknown>): boolean => {
      const { view } = now;
      return reads(view) && met({ ...now, view });
    };
  const of = (stage: Stage<View>, { outcome: came, anew, ...rest }: Prediction<View>): Prediction<unknown> => ({
    ...rest,
    outcome: ({ view, ...now }) => (reads(view) ? came({ ...now, view }) : ''),
    ...(anew === undefined ? {} : { anew: random => again(variationOf(stage, anew(random))) }),
  });
  const again = ({ stage, ...rest }: Variation<View>): Variation<unknown> => ({ ...rest, stage: staged(stage) });
  const staged = (stage: Stage<View>): Stage<unknown> => {
    const { goals, lost, needs, predict, ...rest } = stage;
    return {
      ...rest,
      ...(needs === undefined ? {} : { needs: { otherwise: needs.otherwise, met: on(needs.met) } }),
      ...(predict === undefined ? {} : { predict: of(stage, predict) }),
      ...(goals === undefined ? {} : { goals: goals.map(({ words, met }) => ({ words, met: on(met) })) }),
      ...(lost === undefined ? {} : { lost: { say: lost.say, when: on(lost.when) } }),
    };
  };
  return { ...written, stages: written.stages.map(staged), part: view => (reads(view) ? part(view) : null) };
}

/**
 * A variation with the whole stage. What only guides a learner in the lesson is left out: its `way` is played, however
 * many parts of play that takes.
 */
export function variationOf<View>(taught: Stage<View>, dealt: Variation<View> | Likeness<View>): Variation<View> {
  if ('stage' in dealt) return dealt;
  const { changes: { predict: asked, ...changed } = {}, ...rest } = dealt;
  const {
    allow: _narrowed,
    needs: _before,
    lost: _lost,
    mark: _mark,
    otherWays: _others,
    within: _time,
    wrong: _wrong,
    ...stage
  } = taught;
  const { predict } = stage;
  if (predict === undefined) throw new Error('only what asks for a prediction comes back');
  const { anew: _kind, meanwhile: _guide, ...question } = predict;
  return { ...rest, stage: { ...stage, ends: Infinity, ...changed, predict: { ...question, ...asked } } };
}
