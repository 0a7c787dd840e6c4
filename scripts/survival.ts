// How often the program's player survives the games of one of Space Empires, and which rows of their tables came up:
//   npm run survival -- [--games 200] [--only solo-aliens:easy,solo-machines-small:easy] [--sets] [--player own]
// A game without an end is not survived. --sets plays with carriers, Raiders, mines and pipelines. Same rules, same games.
// What --player buyer, chance and turns survive says nothing: they bring up rows to which the program's player (own) never comes.
import { parseArgs } from 'node:util';
import { wilson } from '../src/bots/interval.ts';
import { randomPlayer } from '../src/bots/player.ts';
import type { BotPlayer } from '../src/bots/player.ts';
import { playMatch } from '../src/bots/simulate.ts';
import { empiresBot } from '../src/games/space-empires/bot.ts';
import { ALIEN_SHEET } from '../src/games/space-empires/data/solo/alien-sheet.ts';
import { DIFFICULTIES, MACHINE_DIFFICULTIES, SCHEDULES } from '../src/games/space-empires/data/solo/schedules.ts';
import { spaceEmpires } from '../src/games/space-empires/game.ts';
import type { ToldEvent } from '../src/kernel/match/events.ts';
import { below } from '../src/kernel/plain/random.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    only: { type: 'string' },
    sets: { type: 'boolean', default: false },
    player: { type: 'string', default: 'own' },
  },
});

/** What the program's player leaves alone, and what some rows take. */
const SELDOM = /^(technology:(fighters|cloaking|point-defence|scanners)|buy:(fighter|carrier|raider|scout):)/;

/** The program's player, who on every other row of its sheet buys by chance what it would leave alone. */
const buyer: BotPlayer = turn => {
  const { decision, random } = turn;
  const seldom = decision.kind === 'sheet.row' ? decision.options.filter(({ id }) => SELDOM.test(id)) : [];
  const chosen = seldom.length > 0 && below(random, 2) === 0 ? seldom[below(random, seldom.length)] : undefined;
  return chosen?.id ?? empiresBot(turn);
};

/** Who plays, by the name that the command takes: several take turns, a game each. */
const PLAYERS: Readonly<Partial<Record<string, readonly BotPlayer[]>>> = {
  own: [empiresBot],
  buyer: [buyer],
  chance: [randomPlayer],
  turns: [empiresBot, buyer],
};
const players = PLAYERS[values.player];
if (players === undefined) throw new Error(`--player is one of ${Object.keys(PLAYERS).join(', ')}`);

/** A scenario with a difficulty. */
interface Kind {
  readonly scenario: string;
  readonly difficulty: string;
}

const KINDS: readonly Kind[] = [
  ...MACHINE_DIFFICULTIES.map(difficulty => ({ scenario: 'solo-machines-small', difficulty })),
  ...MACHINE_DIFFICULTIES.map(difficulty => ({ scenario: 'solo-machines-large', difficulty })),
  ...DIFFICULTIES.map(difficulty => ({ scenario: 'solo-aliens', difficulty })),
];

/** Every row that there is. */
function allRows(): string[] {
  const machines = (['small', 'large'] as const).flatMap(map =>
    MACHINE_DIFFICULTIES.flatMap(difficulty =>
      SCHEDULES[map][difficulty].map(({ phase, strength }, at) =>
        arrival(`solo-machines-${map}`, difficulty, at + 1, `${phase}/${strength}`),
      ),
    ),
  );
  const sheet = ALIEN_SHEET.flatMap((row, at) =>
    (['economy', 'fleet', 'tech', 'defence', 'launch'] as const).flatMap(column =>
      row[column] === null ? [] : [`SE-26.3 row ${at + 1}: ${column}`],
    ),
  );
  const dice = (what: string, most: number): string[] => Array.from({ length: most }, (_, at) => `${what} ${at + 1}`);
  return [
    ...machines,
    ...['fighters', 'mines', 'cloaking', 'large-fleet', 'none'].map(weakness => `SE-25.8 weak to ${weakness}`),
    ...['fighters', 'raiders', 'large-fleet', 'damaged', 'best'].map(why => `SE-25.9 aims: ${why}`),
    ...sheet,
    ...dice('SE-26.6 table: die', 10),
    ...[2, 3, 4, 5, 6].map(level => `SE-26.6 ship size ${level}`),
    'SE-26.5 Movement at a launch',
    'SE-26.5 Raiders launched',
    'SE-26.7 Carriers rolled for',
    'SE-26.7 after Fighters: less 2',
    ...dice('SE-26.7 composition: die', 10),
    ...dice('SE-26.10 defence: die', 10),
  ];
}

