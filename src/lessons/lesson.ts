import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { LogEvent } from '../kernel/match/events.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { Ref, Seat, Message } from '../kernel/words/message.ts';

// How to add a lesson to a game:
// 1. `games/<game>/text/lessons/<lesson>.en.ts`: every sentence of the coach, in a catalogue that the game's own one
//    includes.
// 2. `games/<game>/lessons/<lesson>.ts`: the position at which the lesson begins, and its stages. `lessonFrom`
//    keeps the game's own view type.
// 3. A line in `games/<game>/lessons/index.ts`, in the order of teaching.
//
// A stage that teaches a consequence first asks for a prediction of it: `predict`. The outcome is read from the view,
// never written down. Each stage that asks something has a `thought` of its own, the first hint. Each stage with goals
// names its `way`, the right answers: the test of all lessons plays them, and tries the wrong turns before. The lessons
// of a game share a `Course`, which tells the current part of play (an order, a turn). A stage is lost when its part is
// over. A stage that needs more time says so: `ends`, or `within` the round.

/** What a learner can do at the table besides answering: switch panes, look something up, undo an answer. */
export const TABLE_ACTIONS = ['pane', 'inspect', 'help', 'rules', 'log', 'undo'] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

/** The current state of a stage, as far as the learner may know it. */
export interface StageProgress<View> {
  readonly view: View;
  /** The log events since the stage began, as the learner may read them. */
  readonly events: readonly LogEvent[];
  /** The ids of the options that were tried in this stage and refused. */
  readonly refused: readonly string[];
  /** The learner's actions at the table in this stage, if the stage is about them (`aboutTable`). */
  readonly tableActions: readonly TableAction[];
  /** The pending decision, of any seat. */
  readonly decision: Decision | null;
}

/** A part of play that ends by itself, such as an order or a turn. It limits the time of a stage. */
export interface PartOfPlay {
  /** Identifies the part of play: a new key means that the previous part is over. */
  readonly key: string;
  /** The message that the part of play is over, without a full stop: "Your turn is over". */
  readonly over: Message;
}

/**
 * A goal of the learner: a predicate on what the learner knows, never on the keys pressed. Once reached, a goal stays
 * reached.
 */
export interface Goal<View> {
  readonly words: Message;
  readonly met: (now: StageProgress<View>) => boolean;
}

/**
 * A wrong answer that teaches by being refused: a poor answer that is not carried out, or one that the rules forbid.
 */
export interface WrongTurn {
  readonly kind: string;
  readonly option: string;
  /** The rules forbid the answer; it is offered anyway and refused with the engine's own reason. */
  readonly forbidden?: true;
  /** What the coach suggests instead. */
  readonly say: Message;
}

/** A prediction that the learner makes before something happens; afterwards the coach compares it with the outcome. */
export interface Prediction<View> {
  /** The question, such as "Where does Marine 3 stop?" Its key identifies the prediction in every match. */
  readonly ask: Message;
  /** The number of the rule that decides the outcome. */
  readonly rule: string;
  /**
   * The possible predictions, worded alike; `refs` are the places on the board where each can be chosen too. There are
   * at least two, and the wording of none gives the answer away.
   */
  readonly choices: readonly ShownOption[];
  /** What the coach says while the outcome is being played; absent: the stage's own words. */
  readonly meanwhile?: Message;
  /**
   * The outcome has already happened. Until the learner has answered, the board is shown as it was when the last stage
   * with goals began.
   */
  readonly before?: true;
  /**
   * Returns the id of the right choice. Called when the goals of the stage are reached, or at once if the stage has
   * none.
   */
  readonly outcome: (now: StageProgress<View>) => string;
  /** The explanation, shown after the outcome. */
  readonly explanation: Message;
  /** Deals another position of this kind for practice, with its own numbers. */
  readonly anew?: (random: RandomState) => Variation<View> | PartialVariation<View>;
}

/** A position made for a question, and the opponents' answers (`reply`; absent: as in the lesson). */
interface DealtPosition {
  readonly position: () => LessonPosition;
  readonly reply?: (decision: Decision) => Answer | null;
  /** The lesson begins in this position, and the ways of the earlier stages lead to the question. */
  readonly played?: true;
}

