// How often the program's player survives the games of one of Space Empires, and which rows of their tables came up:
//   npm run survival -- [--games 200] [--only solo-aliens:easy,solo-machines-small:easy] [--sets] [--player own]
//   [--rows] A game without an end is not survived. --sets plays with carriers, Raiders, mines and pipelines. Same
//   rules, same games. What --player buyer, chance and turns survive says nothing: they bring up rows to which the
//   program's player (own) never comes. --rows reads the log of each game, which makes the same games slower.
import { parseArgs } from 'node:util';
import { wilson } from '../../src/bots/interval.ts';
import { KINDS } from './kinds.ts';
import { MOST_DECISIONS, PLAYERS, surviveListened, surviveSilently } from './playing.ts';
import type { Survived } from './playing.ts';
import { allRows, countRows } from './rows.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    only: { type: 'string' },
    sets: { type: 'boolean', default: false },
    player: { type: 'string', default: 'own' },
    rows: { type: 'boolean', default: false },
  },
});
const players = PLAYERS[values.player];
if (players === undefined) throw new Error(`--player is one of ${Object.keys(PLAYERS).join(', ')}`);
const manner = { players, sets: values.sets, most: MOST_DECISIONS };
const games = Number(values.games);
const wanted = values.only?.split(',');
const used = new Map<string, number>();

process.stdout.write(
  '| scenario | difficulty | survived | of 100 (95 %) | won in round | lost in round | no end |\n|---|---|---|---|---|---|---|\n',
);
for (const kind of KINDS) {
  const { scenario, difficulty } = kind;
  if (wanted !== undefined && !wanted.includes(`${scenario}:${difficulty}`)) continue;
  const survived = Array.from({ length: games }, (_, at): Survived => {
    if (!values.rows) return surviveSilently(kind, at + 1, manner);
    const { events, ...one } = surviveListened(kind, at + 1, manner);
    countRows(kind, events, used);
    return one;
  });
  const won = survived.filter(one => one.won === true);
  const lost = survived.filter(one => one.won === false);
  const [low, high] = wilson(won.length, games).map(share => Math.round(share * 100));
  process.stdout.write(
    `| ${scenario} | ${difficulty} | ${won.length} of ${games} | ${Math.round((won.length / games) * 100)} (${low}-${high}) | ${middle(won)} | ${middle(lost)} | ${games - won.length - lost.length} |\n`,
  );
}
if (values.rows) {
  const rows = allRows();
  const never = rows.filter(row => !used.has(row));
  process.stdout.write(
    `\n${rows.length - never.length} of ${rows.length} rows were used. Never:\n${never.map(row => `- ${row}`).join('\n')}\n`,
  );
}

/** The middle one of the rounds in which games ended; `-` without any. */
function middle(ended: readonly Survived[]): string {
  const rounds = ended.map(({ round }) => round).sort((one, other) => one - other);
  return String(rounds[Math.floor(rounds.length / 2)] ?? '-');
}
