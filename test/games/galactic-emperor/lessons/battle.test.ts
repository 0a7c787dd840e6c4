import { expect, test } from 'vitest';
import { emperorBot } from '../../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { emperorLessons } from '../../../../src/games/galactic-emperor/lessons/index.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { answerOn } from '../../../../src/lessons/lesson.ts';
import { beginLesson } from '../../../../src/session/teaching/begin-lesson.ts';
import { ownAnswer } from '../../../oracles/lesson-walks.ts';

test('before the learner fights on, the last Fighter has hit the Cruiser and the Empire stands alone, as the coach says', () => {
  const battle = emperorLessons.find(({ id }) => id === 'battle');
  if (battle === undefined) throw new Error('There is no such lesson.');
  const { taught, opponent } = beginLesson(galacticEmperor, battle, emperorBot);
  const way = battle.stages.flatMap(stage => stage.way ?? []);
  const random = seededRandom('battle');
  for (let { decision } = taught; decision?.kind !== 'battle.retreat'; { decision } = taught) {
    if (decision === null) throw new Error('The learner was never asked about a retreat.');
    const { n, seat } = decision;
    if (seat !== battle.learner) {
      taught.answer(n, opponent({ game: taught.game, view: taught.fork().view(seat), decision, random }));
      continue;
    }
    const next = ownAnswer(taught) ?? way.shift();
    taught.answer(n, next === undefined ? 'none' : answerOn(next, decision));
  }
  const destroyed = taught
    .events(battle.learner)
    .flatMap(({ words: { key, with: piece } }) => (key === 'battle.destroyed' ? [piece] : []));
  expect(destroyed).toEqual([
    { seat: { seat: 0 }, piece: { key: 'ship.fighter' } },
    { seat: { seat: 1 }, piece: { key: 'ship.cruiser' } },
  ]);
});
