import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One part of a run of the lessons: some walks of one lesson, and what was found on them. */
export interface LessonPart {
  readonly game: string;
  readonly lesson: string;
  readonly seed: string;
  /** The first walk, and how many there are. */
  readonly from: number;
  readonly runs: number;
  readonly answers: number;
  readonly lost: number;
  /** What the adversary tried. */
  readonly tried: number;
  readonly failures: readonly string[];
}

type Wanted = Pick<LessonPart, 'game' | 'lesson' | 'seed' | 'from' | 'runs'>;

/**
 * The parts of a run, each kept in a file as soon as it is done, one a line: a run that is cut off goes on where it
 * was. Without a file nothing is kept. Throws where a line of the file is no part.
 */
export class LessonParts {
  readonly #file: string | null;
  readonly #done: LessonPart[] = [];

  constructor(file: string | null) {
    this.#file = file;
    if (file === null || !existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n');
    // What stood last may have been cut off in the middle of its line.
    if (lines.pop() !== '') writeFileSync(file, lines.map(line => `${line}\n`).join(''));
    this.#done.push(...lines.map((line, at) => partFrom(line, `${file}:${at + 1}`)));
  }

  /** The parts that are done. */
  get done(): readonly LessonPart[] {
    return this.#done;
  }

  /** A part that was done before; `null`: it is still to be done. */
  find({ game, lesson, seed, from, runs }: Wanted): LessonPart | null {
    const isIt = (part: LessonPart): boolean =>
      part.game === game && part.lesson === lesson && part.seed === seed && part.from === from && part.runs === runs;
    return this.#done.find(isIt) ?? null;
  }

  add(part: LessonPart): void {
    this.#done.push(part);
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(part)}\n`);
  }
}

function partFrom(line: string, place: string): LessonPart {
  const read: unknown = parsed(line);
  if (!isPart(read)) throw new Error(`${place} is no part of a run of the lessons`);
  return read;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isPart(read: unknown): read is LessonPart {
  if (typeof read !== 'object' || read === null) return false;
  const fields = new Map<string, unknown>(Object.entries(read));
  const are = (type: string, ...names: readonly string[]): boolean =>
    names.every(name => typeof fields.get(name) === type);
  return (
    are('string', 'game', 'lesson', 'seed') &&
    are('number', 'from', 'runs', 'answers', 'lost', 'tried') &&
    Array.isArray(fields.get('failures'))
  );
}
