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

/** What a learner can do at the table beside answering: turns the panes, looks something up, takes an answer back. */
export const TABLE_ACTIONS = ['pane', 'inspect', 'help', 'rules', 'log', 'undo'] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

/** Where a lesson stands, as its learner may know it. */
export interface StageProgress<View> {
  readonly view: View;
  /** The events since the stage began, as the learner may read them. */
  readonly events: readonly LogEvent[];
  /** The ids of the options that were tried in this stage and refused. */
  readonly refused: readonly string[];
  /** What the learner has done at the table in this stage, if the stage looks at that (`looks`). */
  readonly tableActions: readonly TableAction[];
  /** The pending decision, of any seat. */
  readonly decision: Decision | null;
}

/** A part of play that ends by itself, such as an order or a turn: as much as a stage has time for. */
export interface PartOfPlay {
  /** Identifies the part: a new key means that the part before is over. */
  readonly key: string;
  /** Says that it is over, without a full stop: "Your turn is over". */
  readonly over: Message;
}

/**
 * What the learner is to reach: a predicate on what it knows, never on the keys it pressed. Once reached it stays
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
  /** The rules forbid it: it is offered even so, and refused with the engine's own reason. */
  readonly forbidden?: true;
  /** What the coach says to try instead. */
  readonly say: Message;
}

/** A prediction that the learner makes before something happens; afterwards the coach compares it with the outcome. */
export interface Prediction<View> {
  /** "Where does Marine 3 stop?" Its key is what this prediction is known by from one match to the next. */
  readonly ask: Message;
  /** The rule that decides it. */
  readonly rule: string;
  /**
   * What may be said, worded alike; `refs` are the places of the board where it can be said too. At least two, and none
   * gives itself away.
   */
  readonly choices: readonly ShownOption[];
  /** What the coach says while it happens; absent: what the stage says. */
  readonly meanwhile?: Message;
  /**
   * The outcome has happened already: until the learner has answered, the board is shown as it was when the last stage
   * with goals began.
   */
  readonly before?: true;
  /** The id of the right choice, read when the goals of the stage are reached, or at once where it has none. */
  readonly outcome: (now: StageProgress<View>) => string;
  /** Why, shown after the outcome. */
  readonly explanation: Message;
  /** Deals another position of this kind to practise on, with numbers of its own. */
  readonly anew?: (random: RandomState) => Variation<View>;
}

/** Another position of the kind that a stage is about. The stage's way, played from it, shows the outcome. */
export interface Variation<View> {
  readonly position: () => LessonPosition;
  readonly stage: Stage<View>;
  /** As that of a lesson; absent: the lesson's own. */
  readonly reply?: (decision: Decision) => Answer | null;
}

/**
 * An answer of a way: the id of an option or a number; or what finds it, where an id says nothing, as those of counters
 * by handles.
 */
export type WayAnswer = Answer | ((decision: Decision) => Answer);

/** What an answer of a way is where `decision` is asked. */
export function answerOn(given: WayAnswer, decision: Decision): Answer {
  return typeof given === 'function' ? given(decision) : given;
}

/**
 * Which options of a decision a stage is about, by its kind: ids, beginnings of ids with `*`, or what finds an id that
 * says nothing. A kind not named is free.
 */
export type Allowed = Readonly<Partial<Record<string, readonly (string | ((decision: Decision) => Answer))[]>>>;

