import { expect, test } from 'vitest';
import { definition, theseus } from '../../../src/games/theseus/game.ts';
import { checkReplay } from '../../oracles/every-decision.ts';
import { checkSameSeed } from '../../oracles/random-play.ts';
import { Hiding, playWatched, readingAgain, restoring } from '../../oracles/watched-match.ts';
import { runs } from '../../runs.ts';
import { settingFor, stateOf, WAYS } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';

const THOROUGH = { checkpointEvery: 10, thorough: true };

test.each(WAYS)(
  '%s, by chance to a winner: pieces, texts and numbers, saves and undo are right, and nobody is shown the order of a deck or what left the game unseen, TH-22.3',
  (name, seats, options) => {
    const hiding = new Hiding(theseus, 45, scramble);
    const match = playWatched(
      theseus,
      settingFor(seats, `${name}-1`, options),
      [
        { every: 1, look: pending => checkPieces(stateOf(pending)) },
        { every: runs(4, 2), look: checkTexts },
        readingAgain(21, (state, { start }) => definition.readState(state, start.seats)),
        restoring(theseus, runs(110, 50), THOROUGH),
        hiding,
      ],
      THOROUGH,
    );
    checkReplay(theseus, match, THOROUGH);
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
    expect(match.outcome?.ranking).toHaveLength(seats);
    expect(hiding.compared).toBeGreaterThan(5);
  },
  120_000,
);

test('the same seed gives the same match, however it is kept', () => {
  checkSameSeed(theseus, settingFor(4, 'same'));
});
