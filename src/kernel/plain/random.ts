import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The random generators of matches. New matches use the first one. */
export const GENERATORS = ['chacha20', 'xoroshiro128plus'] as const;
export type Generator = (typeof GENERATORS)[number];

/** A random generator's state as part of a match's state, with scripted results that a test or a lesson uses first. */
export type RandomState = ChaChaState | XoroshiroState;

/** The state of a ChaCha20 key stream (RFC 8439, nonce 0): no number of known results reveals any other. */
export interface ChaChaState {
  /** The key: 256 bits, hexadecimal. */
  key: string;
  /** The number of 32-bit words of the key stream used so far. */
  counter: number;
  /** Scripted results that `below` returns before it uses the generator. */
  scripted: number[];
}

/**
 * The state of the generator (xoroshiro128plus) that older matches use: four 32-bit words. About 130 visible dice
 * reveal it.
 */
export interface XoroshiroState {
  generator: number[];
  scripted: number[];
}

/** Makes a generator's state from a seed text; equal texts give equal matches. */
export function seededRandom(seed: string): ChaChaState {
  return { key: bytesToHex(sha256(utf8ToBytes(seed))), counter: 0, scripted: [] };
}

/** Makes the xoroshiro128plus state from a seed text, for matches that started before ChaCha20 was used. */
export function seededXoroshiro(seed: string): XoroshiroState {
  return { generator: [1, 2, 3, 4].map(salt => hash(`${salt}:${seed}`)), scripted: [] };
}

/** Derives a separate generator from another one: 256 random bits of the first are the key of the new one. */
export function spawnGenerator(random: RandomState): ChaChaState {
  const words = Array.from({ length: 8 }, () => randomBelow(random, WORD_COUNT).toString(16).padStart(8, '0'));
  return { key: words.join(''), counter: 0, scripted: [] };
}

/**
 * Returns a random whole number from 0 to `limit - 1`. Throws if `limit` is not a whole number from 1 to 2 ** 32, or if
 * a scripted result is out of range.
 */
export function randomBelow(random: RandomState, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > WORD_COUNT) {
    throw new RangeError(`randomBelow(${limit}): needs a whole number from 1 to 2 ** 32`);
  }
  if (random.scripted.length === 0) return draw(random, limit);
  const scripted = random.scripted.shift();
  if (scripted === undefined || !Number.isInteger(scripted) || scripted < 0 || scripted >= limit) {
    throw new RangeError(`scripted result ${scripted} is not a whole number below ${limit}`);
  }
  return scripted;
}

/** Shuffles `list` in place. Does not use scripted results. */
export function shuffle(random: RandomState, list: unknown[]): void {
  const remaining = list.splice(0);
  while (remaining.length > 0) {
    const [drawn] = remaining.splice(draw(random, remaining.length), 1);
    list.push(drawn);
  }
}

function draw(random: RandomState, limit: number): number {
  if ('generator' in random) return drawXoroshiro(random, limit);
  let word = nextWord(random);
  // The highest words, which do not fill a whole multiple of `limit`, would favour low results and are rejected. They
  // are all among the last `limit` words, so most draws skip the computation.
  if (word > WORD_COUNT - limit) {
    const fairWords = WORD_COUNT - (WORD_COUNT % limit);
    while (word >= fairWords) word = nextWord(random);
  }
  // Unsigned 32-bit integers divide faster than other numbers.
  return limit === WORD_COUNT ? word : (word >>> 0) % (limit >>> 0);
}

function drawXoroshiro(random: XoroshiroState, limit: number): number {
  const generator = xoroshiro128plusFromState(random.generator);
  const result = uniformInt(generator, 0, limit - 1);
  random.generator = [...generator.getState()];
  return result;
}

const WORD_COUNT = 2 ** 32;

/**
 * The number of words computed at once, in blocks of 16: each call of the cipher creates garbage that costs more than
 * its words.
 */
const BLOCK = 16;
const WORDS_AT_ONCE = 16 * BLOCK;
const ZEROS = new Uint8Array(WORDS_AT_ONCE * 4);
const KEY_STREAM = new Uint8Array(WORDS_AT_ONCE * 4);
const KEY_STREAM_VIEW = new DataView(KEY_STREAM.buffer);
const NONCE = new Uint8Array(12);

/** A cached part of a key stream. It can be recomputed from the generator's state and so is not part of that state. */
interface StreamPart {
  readonly key: string;
  readonly words: Uint32Array;
  /** The position of the part's first word in the key stream. */
  readonly from: number;
}

/** The most recent part of the key stream for each key. */
const streamParts = new Map<string, StreamPart>();
const MAX_STREAM_PARTS = 64;
/** The most recent part of the key stream for any key. */
let latestPart: StreamPart | null = null;

/** Returns the next 32-bit word of the key stream. */
function nextWord(random: ChaChaState): number {
  const { key, counter } = random;
  const cachedPart = latestPart?.key === key ? latestPart : streamParts.get(key);
  const wordIndex = cachedPart === undefined ? -1 : counter - cachedPart.from;
  latestPart =
    cachedPart !== undefined && wordIndex >= 0 && wordIndex < WORDS_AT_ONCE
      ? cachedPart
      : computePart(key, counter, cachedPart);
  const word = latestPart.words[counter - latestPart.from];
  if (word === undefined) throw new RangeError(`a counter of ${counter}`);
  random.counter = counter + 1;
  return word;
}

/** Computes the part of a key stream that contains this word, and replaces the cached part for that key. */
function computePart(key: string, counter: number, known: StreamPart | undefined): StreamPart {
  const words = known?.words ?? wordArray();
  const block = Math.floor(counter / BLOCK);
  chacha20(hexToBytes(key), NONCE, ZEROS, KEY_STREAM, block);
  for (let wordIndex = 0; wordIndex < WORDS_AT_ONCE; wordIndex += 1)
    words[wordIndex] = KEY_STREAM_VIEW.getUint32(wordIndex * 4, true);
  const part = { key, words, from: block * BLOCK };
  streamParts.delete(key);
  streamParts.set(key, part);
  return part;
}

/** Returns an array for the words of a new key. Once enough keys are cached, the array of the oldest key is reused. */
function wordArray(): Uint32Array {
  const [oldest] = streamParts.values();
  if (oldest === undefined || streamParts.size < MAX_STREAM_PARTS) return new Uint32Array(WORDS_AT_ONCE);
  streamParts.delete(oldest.key);
  return oldest.words;
}

/**
 * Hashes a text: FNV-1a (32 bits) with the final mix of MurmurHash. Without the mix, similar seeds would give similar
 * generators. The result is never 0, because a generator of zeros only would give zeros for ever.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) | 0 || 1;
}
