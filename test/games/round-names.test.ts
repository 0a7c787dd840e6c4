import { describe, expect, test } from 'vitest';
import { GAMES, loadBoard, loadBot, loadGame, roundNameOf } from '../../src/games/index.ts';
import { markdownOf } from '../../src/session/looking-back/markdown.ts';
import { replayNow } from '../../src/session/looking-back/replay-now.ts';
import { reportOf } from '../../src/session/looking-back/report.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { roundWordsOf } from '../../src/session/setting/save-line.ts';
import { randomStateFrom } from '../../src/session/sitting/players.ts';
import { jumpDialog } from '../../src/table/match/replay/asks.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { frameAt, lookBackOn } from '../oracles/looked-back.ts';

test.each(Object.keys(GAMES))('lists call a round of %s as the game itself does, without loading it', async id => {
  const game = await loadGame(id);
  expect(roundNameOf(id)).toBe(game?.roundName);
});

/**
 * What is read of a match that the program plays up to its second round: its save in a list, its report and its replay.
 */
async function readOf(id: string) {
  const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
  if (game === null || board === null) throw new Error(`There is no ${id}.`);
  const match = game.start({ seats: ['Ann', 'Bob', 'Cyd'].map(name => ({ name })), seed: 'names' });
  const random = randomStateFrom('answers');
  while (match.decision !== null && match.round < 2) {
    const { seat, n } = match.decision;
    match.answer(n, bot({ game: id, view: match.view(seat), decision: match.decision, random }));
  }
  const looked = lookBackOn(game, board, match, 'spectator');
  const { viewing, names, look } = looked;
  const format = tableFormatter(game.texts.en, names);
  const wordsFor = () => ({ format, texts: game.texts.en });
  const of = { game, board, names, people: [], wordsFor, mayCopy: true };
  const now = replayNow(of, viewing, { isOver: false, back: 0 });
  return {
    listed: format(roundWordsOf({ game: id, round: match.round }, PROGRAM_GAMES.titles)),
    report: markdownOf(reportOf({ game, match, board, players: [], format }), format),
    jumps: jumpDialog(viewing.jumps(look), now).answers.map(({ words }) => format(words)),
    frame: frameAt(looked, board.panes(now.view)[0]?.id ?? ''),
  };
}

describe('a match is counted in the words of its rule book:', () => {
  test('Space Empires has cycles, wherever people read of one', async () => {
    const { listed, report, jumps, frame } = await readOf('space-empires');
    expect(listed).toBe('cycle 2');
    expect(report).toContain('The match goes on in cycle 2.');
    expect(report).toMatch(/^\| Cycle \| 0 \| 1/m);
    expect(jumps).toEqual(['Cycle 1', 'Cycle 2']);
    expect([...jumps, report].filter(text => /^\|? ?round\b/im.test(text))).toEqual([]);
    expect(frame).toMatch(/Step by .* cycle\b/);
  });

  test('Galactic Emperor has rounds', async () => {
    const { listed, report, jumps, frame } = await readOf('galactic-emperor');
    expect(listed).toBe('round 2');
    expect(report).toContain('The match goes on in round 2.');
    expect(report).toMatch(/^\| Round \| /m);
    expect(jumps).toContain('Round 1');
    expect(frame).toMatch(/Step by .* round\b/);
  });
});
