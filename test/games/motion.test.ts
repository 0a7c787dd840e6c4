import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random.ts';
import { motionIn } from '../../src/boards/motion.ts';
import { loadBoard, loadGame } from '../../src/games/index.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { Ref } from '../../src/kernel/words/message.ts';
import { savedFile } from '../../src/saves/folder/folder.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { paintingOf } from '../boards/painting.ts';

const SAVES = fileURLToPath(new URL('../../saves', import.meta.url));

test.each([
  ['starcraft', 'sample-mid-battle'],
  ['theseus', 'sample-theseus-mid-turn'],
  ['galactic-emperor', 'sample-emperor-after-set-up'],
  ['space-empires', 'sample-empires-after-set-up'],
])('%s is seen to move: what changes on its map is a place of it', async (id, sample) => {
  const game = await loadGame(id);
  const board = await loadBoard(id);
  if (game === null || board === null) throw new Error(`no game ${id}`);
  const { match } = loadMatch(game, savedFile(SAVES, sample));
  const { survey } = paintingOf(board, game.texts.en, ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']);
  const random = seededRandom('motion');
  const changed = new Set<Ref>();
  const known = new Set<Ref>();
  for (let { decision } = match, left = 150; decision !== null && left > 0; { decision } = match, left -= 1) {
    const before = match.view('spectator');
    match.answer(decision.n, randomAnswer(decision, random));
    const view = match.view('spectator');
    for (const frame of motionIn(board, [before, view])) for (const ref of frame.changed) changed.add(ref);
  }
  const view = match.view('spectator');
  const [map] = board.panes(view);
  for (const { ref } of survey(map?.id ?? '', view, 200, 60).things) known.add(ref);
  expect(changed.size).toBeGreaterThan(2);
  expect([...changed].filter(ref => !known.has(ref))).toEqual([]);
  // Nothing moves where nobody has answered.
  expect(motionIn(board, [view, match.view('spectator')])).toEqual([]);
});
