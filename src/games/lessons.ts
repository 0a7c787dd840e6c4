import type { Lesson } from './lesson.ts';

/** The lessons of the games, by the game's id, in the order of teaching: loaded only by the table. */
const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  starcraft: async () => (await import('./starcraft/lessons/index.ts')).starcraftLessons,
  theseus: async () => (await import('./theseus/lessons/index.ts')).theseusLessons,
};

/** The lessons of a game; none where it has none. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  if (!Object.hasOwn(LESSONS, game)) return [];
  return (await LESSONS[game]?.()) ?? [];
}

/** The games that have lessons. */
export const GAMES_WITH_LESSONS: readonly string[] = Object.keys(LESSONS);
