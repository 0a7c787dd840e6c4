import { expect, test } from 'vitest';
import { cellsOf } from '../../src/table-ink/edge/painter.ts';
import { SHELF } from '../../src/table-ink/hot-seat/games.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';
import { toRows } from '../../src/widgets/grid.ts';
import type { Size } from '../../src/widgets/too-small.ts';
import type { DeskWanted } from '../table/desk-of.ts';
import { ANN_AND_BOB, deskOf } from '../table/desk-of.ts';
import { tableAt } from './table-at.tsx';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 160, rows: 50 },
  { columns: 200, rows: 60 },
];

const WALKS: Record<string, string> = {
  'a new match that is put together, left and resumed':
    'enter down down right down backspace Z q down left right r escape home enter escape enter enter enter enter q 2 3 down x escape enter q 2 enter q 2 3 x 2 escape',
  'home and settings': 'down down down down enter right down left end enter down enter Z x escape escape',
  'the rules from home':
    'r enter down enter tab enter right r / t e down enter escape backspace escape escape escape escape escape',
};

const MATCH: Record<string, string> = {
  'hand-over, planning, moments':
    'enter space tab down 1 1 enter space / c escape 1 1 1 space space space tab tab pageup 2 5 enter 1 t down escape p 1 enter escape c enter',
  'the menu and its pages':
    'enter enter 1 1 enter enter 1 1 m 1 1 down down enter 2 enter escape 7 1 escape 6 escape 5 escape 4 enter 2 u U q escape t enter 1 q 2',
  'help, rules and things that are looked at':
    'enter enter ? down tab enter escape escape 1 1 enter enter ? escape 1 1 i i down enter right enter escape r escape escape escape r / t enter escape escape escape K escape ? K escape escape p 2 enter c',
  'the board, the log and the end':
    'enter enter 1 1 enter enter 1 1 g down left escape i escape ] + / r escape L up f / a enter escape escape 3 3 tab i pageup escape s L escape enter',
};

/** Saves lie in folders of their own, whose names are as long as each other. */
const FOLDER = /orrery-table-\w+/g;

/** What is to be seen of a frame: its characters, each with its colours; of a blank, only whether it is lit. */
function seen(rows: readonly string[], { columns }: Size): string[] {
  return rows.map(row =>
    cellsOf(row.replaceAll(FOLDER, 'orrery-table-'), columns)
      .map(({ text, style }) =>
        text === ' ' && !/(^| )(4|7)( |$)/.test(style) ? ' ' : `${text}${style === '' ? '' : `{${style}}`}`,
      )
      .join('')
      .trimEnd(),
  );
}

/** Types the keys at both tables, and compares each frame. */
async function compare(walk: string, size: Size, wanted: DeskWanted): Promise<void> {
  const old = await deskOf({ ...wanted, size });
  const now = await tableAt(size, wanted);
  // What options come to stands there only after the first frame.
  await new Promise(resolve => setTimeout(resolve, 20));
  const pressed: string[] = [];
  for (const key of ['', ...walk.split(' ')]) {
    if (key !== '') {
      await old.press(key);
      await now.press(key);
      pressed.push(key);
    }
    const before = toRows(old.desk.paint(size), old.preferences.paint);
    expect(seen(now.frame().split('\n'), size), pressed.join(' ')).toEqual(seen(before, size));
  }
  expect(now.happened).toEqual(old.happened);
  now.unmount();
}

test.each(SIZES)('every frame is that of the old table, colour by colour, at $columns x $rows', async size => {
  // The longest walks only at the sizes where panes stand differently.
  const some = (walks: typeof WALKS) => Object.values(walks).slice(size.columns === 80 || size.rows === 40 ? 0 : -1);
  for (const walk of some(WALKS)) await compare(walk, size, {});
  for (const walk of some(MATCH)) await compare(walk, size, { start: ANN_AND_BOB });
});