function arrival(scenario: string, difficulty: string, number: number, row: string): string {
  return `SE-25.3 ${scenario} ${difficulty}, machine ${number}: ${row}`;
}

/** Counts the rows that the log of a match names. */
function count({ scenario, difficulty }: Kind, events: readonly ToldEvent[], used: Map<string, number>): void {
  let phase = 0;
  const use = (row: string): void => void used.set(row, (used.get(row) ?? 0) + 1);
  const map = scenario === 'solo-machines-small' ? 'small' : 'large';
  const of = MACHINE_DIFFICULTIES.find(id => id === difficulty);
  for (const { words } of events) {
    const { key } = words;
    const number = (name: string): number => Number(words.with?.[name] ?? 0);
    const row = ((phase - 1) % 20) + 1;
    const [, column] = /^empire\.economy\.(\w+)$/.exec(key) ?? [];
    const [, weakness] = /^machine\.weakness\.([\w-]+)$/.exec(key) ?? [];
    const [, why] = /^machine\.aims\.([\w-]+)$/.exec(key) ?? [];
    if (key === 'empire.rolls') phase = number('phase') <= 20 ? number('phase') : 19 + ((number('phase') - 19) % 2);
    else if (column !== undefined) use(`SE-26.3 row ${row}: ${column}`);
    else if (weakness !== undefined) use(`SE-25.8 weak to ${weakness}`);
    else if (why !== undefined) use(`SE-25.9 aims: ${why}`);
    else if (key === 'empire.launches') use(`SE-26.3 row ${row}: launch`);
    else if (key === 'empire.roll.table') use(`SE-26.6 table: die ${number('die')}`);
    else if (key === 'empire.roll.movement') use('SE-26.5 Movement at a launch');
    else if (key === 'empire.raiders') use('SE-26.5 Raiders launched');
    else if (key === 'empire.roll.carriers') use('SE-26.7 Carriers rolled for');
    else if (key === 'empire.roll.composition') use(`SE-26.7 composition: die ${number('die')}`);
    else if (key === 'empire.roll.composition-wary') use('SE-26.7 after Fighters: less 2');
    else if (key === 'empire.defences') use(`SE-26.10 defence: die ${number('die')}`);
    else if (key === 'machine.arrives' && of !== undefined) {
      const coming = SCHEDULES[map][of][number('number') - 1];
      if (coming !== undefined)
        use(arrival(scenario, difficulty, number('number'), `${coming.phase}/${coming.strength}`));
    } else if (key === 'empire.bought') {
      const level = JSON.stringify(words.with?.level);
      const [, size] = /ship-size.*?(\d)/.exec(level) ?? [];
      if (size !== undefined) use(`SE-26.6 ship size ${size}`);
    }
  }
}

/** After this many decisions a game has no end: a homeworld behind black holes and supernovae can't be left by its aliens (SE-26.8.1). */
const MOST_DECISIONS = 6000;

const used = new Map<string, number>();
const games = Number(values.games);
const sets = values.sets ? { carriers: true, raiders: true, mines: true, pipelines: true } : {};
const wanted = values.only?.split(',');
process.stdout.write(
  '| scenario | difficulty | survived | of 100 (95 %) | won in round | lost in round | no end |\n|---|---|---|---|---|---|---|\n',
);
for (const kind of KINDS) {
  const { scenario, difficulty } = kind;
  if (wanted !== undefined && !wanted.includes(`${scenario}:${difficulty}`)) continue;
  const won: number[] = [];
  const lost: number[] = [];
  let endless = 0;
  for (let number = 1; number <= games; number += 1) {
    const setting = { seats: [{ name: 'A' }], options: { scenario, difficulty, ...sets }, seed: `measured-${number}` };
    const player = players[(number - 1) % players.length] ?? empiresBot;
    const { match } = playMatch(spaceEmpires, setting, [player], undefined, MOST_DECISIONS);
    if (match.outcome === null) endless += 1;
    else (match.outcome.winners.length === 1 ? won : lost).push(match.round);
    count(kind, match.events('spectator', 0), used);
  }
  const [low, high] = wilson(won.length, games).map(share => Math.round(share * 100));
  const middle = (rounds: readonly number[]): string =>
    String(rounds.toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? '-');
  process.stdout.write(
    `| ${scenario} | ${difficulty} | ${won.length} of ${games} | ${Math.round((won.length / games) * 100)} (${low}-${high}) | ${middle(won)} | ${middle(lost)} | ${endless} |\n`,
  );
}
const rows = allRows();
const never = rows.filter(row => !used.has(row));
process.stdout.write(
  `\n${rows.length - never.length} of ${rows.length} rows were used. Never:\n${never.map(row => `- ${row}`).join('\n')}\n`,
);
