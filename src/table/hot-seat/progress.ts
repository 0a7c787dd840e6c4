/** How far a person has come with a lesson. */
export type LessonProgress = 'begun' | 'done';

/** Which lessons were begun and done, by game and lesson. */
export interface Progress {
  /** Why it can't be read or kept; `null`: it can. */
  readonly problem: string | null;
  readonly of: (game: string, lesson: string) => LessonProgress | null;
  /** A lesson that was done stays so when it is begun again. */
  readonly begin: (game: string, lesson: string) => void;
  readonly finish: (game: string, lesson: string) => void;
}

/** Where progress is kept. Both may throw. */
export interface ProgressFile {
  readonly content: unknown;
  readonly keep: (game: string, lessons: Readonly<Record<string, LessonProgress>>) => void;
}

/**
 * The progress that a file holds. What in it is no progress is left alone; when it can't be written that is told, and the
 * progress holds until the program ends. `problem`: why there is no file at all.
 */
export function progressIn(file: ProgressFile | null, problem: string | null = null): Progress {
  const known = new Map<string, Record<string, LessonProgress>>();
  for (const [game, lessons] of Object.entries(isRecord(file?.content) ? file.content : {})) {
    known.set(game, sound(lessons));
  }
  let wrong = problem;
  const note = (game: string, lesson: string, how: LessonProgress): void => {
    const lessons = { ...known.get(game), [lesson]: how };
    known.set(game, lessons);
    if (file === null) return;
    try {
      file.keep(game, lessons);
      wrong = problem;
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
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
  };
}

function sound(lessons: unknown): Record<string, LessonProgress> {
  const found: Record<string, LessonProgress> = {};
  for (const [lesson, how] of Object.entries(isRecord(lessons) ? lessons : {})) {
    if (how === 'begun' || how === 'done') found[lesson] = how;
  }
  return found;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