const LOOK_BACK =
  'enter space 1 1 enter space 1 1 1 escape b left home up right right right down down right enter down enter tab tab tab pageup pagedown ] + i escape e r escape K escape p escape p 3 1 p 2 2 2 left i escape c b a';

test.each([
  [80, 24, {}],
  [120, 40, {}],
  [80, 24, { settings: { colour: 'none' } }],
  [120, 40, { glyphs: ASCII_GLYPHS }],
] as const)(
  'a match is looked back on as at the old table at %i x %i %j',
  async (columns, rows, wanted: DeskWanted) => {
    await compare(LOOK_BACK, { columns, rows }, { ...wanted, start: ANN_AND_BOB });
  },
);

test.each([
  ['without colours', { settings: { colour: 'none' } }],
  ['in ASCII', { glyphs: ASCII_GLYPHS }],
  ['in a light theme with few colours', { settings: { theme: 'light', colour: '16' } }],
  ['with a hand-over for everything', { glyphs: UNICODE_GLYPHS, settings: { handOver: 'always' } }],
] as const)('every frame is that of the old table %s', async (_, wanted: DeskWanted) => {
  for (const size of SIZES.filter(({ columns, rows }) => columns === 80 || rows === 40)) {
    for (const walk of Object.values(WALKS).slice(0, 1)) await compare(walk, size, wanted);
    for (const walk of Object.values(MATCH).slice(0, 2)) await compare(walk, size, { ...wanted, start: ANN_AND_BOB });
  }
});

test.each([
  ['starcraft', '1 1 1 enter down tab g left down escape ] + 0 tab tab L up escape m escape c enter 1 1 1 1 e e'],
  [
    'theseus',
    '1 enter 1 1 1 g right down enter enter + - tab L enter escape ? escape u U 1 1 1 2 enter escape b left up left ] + i escape tab',
  ],
])(
  'the boards of %s look as at the old table',
  async (game, walk) => {
    const wanted = {
      shelf: SHELF,
      settings: { speed: 'instant' },
      start: {
        game,
        new: {
          setting: { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'boards' },
          players: ['human', 'human'],
        },
      },
    } as const satisfies DeskWanted;
    for (const size of SIZES.filter(({ columns, rows }) => columns === 80 || rows === 40))
      await compare(walk, size, wanted);
  },
  60_000,
);

/** The lessons of StarCraft, but that there is only something to read in the first. */
const SHORT = {
  ...SHELF,
  lessons: async (id: string) =>
    (await SHELF.lessons(id)).map((lesson, at) =>
      at === 0 ? { ...lesson, stages: lesson.stages.slice(0, 1) } : lesson,
    ),
};

const LEARNING: readonly [string, Size, string, DeskWanted][] = [
  [
    'lessons and the list of them',
    { columns: 80, rows: 24 },
    'enter enter r escape c down up 1 enter enter 3 t escape m 1 2 m 5 escape q 2 end enter escape',
    { shelf: SHORT, start: { learn: { game: 'starcraft', lesson: null } } },
  ],
  [
    'a lesson whose moments are watched',
    { columns: 120, rows: 40 },
    'enter enter enter 1 enter enter t 1 q 2',
    { shelf: SHELF, start: { learn: { game: 'starcraft', lesson: 'expand' } }, settings: { speed: 'normal' } },
  ],
  [
    'choosing by a private card',
    { columns: 80, rows: 24 },
    'enter enter down 2 1 9 enter 1 escape 2 enter u p enter 1 tab ? escape c enter m 7 escape 9 t escape 3 enter 4 enter',
    { start: ANN_AND_BOB, settings: { blind: true } },
  ],
  [
    'the coach in a match',
    { columns: 80, rows: 24 },
    'enter enter ? escape c enter m 7 1 escape 9 escape enter',
    { start: ANN_AND_BOB, settings: { coach: true } },
  ],
];

test.each(LEARNING)('%s look as at the old table', (_, size, walk, wanted) => compare(walk, size, wanted));
