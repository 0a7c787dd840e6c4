// Plays every scenario of Space Empires, every pair of maps of an epic game, and every choice before a match in each
// number of seats, to its end by the program's players:
//
//     npm run every-scenario -- [--matches 2] [--seed every] [--only epic|3d-2] [--choices no] [--pairs no|list]
//
// It prints what came of them as tables, and ends with 1 when a match broke off or did not end. Of pairs that don't fit
// it says why; with `--pairs list` that is all that it does.
import { parseArgs } from 'node:util';
import { playSilently } from '../src/bots/simulate.ts';
import { empiresBot } from '../src/games/space-empires/bot.ts';
import { RULE_SETS } from '../src/games/space-empires/data/technologies.ts';
import { ONE_BOARD } from '../src/games/space-empires/data/one-board.ts';
import {
  EPIC,
  EPIC_MAPS,
  isTeamGame,
  SCENARIO_IDS,
  SCENARIOS,
  seatsOfMap,
} from '../src/games/space-empires/data/scenarios.ts';
import type { EpicMap, ScenarioId } from '../src/games/space-empires/data/scenarios.ts';
import { choicesFor } from '../src/games/space-empires/rules/match-options.ts';
import { spaceEmpires } from '../src/games/space-empires/game.ts';
import { messageOf } from '../src/kernel/match/refusal.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'every' },
    only: { type: 'string', default: '' },
    choices: { type: 'string', default: 'yes' },
    pairs: { type: 'string', default: 'yes' },
  },
});
const MATCHES = Number(values.matches);
/** A match of the program's players that takes longer is reported. */
const LONG = 30;
/** No match is longer; one that is does not end. Decisions. */
const MOST = 100_000;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fox', 'Gus', 'Hal'];

type Options = Readonly<Record<string, string>>;

/** What came of a match. */
interface Played {
  readonly decisions: number;
  readonly cycles: number;
  readonly winners: readonly number[];
  /** By which victory; `null`: it did not end. */
  readonly how: string | null;
  readonly fault: string | null;
}

/** The choices that a scenario offers, each with its values; how a match is stopped is none. */
function choicesOf(scenario: ScenarioId, chosen: Options): ReturnType<typeof choicesFor>['choices'] {
  const { choices } = choicesFor({ seats: SCENARIOS[scenario].seats, values: { ...chosen, scenario } });
  return choices.filter(({ id }) => id !== 'scenario' && id !== 'cycles');
}

/** All rule sets that the scenario knows. */
function advanced(scenario: ScenarioId): Options {
  const known = choicesOf(scenario, {}).map(({ id }) => id);
  return Object.fromEntries(RULE_SETS.filter(id => known.includes(id)).map(id => [id, 'yes']));
}

function play(seats: number, options: Options, seed: string): Played {
  const setting = { seats: NAMES.slice(0, seats).map(name => ({ name })), options, seed };
  try {
    const players = setting.seats.map(() => empiresBot);
    const { run, decisions } = playSilently(spaceEmpires, setting, players, MOST);
    const { outcome, round } = run;
    return { decisions, cycles: round, winners: outcome?.winners ?? [], how: outcome?.words.key ?? null, fault: null };
  } catch (error) {
    return { decisions: 0, cycles: 0, winners: [], how: null, fault: messageOf(error) };
  }
}

/** Least, middle and most of some figures. */
function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length < 2 ? `${middle}` : `${sorted[0]} / ${middle} / ${sorted.at(-1)}`;
}

function countOf(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count === 1 ? thing : `${thing} ${count}×`)).join(', ');
}

let failed = 0;

/** One row of a table: what came of matches that were played alike. */
function row(cells: readonly string[], matches: readonly Played[]): void {
  const ended = matches.filter(({ how }) => how !== null);
  failed += matches.length - ended.length;
  const won = ended.map(({ winners }) => (winners.length === 0 ? 'nobody' : winners.map(one => one + 1).join('+')));
  const figures = [
    `${ended.length} of ${matches.length}`,
    spread(ended.map(({ decisions }) => decisions)),
    spread(ended.map(({ cycles }) => cycles)),
    String(ended.filter(({ cycles }) => cycles > LONG).length),
    countOf(won.toSorted()),
    countOf(ended.map(({ how }) => how ?? '').toSorted()),
  ];
  process.stdout.write(`| ${[...cells, ...figures].join(' | ')} |\n`);
  for (const { fault, how } of matches) {
    if (how === null) process.stderr.write(`${cells.join(', ')}: ${fault ?? 'did not end'}\n`);
  }
}

