/** How far a person has come with a lesson. */
export type LessonProgress = 'begun' | 'done';

/** What somebody knows of a rule by what was foretold in lessons and in practice. */
export interface Proof {
  readonly rule: string;
  /** Whether it was foretold rightly the last time. */
  readonly right: boolean;
  /** How often it was asked. */
  readonly asked: number;
}

/** What was foretold, by the keys of the questions. */
export type Proofs = Readonly<Record<string, Proof>>;

/** Which lessons were begun and done, by game and lesson, and what was foretold in them. */
export interface Progress {
  /** Why it can't be read or kept; `null`: it can. */
  readonly problem: string | null;
  readonly of: (game: string, lesson: string) => LessonProgress | null;
  /** A lesson that was done stays so when it is begun again. */
  readonly begin: (game: string, lesson: string) => void;
  readonly finish: (game: string, lesson: string) => void;
  readonly proofs: (game: string) => Proofs;
  /** Something was foretold: what asked for it by its key, of which rule it was, and whether it came so. */
  readonly foretold: (game: string, key: string, rule: string, right: boolean) => void;
}

/** Where progress is kept. Both may throw. */
export interface ProgressFile {
  readonly content: unknown;
  /** Keeps what belongs under a name, or under two with a dot between them. */
  readonly keep: (name: string, value: Readonly<Record<string, LessonProgress>> | Proofs) => void;
}

/** Under this name stands what was foretold, by game; the lessons of a game stand under its own. */
const PROOFS = 'foretold';

/**
 * The progress that a file holds. What in it is no progress is left alone; when it can't be written that is told, and the
 * progress holds until the program ends. `problem`: why there is no file at all.
 */
export function progressIn(file: ProgressFile | null, problem: string | null = null): Progress {
  const known = new Map<string, Record<string, LessonProgress>>();
  const proven = new Map<string, Proofs>();
  for (const [game, proofs] of entriesIn(isRecord(file?.content) ? file.content[PROOFS] : null)) {
    proven.set(game, soundProofs(proofs));
  }
  for (const [game, lessons] of entriesIn(file?.content)) {
    known.set(game, sound(lessons));
  }
  let wrong = problem;
  const keep: ProgressFile['keep'] = (name, value) => {
    if (file === null) return;
    try {
      file.keep(name, value);
      wrong = problem;
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
  };
  const note = (game: string, lesson: string, how: LessonProgress): void => {
    const lessons = { ...known.get(game), [lesson]: how };
    known.set(game, lessons);
    keep(game, lessons);
  };
  const of = (game: string, lesson: string): LessonProgress | null => {
    const lessons = known.get(game) ?? {};
    return Object.hasOwn(lessons, lesson) ? (lessons[lesson] ?? null) : null;
  };
  return {
    get problem() {
      return wrong;
    },
    of,
    begin: (game, lesson) => {
      if (of(game, lesson) === null) note(game, lesson, 'begun');
    },
    finish: (game, lesson) => {
      if (of(game, lesson) !== 'done') note(game, lesson, 'done');
    },
    proofs: game => proven.get(game) ?? {},
    foretold: (game, key, rule, right) => {
      const before = proven.get(game) ?? {};
      const asked = (Object.hasOwn(before, key) ? (before[key]?.asked ?? 0) : 0) + 1;
      const proofs = { ...before, [key]: { rule, right, asked } };
      proven.set(game, proofs);
      keep(`${PROOFS}.${game}`, proofs);
    },
  };
}

function soundProofs(proofs: unknown): Proofs {
  const found: Record<string, Proof> = {};
  for (const [key, proof] of entriesIn(proofs)) {
    if (!isRecord(proof)) continue;
    const { rule, right, asked } = proof;
    if (typeof rule === 'string' && typeof right === 'boolean' && typeof asked === 'number') {
      found[key] = { rule, right, asked };
    }
  }
  return found;
}

function entriesIn(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}

function sound(lessons: unknown): Record<string, LessonProgress> {
  const found: Record<string, LessonProgress> = {};
  for (const [lesson, how] of entriesIn(lessons)) {
    if (how === 'begun' || how === 'done') found[lesson] = how;
  }
  return found;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