/** One thing at a time: the coach says it, and the learner goes on or reaches the goals. */
export interface Stage<View> {
  readonly say: Message;
  /**
   * The first hint: what to look at on this board, and how a player weighs it. It names no right answer that `say` does
   * not name. Each stage that asks something has one of its own.
   */
  readonly thought?: Message;
  /** What the coach points at. */
  readonly refs?: readonly Ref[];
  /**
   * The kind of decision whose pane is brought to the front while the coach explains; absent: that of what is asked.
   */
  readonly like?: string;
  /** What the learner says before anything is done; no option of the stage tells what it would come to. */
  readonly predict?: Prediction<View>;
  /** The options do not tell what they would come to: finding that out is what the stage is about. */
  readonly blind?: true;
  /** Its goals are about what the learner does at the table beside answering. */
  readonly aboutTable?: true;
  /** A place to go back to, by its name; absent: none begins here. */
  readonly mark?: Message;
  /**
   * What must be so where it begins; where it is not, what came before is lost, and its coach says so: a stage never
   * begins out of reach.
   */
  readonly needs?: { readonly met: (now: StageProgress<View>) => boolean; readonly otherwise: Message };
  /** Absent: there is only something to read. */
  readonly goals?: readonly Goal<View>[];
  readonly allow?: Allowed;
  readonly wrong?: readonly WrongTurn[];
  /**
   * The right answers, one after the other, where the learner is asked: ids of options, or numbers. A wrong turn among
   * them is meant to be tried.
   */
  readonly way?: readonly WayAnswer[];
  /** The learner watches: the program gives the answers of `way` for it, as they are asked for. */
  readonly watched?: true;
  /** Further right ways, where it can begin otherwise than by the ways of the stages before. */
  readonly otherWays?: readonly (readonly WayAnswer[])[];
  /**
   * How many parts of play end before the goals are reached; absent: none. When one more has ended, they are out of
   * reach.
   */
  readonly ends?: number;
  /** The goals may be reached as long as this lasts; absent: the parts that the game's lessons are made of. */
  readonly within?: 'round';
  /** When the goals can be known to be out of reach before that, and what the coach says then. */
  readonly lost?: { readonly when: (now: StageProgress<View>) => boolean; readonly say: Message };
  /**
   * What to do another time, said when the part is over and the goals are not reached; must be true whatever was done
   * instead.
   */
  readonly advice?: Message;
}

/** A state made by hand, before it is known in which language its people have their names. */
export interface LessonPosition {
  /** What the people are called, by seat. */
  readonly names: readonly Message[];
  /** The state as the saves know it, with those names in it. */
  readonly state: (names: readonly string[]) => unknown;
}

/** A lesson on the real engine: it narrows what is offered and never widens it. */
export interface LessonOf<View> {
  readonly id: string;
  readonly title: Message;
  /** Goes beyond what a first match needs: it comes after the lessons that do not. */
  readonly optional?: true;
  readonly minutes: number;
  /** The seat that learns; scripted opponents, else the game's bot, answer for the others. */
  readonly learner: Seat;
  readonly position: () => LessonPosition;
  readonly stages: readonly Stage<View>[];
  /** What an opponent answers; `null`: the game's bot chooses. Must follow from the decision alone. */
  readonly reply?: (decision: Decision) => Answer | null;
  /** Three sentences to remember, and the numbers of the rules behind them. */
  readonly remember: readonly Message[];
  readonly rules: readonly string[];
}

/** What all lessons of a game have in common. */
export interface Course<View> {
  /** Whether some view belongs to the game. */
  readonly reads: (view: unknown) => view is View;
  /** The part of play that runs for the learner; `null`: none of the learner's own, such as in another seat's turn. */
  readonly part: (view: View) => PartOfPlay | null;
}

/** A lesson as the floors above know it, without its game's view type. */
export interface Lesson extends LessonOf<unknown> {
  /** See `Course`. */
  readonly part: (view: unknown) => PartOfPlay | null;
}

/** Hides a game's own view type from the floors above; goals are met only on views of that game. */
export function lessonFrom<View>({ reads, part }: Course<View>, written: LessonOf<View>): Lesson {
  const on =
    (met: (now: StageProgress<View>) => boolean) =>
    (now: StageProgress<unknown>): boolean => {
      const { view } = now;
      return reads(view) && met({ ...now, view });
    };
  const of = ({ outcome: came, anew, ...rest }: Prediction<View>): Prediction<unknown> => ({
    ...rest,
    outcome: ({ view, ...now }) => (reads(view) ? came({ ...now, view }) : ''),
    ...(anew === undefined ? {} : { anew: random => again(anew(random)) }),
  });
  const again = ({ stage, ...rest }: Variation<View>): Variation<unknown> => ({ ...rest, stage: staged(stage) });
  const staged = ({ goals, lost, needs, predict, ...rest }: Stage<View>): Stage<unknown> => ({
    ...rest,
    ...(needs === undefined ? {} : { needs: { otherwise: needs.otherwise, met: on(needs.met) } }),
    ...(predict === undefined ? {} : { predict: of(predict) }),
    ...(goals === undefined ? {} : { goals: goals.map(({ words, met }) => ({ words, met: on(met) })) }),
    ...(lost === undefined ? {} : { lost: { say: lost.say, when: on(lost.when) } }),
  });
  return { ...written, stages: written.stages.map(staged), part: view => (reads(view) ? part(view) : null) };
}
