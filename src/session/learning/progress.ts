import { same } from '../../kernel/plain/same.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { SeatLedger } from './coaching.ts';
import { TABLE_LESSON_ID } from '../teaching/table-lesson.ts';
import { ledgersIn, NO_LEDGER } from './ledger.ts';
import { dayOf, isDue, spacingAfter } from '../teaching/spacing.ts';
import type { GivenAnswers, Ledger, LessonProgress, PastGame, PredictionRecords } from './ledger.ts';

export type { LessonProgress, PastGame, PredictionRecord as Proof, PredictionRecords as Proofs } from './ledger.ts';

/** The progress of the current learner: lessons begun and done, predictions, rules met, and solo games. */
export interface Progress {
  /** Why progress can't be read or saved; `null`: there is no problem. */
  readonly problem: string | null;
  /** The current learner's name; `''`: no name was given. */
  readonly learner: string;
  /** The names of all learners in the file. */
  readonly learners: readonly string[];
  /** Whether no learner has ever been chosen. */
  readonly isNew: boolean;
  /** Switches to the learner of that name, whose ledger continues where it stopped. */
  readonly learn: (as: string) => void;
  readonly of: (game: string, lesson: string) => LessonProgress | null;
  /** Marks a lesson as begun; a finished lesson stays finished. */
  readonly begin: (game: string, lesson: string) => void;
  readonly finish: (game: string, lesson: string) => void;
  readonly proofs: (game: string, as?: string) => PredictionRecords;
  /** Records a prediction: the key of its question, the rule it was about, and whether it was right. */
  readonly predicted: (game: string, key: string, rule: string, right: boolean) => void;
  /** The number of questions of a game that are to be asked again today. */
  readonly due: (game: string) => number;
  /** The current day, as `2026-03-09`. */
  readonly today: () => string;
  /** The number of lessons of a game that are done. */
  readonly done: (game: string) => number;
  /** The answers given in an unfinished lesson; empty if the lesson was not begun or is done. */
  readonly left: (game: string, lesson: string) => GivenAnswers;
  /** Saves the answers given so far in a lesson; an empty list if the lesson is at its beginning or its end. */
  readonly leave: (game: string, lesson: string, answers: readonly Answer[]) => void;
  /** The rules met in matches: those of decisions that the learner has answered. */
  readonly met: (game: string, as?: string) => ReadonlySet<string>;
  readonly meet: (game: string, rule: string, as?: string) => void;
  /** The solo games played to their end, the latest last. */
  readonly alone: (game: string) => readonly PastGame[];
  /** Records a solo game that has ended. Only its first ending counts, not one after a take-back. */
  readonly playedAlone: (game: string, past: PastGame) => void;
}

/** The file in which progress is saved. Reading `content` and calling `keep` may throw. */
export interface ProgressFile {
  readonly content: unknown;
  /** Saves a value under a key, or under two nested keys joined by a dot. */
  readonly keep: (name: string, value: unknown) => void;
}

/**
 * Finds the ledger for each seat of a match: the ledger of the learner with the seat's name, else, if only one person
 * plays, the ledger of the current learner; `null` if nothing is known about the person.
 */
export function ledgersFor(
  progress: Progress | undefined,
  game: string,
  names: readonly string[],
  players: readonly Player[],
): (seat: Seat) => SeatLedger | null {
  const isOnlyPerson = players.filter(player => player === 'human').length === 1;
  return seat => {
    const name = names[seat] ?? '';
    const learnerName =
      name !== '' && progress?.learners.includes(name) === true ? name : isOnlyPerson ? progress?.learner : undefined;
    if (progress === undefined || learnerName === undefined || players[seat] !== 'human') return null;
    return {
      knows: rule =>
        progress.met(game, learnerName).has(rule) ||
        Object.values(progress.proofs(game, learnerName)).some(proof => proof.rule === rule && proof.right),
      meet: rule => {
        progress.meet(game, rule, learnerName);
      },
    };
  };
}

/** The most solo games kept for each game. */
const MAX_PAST_GAMES = 500;

/** The most characters in a learner's name. */
export const MAX_LEARNER_NAME = 24;

/**
 * The progress saved in a file. File content that is not progress is left untouched. If the file can't be written,
 * `problem` says so, and the progress lasts until the program ends. Parameter `problem`: why there is no file at all;
 * `currentDay`: returns the current day.
 */
