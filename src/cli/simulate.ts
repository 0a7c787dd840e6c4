import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { wilson } from '../bots/interval.ts';
import { playMatch, playSilently } from '../bots/simulate.ts';
import type { Players } from '../bots/simulate.ts';
import { isSearching, levelOf } from '../bots/levels.ts';
import { loadGame, loadPlayer } from '../games/index.ts';
import type { Game, Match, MatchSetting, SideRun } from '../kernel/history/playable.ts';
import { messageOf, Refusal } from '../kernel/match/refusal.ts';
import type { Message } from '../kernel/words/message.ts';
import { gather } from '../kernel/plain/gather.ts';
import { EXIT, UsageError } from './exit.ts';
import { seatsFor, sweptOptions } from './choices.ts';
import type { SweptChoice } from './choices.ts';
import { gameOrRefuse } from './known.ts';
import { JSON_VERSION } from './output.ts';
import { checkLevels, namelessSeats } from './seats.ts';
import type { NamedSeat } from './seats.ts';
import { levelOfSimulated } from './simulated-players.ts';
import type { SimulatedPlayer } from './simulated-players.ts';
import { say, format } from './say.ts';
import type { Streams } from './streams.ts';
import type { Player } from '../saves/input/people.ts';
import { checkFactions } from './factions.ts';

/** The flags of `orrery simulate`. */
export interface SimulateFlags {
  /** The number of seats, or their descriptions; `null`: as many as the choices require. */
  readonly seats: number | readonly NamedSeat[] | null;
  readonly matches: number;
  readonly seed: string;
  readonly json: boolean;
  /**
   * The player of each seat: a bot of some level, or random answers. Seats that are missing answer at random; the only
   * seat of a solo match gets the `normal` bot.
   */
  readonly players: readonly SimulatedPlayer[];
  /** Flags that name choices of the game: `--by-hand`, `--decks=beginner`. */
  readonly choices: readonly string[];
  /** The names of the command's own flags, to suggest one for a misspelled flag. */
  readonly own: readonly string[];
  /** The number of decisions after which each match is stopped; `null`: matches are played to their ends. */
  readonly decisions: number | null;
  /** Whether log and history of each match are kept in memory while it is played, as at the table. */
  readonly history: boolean;
}

/** The result of a match, as printed in a line of JSON. */
interface MatchResult {
  readonly seed: string;
  readonly seats: readonly {
    readonly name: string;
    readonly faction: string | null;
    readonly player: SimulatedPlayer;
  }[];
  /** The options of the match that were chosen by flags. */
  readonly options: Readonly<Record<string, string>>;
  readonly decisions: number;
  /** The number of the last round. */
  readonly rounds: number;
  /** Whether the match was played to its end. */
  readonly ended: boolean;
  readonly winners: readonly number[];
  /** The key of the kind of victory; `null`: the match was stopped before its end. */
  readonly how: string | null;
  readonly fault: string | null;
}

/** The cycles after which a match with random players is stopped: such players rarely finish one. */
const CYCLES_BY_CHANCE = 30;
/** The cycles after which a solo match is stopped: it may never end if no enemy attacks. */
const CYCLES_ALONE = 100;

/** The settings that all simulated matches share. */
interface SimulatedTable {
  readonly game: Game;
  readonly seats: readonly NamedSeat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The options that were chosen by flags. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The choice of which all values are simulated; `null`: there is none. */
  readonly swept: SweptChoice | null;
  readonly kinds: readonly SimulatedPlayer[];
  readonly players: Players;
  /** Whether any player is a searching bot, which needs a match from which it can imagine others. */
  readonly isSearched: boolean;
  readonly most: number;
  readonly history: boolean;
}

/**
 * `orrery simulate`: plays matches between bots, with progress on stderr and results on stdout. Returns the exit code.
 */
