import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { armedMatch } from './oracles/armed.ts';
import { checkSaved } from '../../oracles/every-answer.ts';
import { Happenings } from './oracles/happened.ts';
import { playMatch, settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { TextReader } from './oracles/texts.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

/** What must have happened in some match, by the event that tells it: what random players seldom or never come to. */
const HAPPENINGS = [
  // orders
  'execution.revealed-special',
  'execution.obstructed',
  'build.discount.used',
  'technology.to-hand',
  'mobilize.lifted-off',
  'mobilize.recalled',
  'build.sacrificed',
  // paying by force mining, SC-7.5
  'paying.partly-depleted',
  'paying.depleted',
  // battles
  'battle.begins',
  'both-sides-lost',
  'battle.ability.used',
  'battle.regeneration',
  'battle.gone.alone',
  'battle.gone.misfit',
  'battle.gone.cancelled',
  'battle.replaced',
  'battle.withdrawn',
  'battle.cannot-target',
  'battle.splash.destroyed',
  'battle.retreated',
  'battle.perished',
  'cards.reshuffled',
  // regrouping
  'regrouping.base-destroyed',
  'regrouping.transport-destroyed',
  'regrouping.cards-lost',
  'events.kept',
  'elimination.out',
  // each kind of victory, SC-1.4
  'victory.normal',
  'victory.special',
  'victory.aldaris',
  'victory.end-game',
  'victory.elimination',
];

/**
 * Matches that show what is rare, by their numbers. The others follow while something is missing, as after a change of
 * the rules.
 */
const TELLING = [91, 69, 77, 45, 94, 60, 36, 72];

/** More matches than this are not played for it. */
const MOST = 100;

describe('matches at war', () => {
  test('whatever the rules know happens sooner or later, and never costs a piece', () => {
    const seen = new Happenings();
    const missing = (): string[] => HAPPENINGS.filter(key => seen.count(key) === 0);
    const numbers = new Set([...TELLING, ...Array.from({ length: MOST }, (_, number) => number)]);
    for (const number of numbers) {
      if (missing().length === 0 && seen.technologies.size > 20 && seen.played.size > 20) break;
      const match = beginning(number);
      playMatch(match, {
        answering: number % 3 === 0 ? randomAnswer : warlikeAnswer,
        players: `war-${number}`,
        each: (pending, given) => {
          if (given % 40 === 0 || pending.decision === null) checkPieces(stateOf(pending));
        },
      });
      seen.note(match);
    }
    expect(missing()).toEqual([]);
    expect(seen.technologies.size).toBeGreaterThan(20);
    expect(seen.played.size).toBeGreaterThan(20);
  }, 60_000);

  test.each([4])('%i armed seats: pieces, texts and saves are right in their battles', seats => {
    const keeping = { checkpointEvery: 10, thorough: true };
    const match = armedMatch(seats, `armed-${seats}`, keeping);
    const reader = new TextReader();
    let battles = 0;
    playMatch(match, {
      answering: warlikeAnswer,
      until: pending => (pending.decision?.n ?? 0) > 700,
      each: (pending, given) => {
        const state = stateOf(pending);
        checkPieces(state);
        reader.read(pending);
        if (state.battle === null) return;
        battles += 1;
        if (given % 3 === 0) checkSaved(starcraft, pending, keeping);
      },
    });
    expect(battles).toBeGreaterThan(10);
  });
});

/** Two to six seats; a third of the matches plays by chance, a third is at war, and a third is at war and armed. */
function beginning(number: number): Match {
  const seats = 2 + (Math.floor(number / 3) % 5);
  const seed = `war-${number}`;
  if (number % 3 === 2) return armedMatch(seats, seed, { checkpointEvery: 100 });
  return starcraft.start(settingFor(seats, seed), { checkpointEvery: 100 });
}
