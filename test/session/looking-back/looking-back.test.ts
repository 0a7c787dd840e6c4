import { expect, test } from 'vitest';
import { loadBoard, loadGame } from '../../../src/games/index.ts';
import { playRandomly } from '../../../src/bots/simulate.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { LookingBack } from '../../../src/session/looking-back/looking-back.ts';
import { DIRECT_EXPLAINER } from '../../../src/session/setting/thinking.ts';

test.each([
  [['Ann'], 0],
  [['Ann', 'Bob'], 'spectator'],
] as const)('a match of %j is looked back on by the eyes of %j', async (names, viewer) => {
  const [game, board] = [await loadGame('space-empires'), await loadBoard('space-empires')];
  if (game === null || board === null) throw new Error('there is no such game');
  const setting = { seats: names.map(name => ({ name })), options: {}, seed: 'looked back on' };
  const { match } = playRandomly(game, setting, undefined, 12);
  const wordsFor = () => ({ format: () => '', texts: {} });
  const parts = {
    ...{ game, board, names, people: [...names.keys()], wordsFor, copy: null, close: () => undefined },
    ...{ explainer: DIRECT_EXPLAINER, levelOf: () => null, hints: true },
  };
  const shown = new LookingBack(new Replay(game, match), { at: 'last' }, () => 0, parts).read();
  expect(shown).toMatchObject({ show: 'stop', now: { viewer } });
});
