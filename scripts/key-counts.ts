// Counts the keys that people press for the same decisions: npm run keys [-- game seats seed [light]]
//
// Without a game it prints five figures of StarCraft beside the most that they should be. With one it plays three rounds by the same answers, as the
// table was and as it is. Before: every question is asked, and whoever sits down first reads what it missed. After: what is usual is not asked,
// forms keep their rows, public news stands on the hand-over, a thing or two of one's own on the table, and an order is laid by a letter at the
// place that the cursor is on. `light`: each order of StarCraft does one thing, and nobody attacks.
import { chanceFrom } from '../src/table/hot-seat/sitting/players.ts';
import { loadBoard, loadBot, loadGame } from '../src/games/index.ts';
import { countKeys, keysIn, lightAnswer } from './keys/counting.ts';
import type { Counts } from './keys/counting.ts';
import { starcraftFigures } from './keys/scenes.ts';

const [id, seats = '2', seed = 'keys', manner = ''] = process.argv.slice(2);
/** The match is played until this round has ended. */
const LAST_ROUND = 3;
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];

async function beforeAndAfter(id: string): Promise<void> {
  const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
  if (game === null || board === null) throw new Error(`There is no game ${id}.`);
  const play = (isBefore: boolean): Counts => {
    const match = game.start({ seats: NAMES.slice(0, Number(seats)).map(name => ({ name })), seed });
    const random = chanceFrom('answers');
    const done = new Map<string, number>();
    return countKeys({ game, board, match, bot, isBefore }, decision => {
      if (match.round > LAST_ROUND) return null;
      const light = manner === 'light' ? lightAnswer(decision, done) : null;
      return light ?? bot({ game: id, view: match.view(decision.seat), decision, random });
    });
  };
  const before = play(true);
  const after = play(false);
  const line = (what: string, one: number, other: number): string =>
    `${what.padEnd(34)}${String(one).padStart(8)}${String(other).padStart(8)}\n`;
  process.stdout.write(`${id}, ${seats} seats, seed ${seed}: keys before and after\n`);
  for (const what of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    process.stdout.write(line(what, before.get(what) ?? 0, after.get(what) ?? 0));
  }
  process.stdout.write(line('all', keysIn(before), keysIn(after)));
}

if (id !== undefined) await beforeAndAfter(id);
else {
  for (const { what, keys, target } of await starcraftFigures()) {
    const mark = keys > target ? '  too many' : '';
    process.stdout.write(`${what.padEnd(54)}${String(keys).padStart(4)} of at most ${target}${mark}\n`);
  }
}
