import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { randomAnswer } from '../../src/bots/random.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Blocked, ShownOption } from '../../src/kernel/match/decision.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { viewersOf } from '../oracles/snapshot.ts';
import { GAMES_UNDER_TEST } from './list.ts';

// npm run hashes -- [GAME …] [--matches 200] [--each]: one hash a game over all that its matches by chance ask, offer,
// tell, show and hold. Two commits that print the same line play the same: what is changed inside shows in none of it.

/** A match by chance is left after this many answers; those after them show nothing new. */
const MOST_ANSWERS = 1500;
/** Views and states are dear: they are taken down once in this many answers, and at the end. */
const VIEWS_EVERY = 25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: '200' }, each: { type: 'boolean', default: false } },
});

for (const id of positionals.length > 0 ? positionals : Object.keys(GAMES)) {
  const game = GAMES_UNDER_TEST.find(one => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const whole = createHash('sha256');
  let answers = 0;
  for (let number = 0; number < Number(values.matches); number++) {
    const { hash, given } = matchHash(game.fuzz, number);
    answers += given;
    whole.update(hash);
    if (values.each) process.stdout.write(`${id} ${number} ${given} ${hash.slice(0, 16)}\n`);
  }
  process.stdout.write(`${id}: ${values.matches} matches, ${answers} answers, ${whole.digest('hex').slice(0, 32)}\n`);
}

function matchHash(
  { game, begin }: (typeof GAMES_UNDER_TEST)[number]['fuzz'],
  number: number,
): { readonly hash: string; readonly given: number } {
  const hash = createHash('sha256');
  const add = (...parts: readonly unknown[]): void => void hash.update(`${JSON.stringify(parts)}\n`);
  const { min, max } = game.seats;
  const seats = min + (number % (max - min + 1));
  const wishes = { never: new Set<string>(), seldom: new Set<string>() };
  const seed = `hash-${game.id}-${number}`;
  const match = begin(number, { seats, seed, keeping: { checkpointEvery: 100 }, wishes });
  const random = seededRandom(seed);
  let given = 0;
  for (let { decision } = match; decision !== null && given < MOST_ANSWERS; decision = match.decision) {
    const { n, seat, kind, prompt, rule, secrecy, options, amount, subject, details, wantsOwn } = decision;
    add(n, seat, kind, prompt, rule, secrecy, amount, subject, details, wantsOwn, options.map(optionParts));
    add(match.blocked().map(blockedParts));
    if (given % VIEWS_EVERY === 0) addSights(match, add);
    match.answer(n, randomAnswer(decision, random));
    given += 1;
  }
  addSights(match, add);
  add(match.outcome, match.figures);
  for (const reader of viewersOf(match)) add(match.events(reader).map(({ words, refs, rule }) => [words, refs, rule]));
  return { hash: hash.digest('hex'), given };
}

function addSights(match: Match, add: (...parts: readonly unknown[]) => void): void {
  for (const viewer of viewersOf(match)) add(match.view(viewer));
  add(match.secretState());
}

/** What an option says, in an order of our own: its parts are taken by value. */
function optionParts(option: ShownOption): readonly unknown[] {
  const { id, words, subject, details, refs, group, count, most, row, takesBack } = option;
  const flags = [option.autoAnswer, option.onRequest, option.endsRow, option.isDuplicate].map(flag => flag === true);
  return [id, words, subject, details, refs, group, count, most, row, takesBack?.id, takesBack?.words, flags];
}

function blockedParts(blocked: Blocked): readonly unknown[] {
  const { id, words, subject, details, refs, why, rule, group, count, most, row } = blocked;
  return [id, words, subject, details, refs, why, rule, group, count, most, row];
}
