import type { Game } from '../../kernel/history/playable.ts';
import { isSearching, levelOf } from '../../bots/levels.ts';
import type { Level } from '../../bots/levels.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { AgainstSetUp } from './table-settings.ts';
import { say } from '../text/say.ts';
import { matchOf, newDraft } from './draft.ts';
import type { NewMatch } from './draft.ts';
import type { ListedGame } from './games.ts';

/** A way to play against the program: a game with people and programs, or one of its games for one. */
export interface AgainstWay {
  readonly game: ListedGame;
  /** What the program is in it; `null`: players of its own. */
  readonly words: Message | null;
  readonly choices: Readonly<Record<string, string>>;
  /** The number of the program's players, by default the least; none in a solo game. */
  readonly opponents: { readonly min: number; readonly max: number };
  /** The levels on offer; only one in a solo game. */
  readonly levels: readonly Level[];
  /** The approximate length of a match for one person. */
  readonly minutes: number;
}

/**
 * All ways to play against the program, in the order of the games. A game has none if nothing is known about it before
 * it is loaded.
 */
export function waysAgainst(games: readonly ListedGame[]): readonly AgainstWay[] {
  return games.flatMap((game): readonly AgainstWay[] => {
    const { against } = game;
    if (against === undefined) return [];
    const { min, max, minutes, alone = [] } = against;
    const { levels = ['normal'] } = game;
    return [
      { game, words: null, choices: {}, opponents: { min: min - 1, max: max - 1 }, levels, minutes },
      ...alone.map(way => ({ ...way, game, opponents: { min: 0, max: 0 }, levels: ['normal'] as const })),
    ];
  });
}

/** The level of the first player that imagines matches, else `normal`. */
export function levelAmong(players: readonly string[]): Level {
  return players.map(levelOf).find(one => one !== null && isSearching(one)) ?? 'normal';
}

/** A seat of the program that imagines matches takes as much longer. */
const SEARCHING = 1.3;

/**
 * The approximate minutes of a match in that way: those of the fewest seats, and more as there are more seats, and as
 * these think longer; to five minutes where it is long.
 */
export function minutesOf(
  { minutes, opponents: { min } }: Pick<AgainstWay, 'minutes' | 'opponents'>,
  opponents: number,
  level: Level,
): number {
  const exact = ((minutes * (opponents + 1)) / (min + 1)) * (isSearching(level) ? SEARCHING : 1);
  return exact < 10 ? Math.round(exact) : Math.round(exact / 5) * 5;
}

/**
 * The way that was played last: its place in `waysToPlay`, the number of opponents, and their level. When it is not
 * known or no longer offered, it is the first way, with the fewest opponents, at level `normal`.
 */
export function lastWay(
  waysToPlay: readonly AgainstWay[],
  kept: AgainstSetUp | null,
): { readonly at: number; readonly opponents: number; readonly level: Level } {
  const at = waysToPlay.findIndex(({ game, choices, opponents: { min, max } }) => {
    return (
      kept !== null &&
      game.id === kept.game &&
      same(choices, kept.choices) &&
      kept.opponents >= min &&
      kept.opponents <= max
    );
  });
  if (at < 0 || kept === null) return { at: 0, opponents: waysToPlay[0]?.opponents.min ?? 0, level: 'normal' };
  const level = waysToPlay[at]?.levels.find(each => each === kept.level) ?? 'normal';
  return { at, opponents: kept.opponents, level };
}

/** The person who plays against the program; the name is `''` if unknown. */
interface Person {
  readonly name: string;
  readonly isCoached: boolean;
}

/**
 * A match against the program with the given choices and otherwise default settings; or the reason why there is none.
 */
export function matchAgainst(
  game: Game,
  { opponents, choices, level = 'normal' }: AgainstSetUp,
  { name, isCoached }: Person,
  seed: string,
  format: Formatter,
): NewMatch | Message {
  const seats = opponents + 1;
  const usual = Array.from({ length: seats + 1 }, (_, seat) => format(say('new.default-name', { seat })));
  const others = usual.filter(other => other !== name);
  const names = name === '' ? usual : [name, ...others.slice(others.length - opponents)];
  const sitters = [isCoached ? ('coached' as const) : ('human' as const), ...usual.map(() => 'bot' as const)];
  const levels = usual.map(() => level);
  const beginnings = { sitters, levels, firstMatch: false, seats, choices, names };
  return matchOf(newDraft(game, seed, format, beginnings), game);
}
