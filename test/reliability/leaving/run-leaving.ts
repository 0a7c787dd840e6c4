import { parseArgs } from 'node:util';
import { messageOf } from '../../../src/kernel/match/refusal.ts';
import { allPlaces, leave } from './leaving.ts';
import { WAYS } from './places.ts';
import type { Place, Way } from './places.ts';

// npm run leaving -- --times 20: how long the program takes to end, from the last key on, from wherever it is left.

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write('npm run leaving -- [--times N] [--only WORD]\n');
  process.exit(2);
}
/** Nobody should have to wait longer, in milliseconds. */
const MOST = 200;

const faults: string[] = [];

/** The median and the longest of so many times, and the median without waiting for a processor, as cells of a table. */
async function measured(name: string, place: Place, way: Way): Promise<string> {
  const all: number[] = [];
  const own: number[] = [];
  for (let done = 0; done < times; done++) {
    try {
      const left = await leave(place, way);
      all.push(left.milliseconds);
      own.push(left.own);
      faults.push(...left.faults.map(fault => `${name}, ${way}: ${fault}`));
    } catch (error) {
      faults.push(`${name}, ${way}: ${messageOf(error)}`);
    }
  }
  const median = medianOf(all);
  if (median > MOST) faults.push(`${name}, ${way}: ${Math.round(median)} ms`);
  return [median, Math.max(...all), medianOf(own)].map(Math.round).join(' | ');
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
}

console.log(`| left from | ${WAYS.map(way => `${way}, median ms | longest | without waiting`).join(' | ')} |`);
console.log(`| --- |${' --- | --- | --- |'.repeat(WAYS.length)}`);
for (const [name, place] of allPlaces()) {
  if (!name.includes(values.only)) continue;
  const cells: string[] = [];
  for (const way of WAYS) {
    const isWay = place.only === undefined || place.only === way;
    cells.push(isWay ? await measured(name, place, way) : ' | | ');
  }
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
