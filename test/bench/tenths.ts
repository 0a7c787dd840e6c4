import { starcraft } from '../../src/games/starcraft/game.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Match } from '../../src/kernel/playable.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { lengthOf, playOn, SELDOM, settingOf } from './matches.ts';
import { median, timed } from './measure.ts';
import type { Row } from './measure.ts';

const MATCHES = 60;
const ROUNDS = 5;

/**
 * A match must not get slower by its own length. The tenths of a match ask different things (the first one is planning and
 * nothing else, the last one battles and events), so that they say little beside each other. What is judged is the last tenth
 * twice: as the end of a whole match, and as all there is, begun from a checkpoint without log and history.
 */
export function tenths(): Row[] {
  const settings = Array.from({ length: MATCHES }, (_, number) => settingOf(number, 6));
  const lengths = settings.map(lengthOf);
  const byTenth = Array.from({ length: 10 }, (): number[] => []);
  const grown: number[] = [];
  const fresh: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    settings.forEach((setting, number) => {
      const length = lengths[number] ?? 1;
      const last = Math.floor(length * 0.9);
      const match = starcraft.start(setting, SELDOM);
      const random = seededRandom(`players of ${setting.seed}`);
      for (let { decision } = match; decision !== null && decision.n < last; decision = match.decision) {
        const { n } = decision;
        const answer = randomAnswer(decision, random);
        byTenth[Math.floor((10 * n) / length)]?.push(1000 * timed(() => match.answer(n, answer)));
      }
      const begun = starcraft.restore(match.record(), SELDOM);
      const end = (some: Match): number => (1000 * timed(() => playOn(some, 'end', () => false))) / (length - last);
      // Whoever goes second finds its data at hand already: take turns.
      const order = number % 2 === 0 ? [match, begun] : [begun, match];
      for (const some of order) (some === match ? grown : fresh).push(end(some));
    });
  }
  const means = byTenth.slice(0, 9).map(times => us(times.reduce((sum, time) => sum + time, 0) / times.length));
  return [
    {
      what: 'a decision in the last tenth of a match, 6 seats: of a whole match, and without its history',
      reach: 'no slower',
      measured: `${us(median(grown))} and ${us(median(fresh))}`,
      reached: median(grown) <= median(fresh) * 1.1,
    },
    { what: 'a decision in each of the tenths before it (mean)', reach: '', measured: means.join(', '), reached: null },
  ];
}

function us(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`;
}
