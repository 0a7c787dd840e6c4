import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator as it lies in the state: four whole numbers, and results that a test or a lesson put in front of it. */
export interface RandomState {
  generator: number[];
  /** The next results of `below`, used up before the generator is asked. */
  scripted: number[];
}

/** Makes a generator's state from any text; the same text gives the same match. */
export function seededRandom(seed: string): RandomState {
  return { generator: [1, 2, 3, 4].map(salt => hash(`${salt}:${seed}`)), scripted: [] };
}

/**
 * FNV-1a, 32 bits, and then murmur's last mixing: without it the generators of like seeds begin alike. Never 0, because a
 * generator of zeros only would stand still.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) | 0 || 1;
}

/** A whole number from 0 to `limit - 1`. Throws when `limit` is not a positive whole number or a scripted result is too high. */
export function below(random: RandomState, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`below(${limit}): needs a positive whole number`);
  const scripted = random.scripted.shift();
  if (scripted !== undefined) {
    if (!Number.isInteger(scripted) || scripted < 0 || scripted >= limit) {
      throw new RangeError(`scripted result ${scripted} is not a whole number below ${limit}`);
    }
    return scripted;
  }
  const generator = xoroshiro128plusFromState(random.generator);
  const result = uniformInt(generator, 0, limit - 1);
  random.generator = [...generator.getState()];
  return result;
}

/** Shuffles `list` in place. */
export function shuffle(random: RandomState, list: unknown[]): void {
  const generator = xoroshiro128plusFromState(random.generator);
  const rest = list.splice(0);
  while (rest.length > 0) {
    const drawn = uniformInt(generator, 0, rest.length - 1);
    list.push(rest[drawn]);
    rest.splice(drawn, 1);
  }
  random.generator = [...generator.getState()];
}
