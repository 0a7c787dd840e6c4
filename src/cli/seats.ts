import * as v from 'valibot';
import { levelOf, LEVELS, programOf } from '../bots/levels.ts';
import type { Level } from '../bots/levels.ts';
import { levelsOf } from '../games/index.ts';
import type { Player } from '../saves/input/people.ts';
import { nameTwice, newName } from '../saves/input/names.ts';
import { faultMessage } from '../saves/input/say.ts';
import { quoted } from '../saves/input/plain.ts';
import { UsageError } from './exit.ts';
import { languageOrRefuse } from './languages.ts';
import { format, say } from './say.ts';

/** A seat as described in `--seats`. */
export interface NamedSeat {
  readonly name: string;
  readonly faction: string | null;
  readonly player: Player;
  /** The language id of the seat's own screens; `null`: the table's language. */
  readonly language: string | null;
}

/** The most seats of any game. */
const MAX_SEATS = 8;

/** Reads `--seats`: a number of seats with default names, or a list of seats. Throws `UsageError`. */
export function parseSeatsFlag(text: string): readonly NamedSeat[] {
  if (/^[-+]\d+$|^\d{3,}$/.test(text)) throw new UsageError(say('cli.seat-number', { seats: text, most: MAX_SEATS }));
  return /^\d{1,2}$/.test(text) ? namelessSeats(Number(text)) : parseSeats(text);
}

/** Makes this many seats of people with default names. */
export function namelessSeats(count: number): readonly NamedSeat[] {
  return Array.from({ length: count }, (_, seat) => ({
    name: format(say('cli.player', { number: seat + 1 })),
    faction: null,
    player: 'human' as const,
    language: null,
  }));
}

/**
 * Parses `--seats "Ann:raynor,Bob:overmind,Cyd:bot,Dan:aldaris:bot,Eve:language=en"`: for each seat a name and, if
 * wanted, a faction, `bot` with its level, and a language. Throws `UsageError`.
 */
export function parseSeats(text: string): NamedSeat[] {
  const seats = text.split(',').map(parseSeat);
  const doubledName = nameTwice(seats.map(({ name }) => name));
  if (doubledName !== null) throw new UsageError(say('cli.seat-twice', { name: doubledName }));
  return seats;
}

const LANGUAGE_PREFIX = 'language=';

/** A word that stands for a bot: the name before `=`, and the level. */
interface BotWord {
  /** The name of the seat; empty: no name is given. */
  readonly who: string;
  readonly level: Level | null;
}

/** Parses `bot`, a level or `bot-LEVEL`, alone or after a name and "="; `null`: the word means something else. */
function parseBotWord(word: string): BotWord | null {
  const parts = word.split('=').map(part => part.trim());
  const last = parts.at(-1) ?? '';
  const level = LEVELS.find(one => last === one || last === `bot-${one}`) ?? null;
  return last === 'bot' || level !== null ? { who: parts.slice(0, -1).join('='), level } : null;
}

/**
 * Throws `UsageError` for words that are meant as a bot but would be read as a name or a faction: `hard`, `Bob=hard`,
 * `Bob:hard`.
 */
function refuseLevelAsName(name: string, others: readonly string[], text: string): void {
  const botWord = parseBotWord(name);
  const meantBot = botWord ?? others.map(parseBotWord).find(found => found !== null) ?? null;
  if (meantBot === null) return;
  const { level } = meantBot;
  const botName = botWord === null ? name : meantBot.who;
  const example = `${botName === '' ? format(say('cli.bot-name')) : botName}:${level === null ? 'bot' : `bot-${level}`}`;
  throw new UsageError(say('cli.seat-bot', { seat: quoted(text), example: quoted(example) }));
}

function parseSeat(text: string): NamedSeat {
  const [name = '', ...rest] = text.split(':').map(part => part.trim());
  const result = v.safeParse(newName, name);
  if (!result.success) {
    const [issue] = result.issues;
    throw new UsageError(say('cli.seat-name', { seat: quoted(text), reason: faultMessage(issue) }));
  }
  const bots = rest.filter(part => /^bot(-|$)/.test(part));
  const player = playerNamed(bots[0]);
  const languagePart = rest.find(part => part.startsWith(LANGUAGE_PREFIX));
  const language = languagePart === undefined ? null : languageOrRefuse(languagePart.slice(LANGUAGE_PREFIX.length));
  const others = rest.filter(part => !bots.includes(part) && part !== languagePart);
  refuseLevelAsName(name, others, text);
  if (others.length > 1 || bots.length > 1) {
    throw new UsageError(say('cli.seat-form', { seat: quoted(text) }));
  }
  return { name, faction: others[0] ?? null, player, language };
}

/**
 * The player for the word `bot` or `bot-LEVEL`; a person if there is no such word. Throws `UsageError` for an unknown
 * level.
 */
function playerNamed(bot: string | undefined): Player {
  if (bot === undefined) return 'human';
  const level = bot === 'bot-normal' ? 'normal' : levelOf(bot);
  if (level === null) throw new UsageError(say('cli.bot-level', { bot: quoted(bot), levels: LEVELS.join(', ') }));
  return programOf(level);
}

/** Checks the levels of bots. Throws `UsageError` for a level that the game does not offer. */
export function checkLevels(
  game: { readonly id: string; readonly title: string },
  levels: readonly (Level | null)[],
): void {
  const offered = levelsOf(game.id);
  const missing = levels.find(level => level !== null && !offered.includes(level)) ?? null;
  if (missing === null) return;
  throw new UsageError(say('cli.level-not-here', { game: game.title, level: missing, levels: offered.join(', ') }));
}
