import { randomAnswer } from '../../src/bots/random.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { lengthOf, playOn, SELDOM, settingOf, usualSettingOf } from './matches.ts';
import { median, timed } from './measure.ts';
import type { Row } from './measure.ts';

const MATCHES = 60;
const ROUNDS = 5;
const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);

/**
 * A match must not get slower by its own length. The tenths of a match ask different things (the first one is planning
 * and nothing else, the last one battles and events), so that they say little beside each other. What is judged is the
 * last tenth twice: as the end of a whole match, and as all there is, begun from a checkpoint without log and history.
 */
export function tenths(): Row[] {
  const settings = Array.from({ length: MATCHES }, (_, number) => settingOf(number, 6));
  const lengths = settings.map(setting => lengthOf(setting));
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
    tenthByTenth('StarCraft, 6 seats', number => [starcraft, settingOf(number, 6)]),
    tenthByTenth('Theseus, 3 seats', number => [theseus, usualSettingOf('theseus', number, 3)]),
    {
      what: 'a decision in the last tenth of a match, 6 seats: of a whole match, and without its history',
      reach: 'no slower',
      measured: `${us(median(grown))} and ${us(median(fresh))}`,
      reached: median(grown) <= median(fresh) * 1.1,
    },
  ];
}

/** What a decision takes in each tenth of a match, set-up apart: the middle of many matches. */
function tenthByTenth(what: string, nth: (number: number) => readonly [Game, MatchSetting]): Row {
  const times: number[][] = TENTHS.map(() => []);
  for (let number = 0; number < MATCHES * ROUNDS; number++) {
    const [game, setting] = nth(number % MATCHES);
    const length = lengthOf(setting, game);
    const match = game.start(setting, SELDOM);
    const random = seededRandom(`players of ${setting.seed}`);
    for (const tenth of TENTHS) {
      const [from, to] = [tenth, tenth + 1].map(part => Math.floor((length * part) / TENTHS.length));
      if (from === undefined || to === undefined || to === from) continue;
      const time = timed(() => {
        for (let { decision } = match; decision !== null && decision.n < to; decision = match.decision) {
          match.answer(decision.n, randomAnswer(decision, random));
        }
      });
      times[tenth]?.push((1000 * time) / (to - from));
    }
  }
  const measured = `${times.map(each => median(each).toFixed(1)).join(' ')} µs`;
  return { what: `a decision in each tenth of a match, ${what}`, reach: '', measured, reached: null };
}

function us(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`;
}