/** A stage with another position of its kind. Playing the stage's `way` from that position shows the outcome. */
export interface Variation<View> extends DealtPosition {
  readonly stage: Stage<View>;
}

/** The lesson's own stage in another position, with the changes needed there. */
export interface PartialVariation<View> extends DealtPosition {
  readonly changes?: Partial<Omit<Stage<View>, 'predict'>> & { readonly predict?: Partial<Prediction<View>> };
}

/**
 * An answer in a `way`: an option's id or a number; or a function that finds it, if ids are not stable, such as those
 * of counters.
 */
export type WayAnswer = Answer | ((decision: Decision) => Answer);

/** The answer that a `WayAnswer` stands for at this decision. */
export function answerOn(wayAnswer: WayAnswer, decision: Decision): Answer {
  return typeof wayAnswer === 'function' ? wayAnswer(decision) : wayAnswer;
}

/**
 * The options that a stage is about, by kind of decision: ids, prefixes of ids ending in `*`, or functions that find
 * ids that are not stable. Kinds that are not listed are not restricted.
 */
export type Allowed = Readonly<Partial<Record<string, readonly (string | ((decision: Decision) => Answer))[]>>>;

/** A stage of a lesson, about one thing: the coach says it, and the learner goes on or reaches the goals. */
export interface Stage<View> {
  readonly say: Message;
  /**
   * The first hint: what to look at on this board, and how a player judges it. It names no right answer that `say` does
   * not name. Each stage with a question has its own thought.
   */
  readonly thought?: Message;
  /** The addresses of the things that the coach points at. */
  readonly refs?: readonly Ref[];
  /**
   * The kind of decision whose pane is shown in front while the coach explains; absent: that of the pending decision.
   */
  readonly like?: string;
  /** The prediction that the learner makes before playing on; the options of the stage then show no previews. */
  readonly predict?: Prediction<View>;
  /** The options show no previews, because the learner is to find out what they do. */
  readonly blind?: true;
  /** The stage is played freely, since most answers lead on. Hints name one way instead of comparing two answers. */
  readonly free?: true;
  /** The goals are about table actions (such as opening the log) and not about answers. */
  readonly aboutTable?: true;
  /** The title of the stage as a place to go back to; absent: the stage is no such place. */
  readonly mark?: Message;
  /**
   * The condition for starting the stage. If it is not met, the stage before counts as lost and the coach says
   * `otherwise`. So a stage never starts with goals out of reach.
   */
  readonly needs?: { readonly met: (now: StageProgress<View>) => boolean; readonly otherwise: Message };
  /** The goals of the stage; absent: the stage is only for reading. */
  readonly goals?: readonly Goal<View>[];
  readonly allow?: Allowed;
  readonly wrong?: readonly WrongTurn[];
  /**
   * The right answers in order, for each time the learner is asked: option ids or numbers. Wrong turns among them are
   * meant to be tried.
   */
  readonly way?: readonly WayAnswer[];
  /** The learner only watches: the program gives the answers of `way`. */
  readonly watched?: true;
  /** Other lists of right answers, for different positions to which earlier stages may lead. */
  readonly otherWays?: readonly (readonly WayAnswer[])[];
  /**
   * The number of parts of play that may end before the goals are reached; absent: 0. When one more ends, the goals are
   * out of reach.
   */
  readonly ends?: number;
  /** The unit of time for the goals; absent: the parts of play of the game's lessons. */
  readonly within?: 'round';
  /** The condition under which the goals are out of reach before the time is over, and what the coach says then. */
  readonly lost?: { readonly when: (now: StageProgress<View>) => boolean; readonly say: Message };
  /**
   * Advice for another attempt, shown when the time is over and the goals are not reached. It must be true whatever the
   * learner did.
   */
  readonly advice?: Message;
}

/** A state made by hand, into which the names of the seats still have to be filled, in the table's language. */
export interface LessonPosition {
  /** The names of the seats. */
  readonly names: readonly Message[];
  /** Returns the state in the form of a save, with the given names. */
  readonly state: (names: readonly string[]) => unknown;
}

