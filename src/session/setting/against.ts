import type { Game } from '../../kernel/history/playable.ts';
import { isSearching, levelOf } from '../../bots/levels.ts';
import type { Level } from '../../bots/levels.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { AgainstChoices } from './table-settings.ts';
import { say } from '../text/say.ts';
import { matchOf, newDraft } from './draft.ts';
import type { NewMatch } from './draft.ts';
import type { ListedGame } from './games.ts';

/** A way to play against the program: a game against bots, or one of the game's solo games. */
export interface AgainstWay {
  readonly game: ListedGame;
  /** The name of the solo game; `null`: a game against bots. */
  readonly words: Message | null;
  readonly choices: Readonly<Record<string, string>>;
  /** The possible numbers of bots; 0 in a solo game. */
  readonly opponents: { readonly min: number; readonly max: number };
  /** The levels of bots that are offered; only one in a solo game. */
  readonly levels: readonly Level[];
  /** The approximate length of a match for one person, with the fewest bots, in minutes. */
  readonly minutes: number;
}

/**
 * All ways to play against the program, in the order of the games. A game has none if it must be loaded before anything
 * is known about it.
 */
export function waysToPlayAgainst(games: readonly ListedGame[]): readonly AgainstWay[] {
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

/** The level of the first searching bot among the players, else `normal`. */
export function searchingLevelAmong(players: readonly string[]): Level {
  return players.map(levelOf).find(one => one !== null && isSearching(one)) ?? 'normal';
}

/** The factor by which a match takes longer with searching bots. */
const SEARCHING_TIME_FACTOR = 1.3;

/**
 * The approximate minutes of a match: more with more bots, and with searching bots. Long ones are rounded to five
 * minutes.
 */
export function approximateMinutes(
  { minutes, opponents: { min } }: Pick<AgainstWay, 'minutes' | 'opponents'>,
  opponents: number,
  level: Level,
): number {
  const exactMinutes = ((minutes * (opponents + 1)) / (min + 1)) * (isSearching(level) ? SEARCHING_TIME_FACTOR : 1);
  return exactMinutes < 10 ? Math.round(exactMinutes) : Math.round(exactMinutes / 5) * 5;
}

/**
 * The way that was played last: its index in `waysToPlay`, the number of opponents, and their level. If it is unknown
 * or no longer offered: the first way, with the fewest opponents, at level `normal`.
 */
export function lastPlayedWay(
  waysToPlay: readonly AgainstWay[],
  lastChoices: AgainstChoices | null,
): { readonly at: number; readonly opponents: number; readonly level: Level } {
  const wayIndex = waysToPlay.findIndex(({ game, choices, opponents: { min, max } }) => {
    return (
      lastChoices !== null &&
      game.id === lastChoices.game &&
      same(choices, lastChoices.choices) &&
      lastChoices.opponents >= min &&
      lastChoices.opponents <= max
    );
  });
  if (wayIndex < 0 || lastChoices === null)
    return { at: 0, opponents: waysToPlay[0]?.opponents.min ?? 0, level: 'normal' };
  const level = waysToPlay[wayIndex]?.levels.find(each => each === lastChoices.level) ?? 'normal';
  return { at: wayIndex, opponents: lastChoices.opponents, level };
}

/** The person who plays against the program; the name is `''` if unknown. */
interface Person {
  readonly name: string;
  readonly isCoached: boolean;
}

/**
 * Makes the settings of a match against the program, with the given choices and otherwise defaults. Returns a message
 * instead if there can be no such match.
 */
export function matchAgainst(
  game: Game,
  { opponents, choices, level = 'normal' }: AgainstChoices,
  { name, isCoached }: Person,
  seed: string,
  format: Formatter,
): NewMatch | Message {
  const seats = opponents + 1;
  const defaultNames = Array.from({ length: seats + 1 }, (_, seat) => format(say('new.default-name', { seat })));
  const otherNames = defaultNames.filter(other => other !== name);
  const names = name === '' ? defaultNames : [name, ...otherNames.slice(otherNames.length - opponents)];
  const seatPlayers = [
    isCoached ? ('coached' as const) : ('human' as const),
    ...defaultNames.map(() => 'bot' as const),
  ];
  const levels = defaultNames.map(() => level);
  const initialValues = { sitters: seatPlayers, levels, firstMatch: false, seats, choices, names };
  return matchOf(newDraft(game, seed, format, initialValues), game);
}
