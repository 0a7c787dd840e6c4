import * as v from 'valibot';
import type { GameDefinition } from '../../../src/kernel/match/game.ts';
import { offerPlain } from '../../../src/kernel/match/offer.ts';
import type { Framed, Play } from '../../../src/kernel/match/play.ts';
import { literal, Refusal } from '../../../src/kernel/match/refusal.ts';
import { choose } from '../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { countShape, outcomeShape, randomShape, seatShape } from '../../../src/kernel/match/shapes.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Param, Seat } from '../../../src/kernel/words/message.ts';
import { nimTexts } from './text.en.ts';

type NimSteps = { turn: { seat: Seat }; concession: { seat: Seat } };

interface NimState extends Framed<NimSteps> {
  heap: number;
  /** The number of turns taken. */
  turns: number;
  /** The seats still in the match. */
  seats: Seat[];
}

/** Nothing in Nim is hidden. */
type NimView = Pick<NimState, 'heap' | 'seats'>;
type Nim = Play<NimState, NimSteps>;

/** So many stones lie in the heap at first, and so many a seat takes at most. */
const STONES = 21;
const MOST = 3;

function say(key: keyof typeof nimTexts, params?: Readonly<Record<string, Param>>) {
  return message(key, params);
}

/** NI-1: a seat takes one to three stones. */
function* turn(game: Nim, { seat }: { seat: Seat }): Rule {
  const { state } = game;
  const counts = Array.from({ length: MOST }, (_, at) => at + 1);
  const { options, blocked } = offerPlain(counts, {
    id: count => `take:${count}`,
    face: count => ({ words: say('nim.take', { count }) }),
    whyNot: count => (count > state.heap ? { why: say('nim.few', { heap: state.heap }), rule: 'NI-1' } : null),
  });
  const prompt = say('nim.which', { heap: state.heap });
  const count = yield* choose(game, seat, 'take', options, { prompt, rule: 'NI-1', blocked });
  state.heap -= count;
  state.turns += 1;
  game.tell?.({ words: say('nim.took', { seat: { seat }, count, heap: state.heap }), rule: 'NI-1' });
  if (state.heap === 0) win(game, seat, 'nim.last');
  game.next('turn', { seat: after(state, seat) });
}

/** NI-2: who takes the last stone wins. */
function win(game: Nim, seat: Seat, key: 'nim.last' | 'nim.alone'): never {
  game.end({ winners: [seat], words: say(key, { seat: { seat } }), ranking: [] });
}

/** NI-3: who gives up is out; the last one left wins. */
function* concession(game: Nim, { seat }: { seat: Seat }): Rule {
  const { state } = game;
  const next = after(state, seat);
  state.seats = state.seats.filter(other => other !== seat);
  if (state.seats.length === 1) win(game, next, 'nim.alone');
  state.agenda = state.agenda.map(task => (task.args.seat === seat ? { ...task, args: { seat: next } } : task));
}

function after({ seats }: NimState, seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

const bySeat = v.strictObject({ seat: seatShape });
const nimStateShape = v.strictObject({
  random: randomShape,
  revealed: countShape,
  agenda: v.array(
    v.variant('step', [
      v.strictObject({ step: v.literal('turn'), args: bySeat }),
      v.strictObject({ step: v.literal('concession'), args: bySeat }),
    ]),
  ),
  outcome: v.nullable(outcomeShape),
  heap: countShape,
  turns: countShape,
  seats: v.array(seatShape),
});

/** Nim, the smallest whole game: one heap of stones, from which each seat takes one to three in its turn. */
export const nim: GameDefinition<NimState, NimSteps, NimView, null> = {
  id: 'nim',
  title: 'Nim',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  choices: [],
  options: () => null,
  setUp: (_, seats, random) => ({
    ...{ random, revealed: 0, outcome: null, heap: STONES, turns: 0 },
    agenda: [{ step: 'turn', args: { seat: 0 } }],
    seats: [...seats.keys()],
  }),
  steps: { turn, concession },
  view: ({ heap, seats }) => ({ heap, seats: [...seats] }),
  readState: input => {
    const result = v.safeParse(nimStateShape, input);
    if (result.success) return result.output;
    throw new Refusal('bad-state', literal(result.issues[0].message));
  },
  concession: seat => ({ step: 'concession', args: { seat } }),
  seatsIn: ({ seats }) => seats,
  round: ({ turns, seats }) => 1 + Math.floor(turns / seats.length),
  texts: { en: nimTexts },
};