export function progressIn(
  file: ProgressFile | null,
  problem: string | null = null,
  currentDay: () => string = () => dayOf(new Date()),
): Progress {
  const { ledgers, learner: last } = ledgersIn(file?.content);
  let learner = last ?? '';
  let isNew = file !== null && last === null;
  let currentProblem = problem;
  const ledgerFor = (name: string): Ledger => ledgers.get(name) ?? NO_LEDGER;
  const saveValue: ProgressFile['keep'] = (name, value) => {
    if (file === null) return;
    try {
      file.keep(name, value);
      currentProblem = problem;
    } catch (error) {
      currentProblem = error instanceof Error ? error.message : String(error);
    }
  };
  /**
   * Saves one part of a learner's ledger, in memory and in the file. The ledger without a name is stored at the top
   * level of the file, as in old files; the others are stored below `learners`.
   */
  const saveLedger = (name: string, ledger: Ledger, part: string, value: unknown): void => {
    ledgers.set(name, ledger);
    if (name === '') saveValue(part, value);
    else
      saveValue(
        'learners',
        Object.fromEntries(
          [...ledgers]
            .filter(([known]) => known !== '')
            .map(([known, its]) => [
              known,
              { ...its.lessons, foretold: its.proofs, left: its.left, met: its.met, alone: its.alone },
            ]),
        ),
      );
  };
  const progressKey = (game: string, lesson: string): string => (lesson === TABLE_LESSON_ID ? TABLE_LESSON_ID : game);
  const lessonProgress = (game: string, lesson: string): LessonProgress | null => {
    const lessons = ledgerFor(learner).lessons[progressKey(game, lesson)] ?? {};
    return Object.hasOwn(lessons, lesson) ? (lessons[lesson] ?? null) : null;
  };
  const setLessonProgress = (game: string, lesson: string, how: LessonProgress): void => {
    const name = progressKey(game, lesson);
    const ledger = ledgerFor(learner);
    const lessons = { ...ledger.lessons[name], [lesson]: how };
    saveLedger(learner, { ...ledger, lessons: { ...ledger.lessons, [name]: lessons } }, name, lessons);
  };
  const countDone = (game: string): number =>
    Object.values(ledgerFor(learner).lessons[game] ?? {}).filter(how => how === 'done').length;
  return {
    get problem() {
      return currentProblem;
    },
    get learner() {
      return learner;
    },
    get learners() {
      return [...new Set(['', ...ledgers.keys()])];
    },
    get isNew() {
      return isNew;
    },
    learn: as => {
      learner = as.trim().slice(0, MAX_LEARNER_NAME);
      isNew = false;
      if (!ledgers.has(learner)) ledgers.set(learner, NO_LEDGER);
      saveValue('learner', learner);
    },
    of: lessonProgress,
    begin: (game, lesson) => {
      if (lessonProgress(game, lesson) === null) setLessonProgress(game, lesson, 'begun');
    },
    finish: (game, lesson) => {
      if (lessonProgress(game, lesson) !== 'done') setLessonProgress(game, lesson, 'done');
    },
    done: countDone,
    proofs: (game, as = learner) => ledgerFor(as).proofs[game] ?? {},
    predicted: (game, key, rule, right) => {
      const ledger = ledgerFor(learner);
      const proofsBefore = ledger.proofs[game] ?? {};
      const timesAsked = (Object.hasOwn(proofsBefore, key) ? (proofsBefore[key]?.asked ?? 0) : 0) + 1;
      const previousProof = Object.hasOwn(proofsBefore, key) ? proofsBefore[key] : undefined;
      const spacing = spacingAfter(previousProof ?? {}, right, currentDay());
      const proof = { rule, right, asked: timesAsked, ...(right ? {} : { after: countDone(game) }), ...spacing };
      const proofs = { ...proofsBefore, [key]: proof };
      saveLedger(learner, { ...ledger, proofs: { ...ledger.proofs, [game]: proofs } }, `foretold.${game}`, proofs);
    },
    left: (game, lesson) => ledgerFor(learner).left[progressKey(game, lesson)]?.[lesson] ?? [],
    leave: (game, lesson, answers) => {
      const name = progressKey(game, lesson);
      const ledger = ledgerFor(learner);
      const leftBefore = ledger.left[name] ?? {};
      if (answers.length === 0 && !Object.hasOwn(leftBefore, lesson)) return;
      const { [lesson]: _old, ...others } = leftBefore;
      const unfinished = answers.length === 0 ? others : { ...others, [lesson]: [...answers] };
      saveLedger(learner, { ...ledger, left: { ...ledger.left, [name]: unfinished } }, `left.${name}`, unfinished);
    },
    due: game =>
      Object.values(ledgerFor(learner).proofs[game] ?? {}).filter(proof => isDue(proof, currentDay())).length,
    today: currentDay,
    met: (game, as = learner) => new Set(ledgerFor(as).met[game]),
    meet: (game, rule, as = learner) => {
      const ledger = ledgerFor(as);
      const metBefore = ledger.met[game] ?? [];
      if (metBefore.includes(rule)) return;
      const metRules = [...metBefore, rule];
      saveLedger(as, { ...ledger, met: { ...ledger.met, [game]: metRules } }, `met.${game}`, metRules);
    },
    alone: game => ledgerFor(learner).alone[game] ?? [],
    playedAlone: (game, past) => {
      const ledger = ledgerFor(learner);
      const pastGames = ledger.alone[game] ?? [];
      if (pastGames.some(one => one.seed === past.seed && same(one.choices, past.choices))) return;
      const soloGames = [...pastGames, past].slice(-MAX_PAST_GAMES);
      saveLedger(learner, { ...ledger, alone: { ...ledger.alone, [game]: soloGames } }, `alone.${game}`, soloGames);
    },
  };
}
