import { randomPlayer } from '../../src/bots/player.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import { playMatch, playSilently } from '../../src/bots/simulate.ts';
import { empiresBot } from '../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../src/games/space-empires/game.ts';
import type { LogEvent } from '../../src/kernel/match/events.ts';
import type { MatchSetting } from '../../src/kernel/history/playable.ts';
import type { Outcome } from '../../src/kernel/match/play.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { Kind } from './kinds.ts';

/**
 * After this many decisions a game has no end: a homeworld behind black holes and supernovae can't be left by its
 * aliens (SE-26.8.1).
 */
export const MOST_DECISIONS = 6000;

/** What the program's player leaves alone, and what some rows take. */
const SELDOM = /^(technology:(fighters|cloaking|point-defence|scanners)|buy:(fighter|carrier|raider|scout):)/;

/** The program's player, who on every other row of its sheet buys by chance what it would leave alone. */
const buyer: BotPlayer = turn => {
  const { decision, random } = turn;
  const seldom = decision.kind === 'sheet.row' ? decision.options.filter(({ id }) => SELDOM.test(id)) : [];
  const chosen =
    seldom.length > 0 && randomBelow(random, 2) === 0 ? seldom[randomBelow(random, seldom.length)] : undefined;
  return chosen?.id ?? empiresBot(turn);
};

/** Who plays, by the name that the command takes: several take turns, a game each. */
export const PLAYERS: Readonly<Partial<Record<string, readonly BotPlayer[]>>> = {
  own: [empiresBot],
  buyer: [buyer],
  chance: [randomPlayer],
  turns: [empiresBot, buyer],
};

/** How a game is played. */
export interface Manner {
  readonly players: readonly BotPlayer[];
  /** With carriers, Raiders, mines and pipelines. */
  readonly sets: boolean;
  readonly most: number;
}

/** What came of a game; `won` is `null` when it has no end. */
export interface Survived {
  readonly won: boolean | null;
  readonly round: number;
  readonly decisions: number;
}

/**
 * Plays game `number`, the first being 1. The same kind, number and manner give the same game. Throws whatever the
 * rules throw.
 */
export function surviveSilently(kind: Kind, number: number, manner: Manner): Survived {
  const { run, decisions } = playSilently(
    spaceEmpires,
    settingOf(kind, number, manner),
    playersOf(number, manner),
    manner.most,
  );
  return { won: wonBy(run.outcome), round: run.round, decisions };
}

/** The same game, and what its log tells everybody. */
export function surviveListened(
  kind: Kind,
  number: number,
  manner: Manner,
): Survived & { readonly events: readonly LogEvent[] } {
  const setting = settingOf(kind, number, manner);
  const { match, decisions } = playMatch(spaceEmpires, setting, playersOf(number, manner), undefined, manner.most);
  return { won: wonBy(match.outcome), round: match.round, decisions, events: match.events('spectator', 0) };
}

function settingOf({ scenario, difficulty }: Kind, number: number, { sets }: Manner): MatchSetting {
  const all = sets ? { carriers: true, raiders: true, mines: true, pipelines: true } : {};
  return { seats: [{ name: 'A' }], options: { scenario, difficulty, ...all }, seed: `measured-${number}` };
}

function playersOf(number: number, { players }: Manner): readonly BotPlayer[] {
  return [players[(number - 1) % players.length] ?? empiresBot];
}

function wonBy(outcome: Outcome | null): boolean | null {
  return outcome === null ? null : outcome.winners.length === 1;
}
