import { expect, test } from 'vitest';
import { gameDefinition, galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
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
  '%s, by chance to a winner: pieces, texts and numbers, saves and undo are right, and nobody is shown the stack, or the points of the others, GE-13.1',
  (name, seats, options) => {
    const hiding = new Hiding(galacticEmperor, runs(220, 90), scramble);
    const match = playWatched(
      galacticEmperor,
      settingFor(seats, `${name}-1`, options),
      [
        { every: 1, look: pending => checkPieces(stateOf(pending)) },
        { every: runs(5, 1), look: checkTexts },
        readingAgain(21, (state, { start }) => gameDefinition.readState(state, start.seats)),
        restoring(galacticEmperor, runs(400, 300), THOROUGH),
        hiding,
      ],
      THOROUGH,
    );
    checkReplay(galacticEmperor, match, THOROUGH);
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
    expect(match.outcome?.ranking).toHaveLength(seats);
    expect(hiding.compared).toBeGreaterThan(5);
  },
  120_000,
);

test('the same seed gives the same match, however it is kept', () => {
  checkSameSeed(galacticEmperor, settingFor(6, 'same'));
});