/** A lesson, played on the real engine: it may offer fewer options than the rules, never more. */
export interface LessonOf<View> {
  readonly id: string;
  readonly title: Message;
  /** The lesson teaches more than a first match needs, and comes after the lessons that do not. */
  readonly optional?: true;
  readonly minutes: number;
  /** The learner's seat. Scripted opponents, else the game's bot, answer for the other seats. */
  readonly learner: Seat;
  readonly position: () => LessonPosition;
  readonly stages: readonly Stage<View>[];
  /** Returns an opponent's answer; `null`: the game's bot chooses. It must depend on the decision alone. */
  readonly reply?: (decision: Decision) => Answer | null;
  /** Three sentences to remember, and the numbers of the rules behind them. */
  readonly remember: readonly Message[];
  readonly rules: readonly string[];
}

/** The parts that all lessons of a game share. */
export interface Course<View> {
  /** Whether a view belongs to the game. */
  readonly reads: (view: unknown) => view is View;
  /** Returns the learner's current part of play; `null`: none, such as in another seat's turn. */
  readonly part: (view: View) => PartOfPlay | null;
}

/** A lesson for the layers above, without the view type of its game. */
export interface Lesson extends LessonOf<unknown> {
  /** Returns the learner's current part of play; see `Course`. */
  readonly part: (view: unknown) => PartOfPlay | null;
}

/**
 * Wraps a game's lesson so that its view type is hidden from the layers above. Goals are reached only on views of that
 * game.
 */
export function lessonFrom<View>({ reads, part }: Course<View>, lessonOfGame: LessonOf<View>): Lesson {
  const withCheckedView =
    (met: (now: StageProgress<View>) => boolean) =>
    (now: StageProgress<unknown>): boolean => {
      const { view } = now;
      return reads(view) && met({ ...now, view });
    };
  const wrapPrediction = (
    stage: Stage<View>,
    { outcome: came, anew, ...rest }: Prediction<View>,
  ): Prediction<unknown> => ({
    ...rest,
    outcome: ({ view, ...now }) => (reads(view) ? came({ ...now, view }) : ''),
    ...(anew === undefined ? {} : { anew: random => wrapVariation(variationOf(stage, anew(random))) }),
  });
  const wrapVariation = ({ stage, ...rest }: Variation<View>): Variation<unknown> => ({
    ...rest,
    stage: wrapStage(stage),
  });
  const wrapStage = (stage: Stage<View>): Stage<unknown> => {
    const { goals, lost, needs, predict, ...rest } = stage;
    return {
      ...rest,
      ...(needs === undefined ? {} : { needs: { otherwise: needs.otherwise, met: withCheckedView(needs.met) } }),
      ...(predict === undefined ? {} : { predict: wrapPrediction(stage, predict) }),
      ...(goals === undefined ? {} : { goals: goals.map(({ words, met }) => ({ words, met: withCheckedView(met) })) }),
      ...(lost === undefined ? {} : { lost: { say: lost.say, when: withCheckedView(lost.when) } }),
    };
  };
  return {
    ...lessonOfGame,
    stages: lessonOfGame.stages.map(wrapStage),
    part: view => (reads(view) ? part(view) : null),
  };
}

/**
 * Makes a complete variation of a stage from a dealt position. Whatever only guides a learner in the lesson is left
 * out: the `way` of the stage is played, however many parts of play that takes.
 */
export function variationOf<View>(
  taughtStage: Stage<View>,
  dealtVariation: Variation<View> | PartialVariation<View>,
): Variation<View> {
  if ('stage' in dealtVariation) return dealtVariation;
  const { changes: { predict: asked, ...changed } = {}, ...rest } = dealtVariation;
  const {
    allow: _narrowed,
    needs: _before,
    lost: _lost,
    mark: _mark,
    otherWays: _others,
    within: _time,
    wrong: _wrong,
    ...stage
  } = taughtStage;
  const { predict } = stage;
  if (predict === undefined) throw new Error('only what asks for a prediction comes back');
  const { anew: _kind, meanwhile: _guide, ...question } = predict;
  return { ...rest, stage: { ...stage, ends: Infinity, ...changed, predict: { ...question, ...asked } } };
}
