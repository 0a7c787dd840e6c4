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

/** A seat as `--seats` names it. */
export interface NamedSeat {
  readonly name: string;
  readonly faction: string | null;
  readonly player: Player;
  /** What the seat reads its own screens in; `null`: as the table. */
  readonly language: string | null;
}

/** No game has more seats. */
const MOST = 8;

/** A number of seats, all of people who have not said their names, or the seats that are named. Throws `UsageError`. */
export function seatsMeant(text: string): readonly NamedSeat[] {
  if (/^[-+]\d+$|^\d{3,}$/.test(text)) throw new UsageError(say('cli.seat-number', { seats: text, most: MOST }));
  return /^\d{1,2}$/.test(text) ? namelessSeats(Number(text)) : parseSeats(text);
}

/** This many people who have not said their names. */
export function namelessSeats(count: number): readonly NamedSeat[] {
  return Array.from({ length: count }, (_, seat) => ({
    name: format(say('cli.player', { number: seat + 1 })),
    faction: null,
    player: 'human' as const,
    language: null,
  }));
}

/**
 * Reads `--seats "Ann:raynor,Bob:overmind,Cyd:bot,Dan:aldaris:bot,Eve:language=en"`: a name, and then a faction, `bot`
 * with its level, and what the seat reads where wanted. Throws `UsageError`.
 */
export function parseSeats(text: string): NamedSeat[] {
  const seats = text.split(',').map(parseSeat);
  const doubled = nameTwice(seats.map(({ name }) => name));
  if (doubled !== null) throw new UsageError(say('cli.seat-twice', { name: doubled }));
  return seats;
}

const READS = 'language=';

/** What a word means for the program's player: who it would be, and the level that is named. */
interface Meant {
  /** Empty: nobody is named. */
  readonly who: string;
  readonly level: Level | null;
}

/** Reads `bot`, a level or `bot-LEVEL`, by itself or after a name and "="; `null`: the word means something else. */
function programMeant(word: string): Meant | null {
  const parts = word.split('=').map(part => part.trim());
  const last = parts.at(-1) ?? '';
  const level = LEVELS.find(one => last === one || last === `bot-${one}`) ?? null;
  return last === 'bot' || level !== null ? { who: parts.slice(0, -1).join('='), level } : null;
}

/**
 * Refuses what is meant for the program's player, but would be a person of that name or a faction: `hard`, `Bob=hard`,
 * `Bob:hard`.
 */
function refuseLevelAsName(name: string, others: readonly string[], text: string): void {
  const named = programMeant(name);
  const meant = named ?? others.map(programMeant).find(found => found !== null) ?? null;
  if (meant === null) return;
  const { level } = meant;
  const who = named === null ? name : meant.who;
  const example = `${who === '' ? format(say('cli.bot-name')) : who}:${level === null ? 'bot' : `bot-${level}`}`;
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
  const reads = rest.find(part => part.startsWith(READS));
  const language = reads === undefined ? null : languageOrRefuse(reads.slice(READS.length));
  const others = rest.filter(part => !bots.includes(part) && part !== reads);
  refuseLevelAsName(name, others, text);
  if (others.length > 1 || bots.length > 1) {
    throw new UsageError(say('cli.seat-form', { seat: quoted(text) }));
  }
  return { name, faction: others[0] ?? null, player, language };
}

/**
 * Who answers for a seat that is `bot` or `bot-LEVEL`; a person where it is neither. Throws `UsageError` for a level
 * that there is not.
 */
function playerNamed(bot: string | undefined): Player {
  if (bot === undefined) return 'human';
  const level = bot === 'bot-normal' ? 'normal' : levelOf(bot);
  if (level === null) throw new UsageError(say('cli.bot-level', { bot: quoted(bot), levels: LEVELS.join(', ') }));
  return programOf(level);
}

/** Throws `UsageError` where the program's players of a game have no such level. */
export function checkLevels(
  game: { readonly id: string; readonly title: string },
  levels: readonly (Level | null)[],
): void {
  const offered = levelsOf(game.id);
  const missing = levels.find(level => level !== null && !offered.includes(level)) ?? null;
  if (missing === null) return;
  throw new UsageError(say('cli.level-not-here', { game: game.title, level: missing, levels: offered.join(', ') }));
}
