import { expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { en as starcraftTexts } from '../../src/games/starcraft/text/en.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { en as theseusTexts } from '../../src/games/theseus/text/en.ts';
import { optionsAlike } from '../oracles/option-labels.ts';
import { playRandomly } from '../oracles/random-play.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'] as const;

/** Copies of one card are worth the same, and may read alike. */
const OF_CARDS = /^(battle\.cards|regrouping\.discard|setUp\.card):/;

test.each([
  { what: 'StarCraft, two seats', game: starcraft, texts: starcraftTexts, seats: 2, options: { setUp: 'by-hand' } },
  { what: 'StarCraft, four seats', game: starcraft, texts: starcraftTexts, seats: 4, options: { setUp: 'by-hand' } },
  { what: 'Theseus, two seats', game: theseus, texts: theseusTexts, seats: 2, options: {} },
  { what: 'Theseus, four seats', game: theseus, texts: theseusTexts, seats: 4, options: {} },
])('no two options of a decision read alike: $what', ({ game, texts, seats, options }) => {
  const names = NAMES.slice(0, seats);
  const alike = new Set<string>();
  const setting = { seats: names.map(name => ({ name })), options, seed: 'alike' };
  playRandomly(game, setting, {
    each: match => {
      for (const found of optionsAlike(match, texts, names)) if (!OF_CARDS.test(found)) alike.add(found);
    },
  });
  expect([...alike]).toEqual([]);
});
