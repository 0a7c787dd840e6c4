import { GAMES, GAMES_WITH_LESSONS, loadGame, loadLessons } from '../games/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { EXIT, CommandFailure, UsageError } from './exit.ts';
import { gameOrRefuse } from './known.ts';
import { JSON_VERSION } from './output.ts';
import { openProgress } from './progress.ts';
import { currentLanguageId, say, format, textsOf } from './say.ts';
import { quoted } from '../saves/input/plain.ts';
import type { Streams } from './streams.ts';
import { didYouMean } from './suggest.ts';

/** Tells the table to open the lessons of a game, or one lesson; `null`: people choose. */
export interface LearnBeginning {
  readonly learn: { readonly game: string | null; readonly lesson: string | null };
}

/**
 * Finds the lesson to open, by its id, number or title. Throws `UsageError` that lists the lessons if there is none,
 * `Failure` for a game without lessons.
 */
export async function lessonOrRefuse(game: string | null, lesson: string | null): Promise<LearnBeginning> {
  if (game === null) return { learn: { game, lesson } };
  const { title } = await gameOrRefuse(game, loadGame);
  const lessons = await lessonsOf(game);
  if (lessons.length === 0) {
    throw new CommandFailure(say('cli.no-lessons', { game: title, games: GAMES_WITH_LESSONS.join(', ') }));
  }
  return { learn: { game, lesson: lesson === null ? null : await findLessonId({ id: game, title, lessons }, lesson) } };
}

/** The lessons of a game as at the table: number 0 is the lesson about the table. */
async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const { withTableLesson } = await import('../session/teaching/table-lesson.ts');
  return withTableLesson(await loadLessons(game));
}

interface TaughtGame {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** The id of the lesson with that id, number or title; the case of letters in titles is ignored. */
async function findLessonId({ id: game, title, lessons }: TaughtGame, typed: string): Promise<string> {
  const foundLesson =
    lessons.find(({ id }) => id === typed) ?? (/^\d+$/.test(typed) ? lessons[Number(typed)] : undefined);
  if (foundLesson !== undefined) return foundLesson.id;
  const translatedGame = await gameWithLessons(game);
  const lessonByTitle = translatedGame.lessons.find(each => each.title.toLowerCase() === typed.trim().toLowerCase());
  if (lessonByTitle !== undefined) return lessonByTitle.id;
  const ids = lessons.map(({ id }) => id);
  const knownLessons = ids.map((id, place) => `${place} ${id}`).join(', ');
  throw new UsageError(
    say('cli.no-lesson', { game: title, lesson: quoted(typed), meant: didYouMean(typed, ids), known: knownLessons }),
  );
}

/**
 * `orrery learn --list`: prints the lessons of one game or of all games, or one lesson, with the learner's progress.
 */
export async function listLessons(
  only: string | null,
  lesson: string | null,
  json: boolean,
  { out, json: write }: Streams,
): Promise<number> {
  const { progressIn } = await import('../session/learning/progress.ts');
  const progress = await openProgress(process.env.ORRERY_SETTINGS, progressIn);
  const games = await Promise.all((only === null ? GAMES_WITH_LESSONS : [only]).map(gameWithLessons));
  const listed = games.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons
      .map((each, place) => ({ number: place, ...each, progress: progress.of(id, each.id) }))
      .filter(each => lesson === null || each.id === lesson),
  }));
  if (json) {
    write({ version: JSON_VERSION, language: currentLanguageId(), games: listed });
    return EXIT.fine;
  }
  for (const { title, lessons } of listed) {
    out(`${title}\n`);
    for (const each of lessons) {
      const { number, id, title: name } = each;
      const row = { number, id, title: name };
      const key = each.progress === null ? 'cli.lesson' : (`cli.lesson.${each.progress}` as const);
      out(`${format(say(key, row))}\n`);
    }
  }
  return EXIT.fine;
}

/**
 * `orrery learn --coverage`: prints the rules that no lesson teaches, by title and chapter, for one game or for all
 * games with lessons, and how to open such a rule.
 */
export async function listCoverage(only: string | null, json: boolean, { out, json: write }: Streams): Promise<number> {
  const coveredGames = await Promise.all((only === null ? GAMES_WITH_LESSONS : [only]).map(coverageOf));
  if (json) {
    const games = coveredGames.map(({ tell: _, ...game }) => game);
    write({ version: JSON_VERSION, games });
    return EXIT.fine;
  }
  for (const { id, title, tell, taught, untaught } of coveredGames) {
    const rules = taught.length + untaught.length;
    out(`${format(say('cli.coverage', { game: title, taught: taught.length, rules }))}\n`);
    for (const [chapter, numbers] of byChapter(untaught)) {
      out(`${chapter} ${tell({ key: `rule.${chapter}.title` })}\n`);
      for (const rule of numbers) out(`  ${rule} ${tell({ key: `rule.${rule}.title` })}\n`);
    }
    const [first] = untaught;
    if (first !== undefined) out(`${format(say('cli.coverage.open', { id, rule: first }))}\n`);
  }
  return EXIT.fine;
}

async function coverageOf(id: string) {
  const game = await gameOrRefuse(id, loadGame);
  const { sessionFormatter } = await import('../session/text/say.ts');
  const { title, book } = game;
  return {
    id,
    title,
    tell: sessionFormatter(await textsOf(game)),
    ...splitByTaught(book?.rules ?? [], await loadLessons(id)),
  };
}

/** Splits the rules of a book into those that lessons teach or ask about, and the others. */
export function splitByTaught(
  all: readonly string[],
  lessons: readonly Lesson[],
): { readonly taught: readonly string[]; readonly untaught: readonly string[] } {
  const taughtRules = new Set(
    lessons.flatMap(({ rules, stages }) => [...rules, ...stages.flatMap(({ predict }) => predict?.rule ?? [])]),
  );
  // Chapters (numbers without a dot) are left out.
  const rules = all.filter(rule => rule.includes('.'));
  // A taught rule includes the rules below it: TH-6.9 covers TH-6.9.1.
  const isTaught = (rule: string): boolean => {
    for (let at = rule; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
      if (taughtRules.has(at)) return true;
    return false;
  };
  return { taught: rules.filter(isTaught), untaught: rules.filter(rule => !isTaught(rule)) };
}

function byChapter(rules: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const rule of rules) {
    const [chapter = rule] = rule.split('.');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return chapters;
}

async function gameWithLessons(id: string) {
  const game = await gameOrRefuse(id, loadGame);
  const { sessionFormatter } = await import('../session/text/say.ts');
  const formatGame = sessionFormatter(await textsOf(game));
  const lessons = await lessonsOf(id);
  return {
    id,
    title: GAMES[id]?.title ?? game.title,
    lessons: lessons.map(each => ({ id: each.id, title: formatGame(each.title) })),
  };
}
