import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOn } from '../../../src/lessons/lesson.ts';
import type { WayAnswer } from '../../../src/lessons/lesson.ts';
import type { Answer } from '../../../src/kernel/match/decision.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import { beginLesson } from '../../../src/session/teaching/begin-lesson.ts';
import { settingsIn } from '../../e2e/program.ts';
import { saveTo } from '../../bench/saving.ts';
import { ownAnswer } from '../../oracles/lesson-walks.ts';

// What lies in the folders of a program before it is started, where no few keys lead to a screen.

/** The folders of a program that is yet to be started. */
export interface Folders {
  readonly saves: string;
  readonly home: string;
}

export function sample(name: string): string {
  return fileURLToPath(new URL(`../../../saves/sample-${name}.jsonl`, import.meta.url));
}

/** A match of which nobody at the table has seen anything, `missed`: what concerns who is asked alone fills a page. */
export async function missedMatch({ saves }: Folders): Promise<void> {
  const loaded = await PROGRAM_GAMES.load('starcraft');
  if (loaded === null) throw new Error('there is no StarCraft');
  const { match, close } = loadMatch(loaded.game, sample('mid-battle'));
  saveTo(join(saves, 'missed.jsonl'), match);
  close();
}

/** A lesson that was left one answer before its end. */
export async function almostLearned({ home }: Folders, game: string, id: string): Promise<void> {
  const answers = await answersBeforeLast(game, id);
  mkdirSync(settingsIn(home), { recursive: true });
  const content = { learner: '', [game]: { [id]: 'begun' }, left: { [game]: { [id]: answers } } };
  writeFileSync(join(settingsIn(home), 'lessons.json'), JSON.stringify(content));
}

/** All answers of a lesson by its own way but the last one. */
async function answersBeforeLast(id: string, lessonId: string): Promise<readonly Answer[]> {
  const loaded = await PROGRAM_GAMES.load(id);
  const lesson = (await PROGRAM_GAMES.lessons(id)).find(one => one.id === lessonId);
  if (loaded === null || lesson === undefined) throw new Error(`there is no lesson ${lessonId} of ${id}`);
  const { taught, opponent } = beginLesson(loaded.game, lesson, loaded.bot);
  const random = seededRandom(lesson.id);
  let before: readonly Answer[] = [];
  let stage = -1;
  let way: WayAnswer[] = [];
  while (taught.stage !== null) {
    if (stage !== taught.standing.stage) {
      stage = taught.standing.stage;
      way = [...(taught.stage.way ?? [])];
    }
    const { decision, game } = taught;
    if (decision === null) throw new Error(`stage ${stage} of ${lessonId}: nothing is asked`);
    before = [...taught.answers];
    const { seat, n } = decision;
    if (seat !== lesson.learner) taught.answer(n, opponent({ game, view: taught.fork().view(seat), decision, random }));
    else {
      const answer = ownAnswer(taught) ?? answerOn(way.shift() ?? '', decision);
      taught.answer(n, answer);
    }
  }
  return before;
}