function head(columns: readonly string[]): void {
  const all = [...columns, 'ended', 'decisions', 'cycles', `over ${LONG} cycles`, 'won by seat', 'how'];
  process.stdout.write(`\n| ${all.join(' | ')} |\n| ${all.map(() => '---').join(' | ')} |\n`);
}

const wanted = SCENARIO_IDS.filter(id => id.includes(values.only));
const onlyList = values.pairs === 'list';

if (!onlyList && wanted.length > 0) head(['scenario', 'seats', 'rules']);
for (const scenario of onlyList ? [] : wanted) {
  const { seats } = SCENARIOS[scenario];
  for (const [rules, options] of [
    ['basic', {}],
    ['all sets', advanced(scenario)],
  ] as const) {
    const matches = Array.from({ length: MATCHES }, (_, number) =>
      play(seats, { ...options, scenario }, `${values.seed}-${number}`),
    );
    row([scenario, String(seats), rules], matches);
  }
}

/** The map of an epic game that has the set-up of a scenario, and why it has none. */
const mapOf = (id: string): EpicMap | null => EPIC_IDS.find(map => EPIC_MAPS[map] === id) ?? null;
const isMap = (id: string): id is EpicMap => Object.hasOwn(EPIC_MAPS, id);
const EPIC_IDS = Object.keys(EPIC_MAPS).filter(isMap);

function whyNot(id: string): string {
  const scenario = SCENARIO_IDS.find(one => one === id);
  return scenario !== undefined && isTeamGame(scenario)
    ? `${id} has the set-up of the normal map, and teams of an epic game are pairs`
    : `${id} is for one player, with nobody on the board to meet`;
}

// Every pair of set-ups, each on a board (SE-23.1): played with all sets, or why it does not fit.
const setUps = Object.keys(ONE_BOARD);
const pairs = setUps
  .flatMap((first, at) => setUps.slice(at).map(second => [mapOf(first), mapOf(second)] as const))
  .flatMap(([one, other]) => (one === null || other === null ? [] : [[one, other] as const]))
  .filter(pair => `${EPIC} ${pair.join(' ')}`.includes(values.only));
if (values.pairs !== 'no' && pairs.length > 0) {
  if (onlyList) process.stdout.write('\n| first map | second map | seats |\n| --- | --- | --- |\n');
  else head(['first map', 'second map', 'seats']);
  for (const [one, other] of pairs) {
    const seats = seatsOfMap(one) + seatsOfMap(other);
    const cells = [one, other, String(seats)];
    if (onlyList) process.stdout.write(`| ${cells.join(' | ')} |\n`);
    else {
      const options = { ...advanced('2p-normal'), scenario: EPIC, firstMap: one, secondMap: other };
      row(cells, [play(seats, options, values.seed)]);
    }
  }
  const unfit = setUps.filter(id => mapOf(id) === null);
  process.stdout.write('\n| does not fit, beside any other | why |\n| --- | --- |\n');
  for (const id of unfit) process.stdout.write(`| ${id} | ${whyNot(id)} |\n`);
}

// Every value of every choice but the usual one, each with the scenarios in turn that know it, in every number of
// seats.
if (values.choices === 'yes' && !onlyList) {
  head(['choice', 'seats', 'scenario']);
  let turn = 0;
  for (const seats of [...new Set(wanted.map(id => SCENARIOS[id].seats))].toSorted((one, other) => one - other)) {
    const scenarios = wanted.filter(id => SCENARIOS[id].seats === seats);
    const sets = new Map(scenarios.map(scenario => [scenario, advanced(scenario)]));
    const offered = scenarios.flatMap(scenario =>
      choicesOf(scenario, sets.get(scenario) ?? {}).flatMap(({ id, values: all }) =>
        all.slice(1).map(value => ({ scenario, choice: `${id}=${value.id}`, option: { [id]: value.id } })),
      ),
    );
    for (const choice of new Set(offered.map(one => one.choice))) {
      if (RULE_SETS.some(id => choice === `${id}=yes`)) continue;
      const fitting = offered.filter(one => one.choice === choice);
      const one = fitting[turn++ % fitting.length];
      if (one === undefined) continue;
      const options = { ...sets.get(one.scenario), ...one.option };
      const chosen = { ...options, scenario: one.scenario };
      row([choice, String(seats), one.scenario], [play(seats, chosen, `${values.seed}-${choice}`)]);
    }
  }
}
process.exitCode = failed === 0 ? 0 : 1;
