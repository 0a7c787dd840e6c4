import { starcraft } from '../../src/games/starcraft/game.ts';
import type { Match } from '../../src/kernel/playable.ts';
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
  const grown: number[] = [];
  const fresh: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    settings.forEach((setting, number) => {
      const length = lengths[number] ?? 1;
      const last = Math.floor(length * 0.9);
      const match = starcraft.start(setting, SELDOM);
      playOn(match, setting.seed, ({ decision }) => (decision?.n ?? 0) >= last);
      const begun = starcraft.restore(match.record(), SELDOM);
      const end = (some: Match): number => {
        let decisions = 0;
        const time = timed(() =>
          playOn(
            some,
            'end',
            () => false,
            () => (decisions += 1),
          ),
        );
        return (1000 * time) / Math.max(1, decisions);
      };
      // Whoever goes second finds its data at hand already: take turns.
      const order = number % 2 === 0 ? [match, begun] : [begun, match];
      for (const some of order) (some === match ? grown : fresh).push(end(some));
    });
  }
  return [
    {
      what: 'a decision in the last tenth of a match, 6 seats: of a whole match, and without its history',
      reach: 'no slower',
      measured: `${us(median(grown))} and ${us(median(fresh))}`,
      reached: median(grown) <= median(fresh) * 1.1,
    },
  ];
}

function us(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`;
}
