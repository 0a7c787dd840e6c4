import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import { checkSameSeed } from '../../oracles/random-play.ts';
import { checkBlocked } from '../../oracles/every-answer.ts';
import { playMatch, settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { TextReader } from './oracles/texts.ts';

const SEATS = [2, 3, 4, 5, 6];
const SET_UPS = ['quick', 'by-hand'] as const;

/**
 * Every check of the kernel is on: the state is a tree at every tenth answer, ids are unique and no numbers, what is
 * told stays as it is.
 */
const THOROUGH = { checkpointEvery: 10, thorough: true };

describe.each(SET_UPS)('random matches with the set-up %s', setUp => {
  test.each(SEATS)('%i seats: pieces, texts and blocked answers are right at every decision, to the end', seats => {
    const seed = `${setUp}-${seats}-1`;
    const deal = seats % 2 === 1 ? 'choose' : 'random';
    const match = starcraft.start(settingFor(seats, seed, { setUp, deal }), THOROUGH);
    const reader = new TextReader();
    playMatch(match, {
      players: seed,
      each: (pending, given) => {
        checkPieces(stateOf(pending));
        reader.read(pending);
        if (given % 10 === 0) checkBlocked(pending);
      },
    });
    const { winners = [], ranking = [] } = match.outcome ?? {};
    expect(winners.length).toBeGreaterThan(0);
    expect(ranking).toHaveLength(seats);
  });
});

test('the same seed gives the same match, however it is kept; another seed another one', () => {
  const same = checkSameSeed(starcraft, settingFor(3, 'same'));
  const match = starcraft.start(settingFor(3, 'other'));
  playMatch(match, { players: 'same' });
  expect(entriesOf(match.history)).not.toEqual(entriesOf(same.history));
});

test('any factions that were agreed play together', () => {
  const factions = [
    ['raynor', 'mengsk'],
    ['tassadar', 'aldaris', 'overmind'],
    [null, 'queen-of-blades', null, 'overmind'],
  ] as const;
  for (const agreed of factions) {
    const match = starcraft.start(
      settingFor(agreed.length, agreed.join(), { setUp: 'by-hand', factions: agreed }),
      THOROUGH,
    );
    playMatch(match, { each: pending => checkPieces(stateOf(pending)) });
    stateOf(match).seats.forEach(({ faction }, seat) => {
      expect(faction).toBe(agreed[seat] ?? faction);
    });
  }
});
