import { describe, expect, test } from 'vitest';
import { theseusBot } from '../../../../src/games/theseus/bot.ts';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import type { GameCatalogue } from '../../../../src/session/setting/games.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { tableAt } from '../../../table/table-at.tsx';
import { settingFor, WAYS } from '../oracles/matches.ts';
import { hall } from './hall.ts';
import { picture } from './painting.ts';

// A key away from the map everything on it is explained, in the smallest terminal too: 80 cells by the 13 rows that are
// left for a pane.
const WIDTH = 80;
const HEIGHT = 12;

/** What a legend says about each sign: the words behind it. */
function legendOf(view: unknown, ascii = false): string[] {
  return picture('legend', view, WIDTH, HEIGHT, { glyphs: ascii ? ASCII_GLYPHS : UNICODE_GLYPHS });
}

/**
 * The signs of a picture of the station: no letters, digits, blanks, or punctuation that stands in names and sentences.
 */
function signsIn(rows: readonly string[], seatGlyphs: string): string[] {
  const signs = rows.join('').match(/[^\w\s.,:’'…/-]/g) ?? [];
  return [...new Set(signs)].filter(sign => !seatGlyphs.includes(sign));
}

describe.each(WAYS)('%s', (_name, seats, options) => {
  test('every sign on the station at 80x23 stands in the legend, all of which is in sight', () => {
    const match = theseus.start(settingFor(seats, `legend ${seats}`, options), { checkpointEvery: 1000 });
    const random = seededRandom('legend');
    for (let given = 0; match.decision !== null && given < 1500; given += 1) {
      if (given % 50 === 0) {
        const view = match.view('spectator');
        const { options: shown, seat } = match.decision;
        const looking = { seat, focus: shown[0]?.refs ?? [], open: shown.flatMap(({ refs = [] }) => refs) };
        // Which seat each mark is, is written above the station.
        const unexplained = signsIn(picture('station', view, WIDTH, HEIGHT, looking), '◆■▲●').filter(
          sign => !legendOf(view).join('\n').includes(sign),
        );
        expect(unexplained).toEqual([]);
        const legend = legendOf(view).join('\n');
        expect(legend).toContain('On the station');
        expect(legend).toContain('In the slots');
        expect(legend).toContain('deck 9: cards left');
        expect(legend).not.toMatch(/[…↓↑]\s*$/m);
      }
      answerByChance(match, random);
    }
  });
});

test('the legend has the letters of this match, and in ASCII the signs that are shown there', () => {
  const view = hall().match.view('spectator');
  const legend = legendOf(view).join('\n');
  for (const word of ['h held, p parasite, i invisible', 'c3 cameras', 'x2 counts twice'])
    expect(legend).toContain(word);
  expect(legend).not.toContain('alliance');
  expect(legendOf(view, true).join('\n')).toContain('> action card');
});

test('one key leads from the map to the legend, also at 80x23', async () => {
  const shelf: GameCatalogue = {
    titles: [{ id: 'theseus', title: theseus.title }],
    load: id => Promise.resolve(id === 'theseus' ? { game: theseus, board: theseusBoard, bot: theseusBot } : null),
    taught: [],
    lessons: () => Promise.resolve([]),
  };
  const start = {
    game: 'theseus',
    new: { setting: settingFor(2, 'legend'), players: ['human', 'human'] },
  } as const;
  const size = { columns: 80, rows: 23 };
  const { press, text } = await tableAt(size, { start, shelf, settings: { speed: 'instant' } });
  expect(text()).toContain('Legend');
  expect(text()).not.toContain('In the slots');
  expect(text()).toContain('Legend e');
  await press('e');
  expect(text()).toContain('In the slots');
  await press('e');
  expect(text()).not.toContain('In the slots');
});
