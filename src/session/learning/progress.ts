import { same } from '../../kernel/plain/same.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { SeatLedger } from './coaching.ts';
import { TABLE_LESSON } from '../teaching/table-lesson.ts';
import { ledgersIn, NO_LEDGER } from './ledger.ts';
import { dayOf, isDue, spacingAfter } from '../teaching/spacing.ts';
import type { Begun, Ledger, LessonProgress, PastGame, Proofs } from './ledger.ts';

export type { LessonProgress, PastGame, Proof, Proofs } from './ledger.ts';

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
  readonly proofs: (game: string, as?: string) => Proofs;
  /** Records a prediction: the key of its question, the rule it was about, and whether it was right. */
  readonly predicted: (game: string, key: string, rule: string, right: boolean) => void;
  /** The number of questions of a game that are to be asked again today. */
  readonly due: (game: string) => number;
  /** The current day, as `2026-03-09`. */
  readonly today: () => string;
  /** The number of lessons of a game that are done. */
  readonly done: (game: string) => number;
  /** The answers given in an unfinished lesson; empty if the lesson was not begun or is done. */
  readonly left: (game: string, lesson: string) => Begun;
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
    const as =
      name !== '' && progress?.learners.includes(name) === true ? name : isOnlyPerson ? progress?.learner : undefined;
    if (progress === undefined || as === undefined || players[seat] !== 'human') return null;
    return {
      knows: rule =>
        progress.met(game, as).has(rule) ||
        Object.values(progress.proofs(game, as)).some(proof => proof.rule === rule && proof.right),
      meet: rule => {
        progress.meet(game, rule, as);
      },
    };
  };
}

/** The most solo games kept for each game. */
const MOST_PAST = 500;

/** The most characters in a learner's name. */
export const LONGEST_LEARNER = 24;

/**
 * The progress saved in a file. File content that is not progress is left untouched. If the file can't be written,
 * `problem` says so, and the progress lasts until the program ends. Parameter `problem`: why there is no file at all;
 * `today`: returns the current day.
 */
export function progressIn(
  file: ProgressFile | null,
  problem: string | null = null,
  today: () => string = () => dayOf(new Date()),
): Progress {
  const { ledgers, learner: last } = ledgersIn(file?.content);
  let learner = last ?? '';
  let isNew = file !== null && last === null;
  let wrong = problem;
  const ledgerOf = (name: string): Ledger => ledgers.get(name) ?? NO_LEDGER;
  const keep: ProgressFile['keep'] = (name, value) => {
    if (file === null) return;
    try {
      file.keep(name, value);
      wrong = problem;
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
  };
  /**
   * Saves one part of a learner's ledger, in memory and in the file. The ledger without a name is stored at the top
   * level of the file, as in old files; the others are stored below `learners`.
   */
  const note = (name: string, ledger: Ledger, part: string, value: unknown): void => {
    ledgers.set(name, ledger);
    if (name === '') keep(part, value);
    else
      keep(
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
  const under = (game: string, lesson: string): string => (lesson === TABLE_LESSON ? TABLE_LESSON : game);
  const of = (game: string, lesson: string): LessonProgress | null => {
    const lessons = ledgerOf(learner).lessons[under(game, lesson)] ?? {};
    return Object.hasOwn(lessons, lesson) ? (lessons[lesson] ?? null) : null;
  };
  const set = (game: string, lesson: string, how: LessonProgress): void => {
    const name = under(game, lesson);
    const ledger = ledgerOf(learner);
    const lessons = { ...ledger.lessons[name], [lesson]: how };
    note(learner, { ...ledger, lessons: { ...ledger.lessons, [name]: lessons } }, name, lessons);
  };
  const done = (game: string): number =>
    Object.values(ledgerOf(learner).lessons[game] ?? {}).filter(how => how === 'done').length;
  return {
    get problem() {
      return wrong;
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
      learner = as.trim().slice(0, LONGEST_LEARNER);
      isNew = false;
      if (!ledgers.has(learner)) ledgers.set(learner, NO_LEDGER);
      keep('learner', learner);
    },
    of,
    begin: (game, lesson) => {
      if (of(game, lesson) === null) set(game, lesson, 'begun');
    },
    finish: (game, lesson) => {
      if (of(game, lesson) !== 'done') set(game, lesson, 'done');
    },
    done,
    proofs: (game, as = learner) => ledgerOf(as).proofs[game] ?? {},
    predicted: (game, key, rule, right) => {
      const ledger = ledgerOf(learner);
      const before = ledger.proofs[game] ?? {};
      const asked = (Object.hasOwn(before, key) ? (before[key]?.asked ?? 0) : 0) + 1;
      const known = Object.hasOwn(before, key) ? before[key] : undefined;
      const again = spacingAfter(known ?? {}, right, today());
      const proof = { rule, right, asked, ...(right ? {} : { after: done(game) }), ...again };
      const proofs = { ...before, [key]: proof };
      note(learner, { ...ledger, proofs: { ...ledger.proofs, [game]: proofs } }, `foretold.${game}`, proofs);
    },
    left: (game, lesson) => ledgerOf(learner).left[under(game, lesson)]?.[lesson] ?? [],
    leave: (game, lesson, answers) => {
      const name = under(game, lesson);
      const ledger = ledgerOf(learner);
      const before = ledger.left[name] ?? {};
      if (answers.length === 0 && !Object.hasOwn(before, lesson)) return;
      const { [lesson]: _old, ...others } = before;
      const left = answers.length === 0 ? others : { ...others, [lesson]: [...answers] };
      note(learner, { ...ledger, left: { ...ledger.left, [name]: left } }, `left.${name}`, left);
    },
    due: game => Object.values(ledgerOf(learner).proofs[game] ?? {}).filter(proof => isDue(proof, today())).length,
    today,
    met: (game, as = learner) => new Set(ledgerOf(as).met[game]),
    meet: (game, rule, as = learner) => {
      const ledger = ledgerOf(as);
      const before = ledger.met[game] ?? [];
      if (before.includes(rule)) return;
      const met = [...before, rule];
      note(as, { ...ledger, met: { ...ledger.met, [game]: met } }, `met.${game}`, met);
    },
    alone: game => ledgerOf(learner).alone[game] ?? [],
    playedAlone: (game, past) => {
      const ledger = ledgerOf(learner);
      const before = ledger.alone[game] ?? [];
      if (before.some(one => one.seed === past.seed && same(one.choices, past.choices))) return;
      const alone = [...before, past].slice(-MOST_PAST);
      note(learner, { ...ledger, alone: { ...ledger.alone, [game]: alone } }, `alone.${game}`, alone);
    },
  };
}
