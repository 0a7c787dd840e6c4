import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generators a match can be begun with. The first one serves every new match. */
export const GENERATORS = ['chacha20', 'xoroshiro128plus'] as const;
export type Generator = (typeof GENERATORS)[number];

/** The generator as it lies in the state, with results that a test or a lesson puts in front of it. */
export type RandomState = ChaChaState | XoroshiroState;

/** The key stream of ChaCha20 (RFC 8439, nonce 0): no number of results tells anything of the others. */
export interface ChaChaState {
  /** 256 bits, hexadecimal. */
  key: string;
  /** How many 32-bit words of the key stream have been used. */
  counter: number;
  /** The next results of `below`, used up before the generator is asked. */
  scripted: number[];
}

/** The generator of matches that were begun before ChaCha20: four 32-bit words. Some 130 dice in sight give it away. */
export interface XoroshiroState {
  generator: number[];
  scripted: number[];
}

/** Makes a generator's state from any text; the same text gives the same match. */
export function seededRandom(seed: string): ChaChaState {
  return { key: bytesToHex(sha256(utf8ToBytes(seed))), counter: 0, scripted: [] };
}

/** The state that the same text gave before ChaCha20, for matches that were begun then. */
export function seededXoroshiro(seed: string): XoroshiroState {
  return { generator: [1, 2, 3, 4].map(salt => hash(`${salt}:${seed}`)), scripted: [] };
}

/** A generator of its own, keyed by 256 bits of another one. */
export function spawn(random: RandomState): ChaChaState {
  const words = Array.from({ length: 8 }, () => below(random, WORDS).toString(16).padStart(8, '0'));
  return { key: words.join(''), counter: 0, scripted: [] };
}

/**
 * A whole number from 0 to `limit - 1`. Throws when `limit` is not a whole number from 1 to 2 ** 32, or a scripted
 * result too high.
 */
export function below(random: RandomState, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) {
    throw new RangeError(`below(${limit}): needs a whole number from 1 to 2 ** 32`);
  }
  if (random.scripted.length === 0) return draw(random, limit);
  const scripted = random.scripted.shift();
  if (scripted === undefined || !Number.isInteger(scripted) || scripted < 0 || scripted >= limit) {
    throw new RangeError(`scripted result ${scripted} is not a whole number below ${limit}`);
  }
  return scripted;
}

/** Shuffles `list` in place. Scripted results are not for it. */
export function shuffle(random: RandomState, list: unknown[]): void {
  const rest = list.splice(0);
  while (rest.length > 0) {
    const [drawn] = rest.splice(draw(random, rest.length), 1);
    list.push(drawn);
  }
}

function draw(random: RandomState, limit: number): number {
  if ('generator' in random) return drawXoroshiro(random, limit);
  let word = nextWord(random);
  // Words at the top, where less than a whole `limit` is left, would make low results likelier: they are rejected.
  // Below the last `limit` words of all there is none, and nothing to be worked out.
  if (word > WORDS - limit) {
    const fair = WORDS - (WORDS % limit);
    while (word >= fair) word = nextWord(random);
  }
  // As integers without a sign, which are divided faster than others.
  return limit === WORDS ? word : (word >>> 0) % (limit >>> 0);
}

function drawXoroshiro(random: XoroshiroState, limit: number): number {
  const generator = xoroshiro128plusFromState(random.generator);
  const result = uniformInt(generator, 0, limit - 1);
  random.generator = [...generator.getState()];
  return result;
}

const WORDS = 2 ** 32;

/**
 * How many words are worked out at once, in blocks of 16: each call of the cipher leaves garbage that costs more than
 * its words.
 */
const BLOCK = 16;
const WORDS_AT_ONCE = 16 * BLOCK;
const ZEROS = new Uint8Array(WORDS_AT_ONCE * 4);
const STREAM = new Uint8Array(WORDS_AT_ONCE * 4);
const VIEW = new DataView(STREAM.buffer);
const NONCE = new Uint8Array(12);

/** A stretch of the key stream. It follows from the state, and so does not belong to it. */
interface Stretch {
  readonly key: string;
  readonly words: Uint32Array;
  /** The place of the first of its words in the key stream. */
  readonly from: number;
}

/** The stretch of each key that was used last. */
const stretches = new Map<string, Stretch>();
const MOST_STRETCHES = 64;
/** The last of all. */
let latest: Stretch | null = null;

/** The next 32-bit word of the key stream. */
function nextWord(random: ChaChaState): number {
  const { key, counter } = random;
  const known = latest?.key === key ? latest : stretches.get(key);
  const place = known === undefined ? -1 : counter - known.from;
  latest = known !== undefined && place >= 0 && place < WORDS_AT_ONCE ? known : workedOut(key, counter, known);
  const word = latest.words[counter - latest.from];
  if (word === undefined) throw new RangeError(`a counter of ${counter}`);
  random.counter = counter + 1;
  return word;
}

/** The stretch of a key that begins at this word, in the place of the one that was remembered of it. */
function workedOut(key: string, counter: number, known: Stretch | undefined): Stretch {
  const words = known?.words ?? spareWords();
  const block = Math.floor(counter / BLOCK);
  chacha20(hexToBytes(key), NONCE, ZEROS, STREAM, block);
  for (let place = 0; place < WORDS_AT_ONCE; place += 1) words[place] = VIEW.getUint32(place * 4, true);
  const stretch = { key, words, from: block * BLOCK };
  stretches.delete(key);
  stretches.set(key, stretch);
  return stretch;
}

/**
 * Room for the words of a new key: that of the key which was worked out for the longest ago, when enough are
 * remembered.
 */
function spareWords(): Uint32Array {
  const [oldest] = stretches.values();
  if (oldest === undefined || stretches.size < MOST_STRETCHES) return new Uint32Array(WORDS_AT_ONCE);
  stretches.delete(oldest.key);
  return oldest.words;
}

/**
 * FNV-1a, 32 bits, and then murmur's last mixing: without it the generators of like seeds begin alike. Never 0, because
 * a generator of zeros only would stand still.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) | 0 || 1;
}