export async function simulate(id: string, flags: SimulateFlags, streams: Streams): Promise<number> {
  const table = await tableFor(id, flags);
  const { err, note, out, json } = streams;
  const started = process.hrtime.bigint();
  const results: MatchResult[] = [];
  const tables = tablesOf(table);
  const matchCount = flags.matches * tables.length;
  for (let number = 1; number <= matchCount; number++) {
    const currentTable = tables[Math.floor((number - 1) / flags.matches)] ?? table;
    const result = playOne(currentTable, `${flags.seed}-${((number - 1) % flags.matches) + 1}`);
    results.push(result);
    if (flags.json) json({ version: JSON_VERSION, type: 'match', ...result });
    if (result.fault !== null)
      err(`${format(say('cli.simulate.faulty', { seed: result.seed, fault: result.fault }))}\n`);
    else if (number % 10 === 0 || number === matchCount) {
      note(`${format(say('cli.simulate.so-far', { count: number, all: matchCount }))}\n`);
    }
    await setImmediate(); // lets an interruption or a closed pipe end the simulation
  }
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const faults = results.filter(result => result.fault !== null).length;
  const figures = { matches: results.length, faults, decisions, seconds, perSecond: Math.round(decisions / seconds) };
  if (flags.json) json({ version: JSON_VERSION, type: 'figures', ...figures });
  else for (const withValue of summary(table, results, figures)) out(`${format(withValue)}\n`);
  return faults === 0 ? EXIT.fine : EXIT.failed;
}

/** Makes the settings for all matches from the flags. Throws `UsageError` for settings that the game does not take. */
async function tableFor(
  id: string,
  { seats: asked, players, choices, own, ...flags }: SimulateFlags,
): Promise<SimulatedTable> {
  const game = await gameOrRefuse(id, loadGame);
  const { options: chosen, swept } = sweptOptions(game, choices, own);
  const seats = typeof asked === 'object' && asked !== null ? asked : namelessSeats(asked ?? seatsFor(game, chosen));
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw new UsageError(say('cli.seat-count', { game: game.title, min, max, seats: seats.length }));
  }
  if (players.length > seats.length) {
    throw new UsageError(say('cli.simulate.many-players', { players: players.length, seats: seats.length }));
  }
  checkFactions(game, seats);
  const simulatedPlayers = seats.map(({ player }, seat) => players[seat] ?? simulatedPlayerOf(player, seats.length));
  const levels = simulatedPlayers.map(levelOfSimulated);
  checkLevels(game, levels);
  const factions = seats.some(({ faction }) => faction !== null)
    ? { factions: seats.map(({ faction }) => faction) }
    : {};
  return {
    game,
    seats,
    options: { ...factions, ...cycleLimitFor(game, simulatedPlayers), ...chosen },
    chosen,
    swept,
    kinds: simulatedPlayers,
    players: await Promise.all(levels.map(async level => (level === null ? null : loadPlayer(id, level)))),
    isSearched: levels.some(level => level !== null && isSearching(level)),
    most: flags.decisions ?? Infinity,
    history: flags.history,
  };
}

/** The player of a seat that `--players` does not name. */
function simulatedPlayerOf(player: Player, seats: number): SimulatedPlayer {
  const level = levelOf(player) ?? (seats === 1 ? 'normal' : null);
  if (level === null) return 'random';
  return level === 'normal' ? 'bot' : level;
}

/** The settings for the series of matches: one for each value of the swept choice. */
function tablesOf(table: SimulatedTable): readonly SimulatedTable[] {
  const { swept, options, chosen } = table;
  if (swept === null) return [table];
  return swept.values.map(value => {
    const each = { ...table, options: { ...options }, chosen: { ...chosen } };
    each.options[swept.id] = value;
    each.chosen[swept.id] = value;
    return each;
  });
}

/** The option that stops a match after some cycles if it might never end; empty if the game has no such option. */
function cycleLimitFor(game: Game, kinds: readonly string[]): Readonly<Record<string, string>> {
  const maxCycles = kinds.includes('random') ? CYCLES_BY_CHANCE : kinds.length === 1 ? CYCLES_ALONE : null;
  return maxCycles !== null && game.choices.some(({ id }) => id === 'cycles') ? { cycles: String(maxCycles) } : {};
}

