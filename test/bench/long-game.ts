import * as v from 'valibot';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import { playable } from '../../src/kernel/history/open.ts';
import type { Framed, Play } from '../../src/kernel/match/play.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';
import { choose } from '../../src/kernel/match/rule.ts';
import type { Rule } from '../../src/kernel/match/rule.ts';
import { randomShape } from '../../src/kernel/match/shapes.ts';
import { kernelTexts } from '../../src/kernel/words/text.en.ts';
import { message } from '../../src/kernel/words/message.ts';

// A game of the size of those that are to come: eight seats, three hundred hexes, 75 kB of state, records of 600 bytes
// and more. Its rules do next to nothing, so that what is measured is the keeping of a match.

const GROUPS = 360;
const HEXES = 300;
const SEATS = 8;
/** Groups that a seat may move in one turn. */
const OFFERED = 12;
/** This many moves make a round. */
const ROUND = 80;

type LongSteps = { turn: { seat: number } };

const groupShape = v.strictObject({
  id: v.string(),
  seat: v.number(),
  hex: v.number(),
  moved: v.boolean(),
  ships: v.array(v.strictObject({ type: v.string(), count: v.number(), attack: v.number(), defence: v.number() })),
});
const stateShape = v.looseObject({
  groups: v.array(groupShape),
  moves: v.number(),
  revealed: v.number(),
  random: randomShape,
});

interface LongState extends Framed<LongSteps> {
  readonly groups: v.InferOutput<typeof groupShape>[];
  moves: number;
}

function isLongState(input: unknown): input is LongState {
  return v.is(stateShape, input);
}

/** Asks for a group and moves it; the events name what moved and what stands there. */
function* turn(game: Play<LongState, LongSteps>, { seat }: { readonly seat: number }): Rule {
  const { state } = game;
  const first = (state.moves * 7) % GROUPS;
  const options = Array.from({ length: OFFERED }, (_, place) => {
    const group = state.groups[(first + place) % GROUPS];
    const id = group?.id ?? '';
    return { id: `group:${id}`, words: message('long.move', { group: id, hex: group?.hex ?? 0 }), value: group };
  });
  const group = yield* choose(game, seat, 'turn.move', options, { prompt: message('long.prompt'), rule: 'LG-4.2' });
  if (group === undefined) return;
  const from = group.hex;
  group.hex = randomBelow(state.random, HEXES);
  group.moved = !group.moved;
  state.moves += 1;
  const facts = { seat: { seat }, group: group.id, from, to: group.hex };
  game.tell?.({
    words: message('long.moved', facts),
    refs: [`group:${group.id}`, `hex:${from}`, `hex:${group.hex}`],
    rule: 'LG-4.2',
  });
  game.tell?.({
    words: message('long.stands', { ...facts, ships: group.ships.length }),
    refs: [`hex:${group.hex}`],
    rule: 'LG-4.5',
  });
  game.next('turn', { seat: (seat + 1) % SEATS });
}

const definition: GameDefinition<LongState, LongSteps, unknown, null> = {
  id: 'long',
  title: 'Long',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS },
  choices: [],
  options: () => null,
  setUp: (_options, _seats, random) => ({
    random,
    revealed: 0,
    agenda: [{ step: 'turn', args: { seat: 0 } }],
    outcome: null,
    moves: 0,
    groups: Array.from({ length: GROUPS }, (_, place) => ({
      id: `group-${place}`,
      seat: place % SEATS,
      hex: randomBelow(random, HEXES),
      moved: false,
      ships: Array.from({ length: 3 }, (_unused, kind) => ({
        type: `cruiser-${kind}`,
        count: randomBelow(random, 6),
        attack: randomBelow(random, 6),
        defence: randomBelow(random, 4),
      })),
    })),
  }),
  steps: { turn },
  view: state => ({ moves: state.moves, groups: state.groups }),
  readState: input => {
    if (!isLongState(input)) throw new TypeError('no state of that game');
    return input;
  },
  concession: seat => ({ step: 'turn', args: { seat } }),
  seatsIn: () => Array.from({ length: SEATS }, (_, seat) => seat),
  round: ({ moves }) => 1 + Math.floor(moves / ROUND),
  figures: ({ groups }) =>
    Array.from({ length: SEATS }, (_, side) => ({
      name: 'groups',
      side,
      value: groups.filter(group => group.seat === side).length,
      now: 'all' as const,
      end: 'all' as const,
    })),
  texts: { en: kernelTexts },
};

/** The game. */
export const long = playable(definition);

/** Who plays it. */
export const LONG_SEATS = Array.from({ length: SEATS }, (_, seat) => ({ name: `Player ${seat + 1}` }));
