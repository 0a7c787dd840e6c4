import { parseArgs } from 'node:util';
import { SECRET_GAMES } from './games.ts';
import type { SecretGame } from './games.ts';
import { watchHandOvers } from './hand-overs.ts';
import { compareScreens } from './screens.ts';

// npm run leaks -- --hand-overs 60 --places 40 --seed leaks: what one seat may know is looked for where another one looks.

const { values } = parseArgs({
  options: {
    'hand-overs': { type: 'string', default: '60' },
    places: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'leaks' },
  },
});
const [handOvers, places] = [Number(values['hand-overs']), Number(values.places)];
if (!Number.isInteger(handOvers) || !Number.isInteger(places) || handOvers < 0 || places < 0) {
  process.stderr.write('npm run leaks -- [--hand-overs N] [--places N] [--seed S]\n');
  process.exit(2);
}
const faults: string[] = [];

console.log(
  '| screens, panes, pages, outlooks, save list, bots | seats | decisions compared | faults |\n| --- | --- | --- | --- |',
);
for (const game of SECRET_GAMES) {
  for (const seats of places > 0 ? game.seats : []) {
    const tried = await compareScreens(game, { seats, seed: `${values.seed}-${seats}`, places, decisions: 4 });
    faults.push(...tried.faults);
    console.log(`| ${game.id} | ${seats} | ${tried.compared} | ${tried.faults.length} |`);
  }
}

console.log(
  '\n| in the terminal | seats | hand-overs | screens looked at | words looked for | faults |\n| --- | --- | --- | --- | --- | --- |',
);
for (const game of SECRET_GAMES) {
  for (const seats of handOvers > 0 ? game.seats : []) {
    const tried = await watchHandOvers(game, { seats, seed: `${values.seed}-${seats}`, handOvers, ...waysOf(game) });
    faults.push(...tried.faults);
    console.log(
      `| ${game.id} | ${seats} | ${tried.handOvers} | ${tried.screens} | ${tried.words} | ${tried.faults.length} |`,
    );
  }
}
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** In Theseus only decks that are built are secret; elsewhere in it the keyboard is handed over because people want that. */
function waysOf({ id }: SecretGame): { readonly flags: readonly string[]; readonly policy: 'private' | 'always' } {
  return id === 'theseus' ? { flags: ['--decks=built'], policy: 'always' } : { flags: [], policy: 'private' };
}
