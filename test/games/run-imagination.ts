import { parseArgs } from 'node:util';
import { gameDefinition as emperor } from '../../src/games/galactic-emperor/game.ts';
import { definition as empires } from '../../src/games/space-empires/game.ts';
import { gameDefinition as starcraft } from '../../src/games/starcraft/game.ts';
import { definition as theseus } from '../../src/games/theseus/game.ts';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import type { Framed } from '../../src/kernel/match/play.ts';
import { restoreMatch } from '../../src/kernel/history/open.ts';
import { checkImagination, noFigures } from '../oracles/imagination.ts';
import type { SecretGame } from '../reliability/leaks/secret-game.ts';
import { emperorUnderTest } from './galactic-emperor/under-test.ts';
import { empiresUnderTest } from './space-empires/under-test.ts';
import { starcraftUnderTest } from './starcraft/under-test.ts';
import { theseusUnderTest } from './theseus/under-test.ts';

// npm run imagine -- --matches 2 --every 1 --seed S --game G: the laws of what viewers know and imagine, over whole
// matches of every game and way.

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1' },
    every: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'imagine' },
    game: { type: 'string' },
  },
});

function look<State extends Framed<Steps>, Steps, View, Options>(
  definition: GameDefinition<State, Steps, View, Options>,
  { id, seats, ways, answering }: SecretGame,
): void {
  for (const count of seats) {
    for (const way of ways(count)) {
      const figures = noFigures();
      for (let number = 0; number < Number(values.matches); number += 1) {
        const seed = `${values.seed} ${number}`;
        const match = restoreMatch(definition, way.begin(seed).record(), { checkpointEvery: 0 });
        checkImagination(
          definition,
          match,
          { seed, every: Number(values.every), casesEvery: 50, answer: answering },
          figures,
        );
      }
      const { places, first, never, later, cases, afterReveal } = figures;
      const share = ((100 * first) / Math.max(1, places)).toFixed(2);
      console.log(
        `${id}, ${count} seats, ${way.name}: ${places} places, ${share} % at the first deal, ${never} never, ${cases} cases`,
        Object.fromEntries(later),
        Object.fromEntries(afterReveal),
      );
    }
  }
}

const looks: Readonly<Record<string, () => void>> = {
  theseus: () => look(theseus, theseusUnderTest.secrets),
  starcraft: () => look(starcraft, starcraftUnderTest.secrets),
  'galactic-emperor': () => look(emperor, emperorUnderTest.secrets),
  'space-empires': () => look(empires, empiresUnderTest.secrets),
};
for (const [id, run] of Object.entries(looks)) if (values.game === undefined || values.game === id) run();