function playOne({ game, seats, options, chosen, kinds, ...table }: SimulatedTable, seed: string): MatchResult {
  const setting = { seats: seats.map(({ name }) => ({ name })), options, seed };
  const seatFacts = (factions: readonly (string | null)[]): MatchResult['seats'] =>
    seats.map(({ name, faction }, seat) => ({
      name,
      faction: factions[seat] ?? faction,
      player: kinds[seat] ?? 'random',
    }));
  try {
    const { played, view, decisions } = playWith(table, game, setting);
    const { outcome, round } = played;
    return {
      seed,
      seats: seatFacts(factionsIn(view)),
      options: chosen,
      decisions,
      rounds: round,
      ended: outcome !== null,
      winners: outcome?.winners ?? [],
      how: outcome?.words.key ?? null,
      fault: null,
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-options') throw error;
    const fault = messageOf(error);
    return {
      seed,
      seats: seatFacts([]),
      options: chosen,
      decisions: 0,
      rounds: 0,
      ended: false,
      winners: [],
      how: null,
      fault,
    };
  }
}

function playWith(
  { players, isSearched, most, history }: Pick<SimulatedTable, 'players' | 'isSearched' | 'most' | 'history'>,
  game: Game,
  setting: MatchSetting,
): { readonly played: Match | SideRun; readonly view: unknown; readonly decisions: number } {
  if (!history && !isSearched) {
    const { run, decisions } = playSilently(game, setting, players, most);
    return { played: run, view: run.glimpse('spectator'), decisions };
  }
  const keeping = isSearched ? { checkpointEvery: 0, checkpointsKept: 2 } : undefined;
  const { match, decisions } = playMatch(game, setting, players, keeping, most);
  return { played: match, view: match.view('spectator'), decisions };
}

/** The shape of views in which seats have factions. */
const viewOfSeats = v.object({ seats: v.array(v.object({ faction: v.nullable(v.string()) })) });

/** The factions of the seats, dealt or chosen, from the public view; empty if the game has none. */
function factionsIn(view: unknown): readonly (string | null)[] {
  const parsedView = v.safeParse(viewOfSeats, view);
  return parsedView.success ? parsedView.output.seats.map(({ faction }) => faction) : [];
}

interface Figures {
  readonly matches: number;
  readonly faults: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/** The lines that sum up all matches. */
function summary(table: SimulatedTable, results: readonly MatchResult[], figures: Figures): readonly Message[] {
  const rounds = results.map(result => result.rounds).sort((one, other) => one - other);
  const medianRounds = rounds[Math.floor(rounds.length / 2)] ?? 0;
  const stoppedCount = results.filter(({ ended, fault }) => !ended && fault === null).length;
  const { matches, faults, decisions, seconds, perSecond } = figures;
  return [
    say('cli.simulate.matches-played', { game: table.game.title, matches, faults }),
    say('cli.simulate.speed', { decisions, seconds: seconds.toFixed(1), rate: perSecond }),
    say(`cli.simulate.${table.game.roundName}s`, {
      least: rounds[0] ?? 0,
      most: rounds.at(-1) ?? 0,
      middle: medianRounds,
    }),
    ...tablesOf(table).map(one => winsLine(one, results)),
    ...(stoppedCount === 0 ? [] : [say('cli.simulate.left', { matches: stoppedCount })]),
  ];
}

/** The line that says how often each seat has won or, in solo matches, how often the player has survived. */
function winsLine({ seats, swept, chosen }: SimulatedTable, all: readonly MatchResult[]): Message {
  const value = swept === null ? null : chosen[swept.id];
  const results = swept === null ? all : all.filter(({ options }) => options[swept.id] === value);
  const winsOf = (seat: number): number => results.filter(({ winners }) => winners.includes(seat)).length;
  const line = (words: Message): Message =>
    value === null || value === undefined ? words : say('cli.simulate.by-value', { value, words });
  if (seats.length === 1) {
    const played = results.filter(({ ended }) => ended).length;
    const [low, high] = wilson(winsOf(0), played).map(percent);
    if (played === 0) return line(say('cli.simulate.survived-none'));
    const winPercentage = percent(winsOf(0) / played);
    return line(
      say('cli.simulate.survived', { wins: winsOf(0), played, share: winPercentage, low: low ?? 0, high: high ?? 0 }),
    );
  }
  const bySeat = gather(seats, (_, seat) =>
    winsOf(seat) === 0 ? [] : [say('cli.simulate.wins-of', { seat: seat + 1, wins: winsOf(seat) })],
  );
  return line(say('cli.simulate.wins', { wins: bySeat.length === 0 ? say('cli.simulate.no-wins') : bySeat }));
}

function percent(share: number): number {
  return Math.round(share * 100);
}
