import * as v from 'valibot';
import { boardFrom } from '../../src/boards/board-from.ts';
import type { Board } from '../../src/boards/board.ts';
import type { PaneOf, SurveyEntry } from '../../src/boards/pane.ts';
import { kernelTexts } from '../../src/kernel/words/text.en.ts';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import { playable } from '../../src/kernel/history/open.ts';
import type { Framed, Play } from '../../src/kernel/match/play.ts';
import { literal, Refusal } from '../../src/kernel/match/refusal.ts';
import { beat, choose, chooseNumber } from '../../src/kernel/match/rule.ts';
import type { Rule } from '../../src/kernel/match/rule.ts';
import { message } from '../../src/kernel/words/message.ts';
import type { Ref, Seat, Viewer } from '../../src/kernel/words/message.ts';
import { createGrid, put } from '../../src/boards/drawing/grid.ts';
import { fakeBook, fakeBookTexts } from './fake-book.ts';

// A game for the table's tests: each seat writes down two secret words in private, then chooses in the open and names a
// number; one of the choices plays beats. Every secret begins with SECRET and its seat's number, so that frames can be
// searched for it.

type Steps = { round: {}; hide: { seat: Seat }; act: { seat: Seat }; gone: { seat: Seat } };
interface State extends Framed<Steps> {
  round: number;
  rounds: number;
  hidden: string[][];
  points: number[];
  dice: number[];
  style: string;
}
type Fake = Play<State, Steps>;

export interface FakeView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly hidden: readonly (readonly string[])[];
  readonly points: readonly number[];
  readonly dice: readonly number[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shape = v.looseObject({
  round: count,
  rounds: count,
  hidden: v.array(v.array(v.string())),
  points: v.array(v.number()),
  dice: v.array(v.number()),
});

function isState(input: unknown): input is State {
  return v.is(shape, input);
}

function* round(game: Fake): Rule {
  const { state } = game;
  if (state.round === state.rounds) {
    const ranking = state.points
      .map((points, seat) => ({ seat, figures: { points } }))
      .sort((one, other) => other.figures.points - one.figures.points || one.seat - other.seat);
    game.end({ winners: [ranking[0]?.seat ?? 0], words: message('most-points'), ranking });
  }
  state.round += 1;
  game.tell?.({ words: message('round', { round: state.round }) });
  const seats = state.points.map((_, seat) => seat);
  for (const seat of seats) game.next('hide', { seat });
  for (const seat of seats) game.next('act', { seat });
  game.next('round', {});
}

const PLACES = ['cave', 'tree', 'lake'] as const;

function* hide(game: Fake, { seat }: { seat: Seat }): Rule {
  for (const turn of [1, 2]) {
    const options = PLACES.map(place => {
      const value = `SECRET-${seat}-${place}-${turn}`;
      return { id: `hide:${place}`, words: message('hide.option', { value }), value };
    });
    const value = yield* choose(game, seat, 'hide', options, {
      prompt: message('hide.prompt', { secret: `SECRET-${seat}-prompt` }),
      rule: 'FK-1',
      secrecy: 'sealed',
      blocked: () => [
        {
          id: 'hide:air',
          words: message('hide.air', { secret: `SECRET-${seat}-air` }),
          why: message('why'),
          rule: 'FK-1.2',
        },
      ],
    });
    game.state.hidden[seat]?.push(value);
    game.tell?.({
      words: message('hid', { seat: { seat } }),
      secrets: [{ seats: [seat], words: message('hid.secret', { value }) }],
    });
  }
}

function* act(game: Fake, { seat }: { seat: Seat }): Rule {
  const { state } = game;
  const choice = yield* choose(
    game,
    seat,
    'act',
    ['roll', 'name', 'rest'].map(id => ({
      id,
      words: message(`act.${id}`),
      value: id,
      refs: [`thing:${id}`] as const,
    })),
    {
      prompt: message('act.prompt'),
      rule: 'FK-2',
      blocked: () => [{ id: 'fly', words: message('act.fly'), why: message('why'), rule: 'FK-2.1' }],
    },
  );
  if (choice === 'roll') {
    for (let die = 0; die < 2; die++) {
      state.dice.push(game.roll(6) + 1);
      game.tell?.({ words: message('rolled', { die: state.dice.at(-1) ?? 0 }), rule: 'FK-2' });
      yield* beat('die');
    }
    gain(
      state,
      seat,
      state.dice.splice(0).reduce((sum, die) => sum + die, 0),
    );
  }
  if (choice === 'name') {
    const named = yield* chooseNumber(
      game,
      seat,
      'name',
      { min: 0, max: 20 },
      { prompt: message('name.prompt'), rule: 'FK-3' },
    );
    gain(state, seat, named);
    const sure = yield* choose(
      game,
      seat,
      'sure',
      [
        { id: 'yes', words: message('yes'), value: true },
        { id: 'back', words: message('no'), value: false },
      ],
      { prompt: message('sure.prompt'), rule: 'FK-3' },
    );
    if (!sure) gain(state, seat, -named);
  }
  game.tell?.({ words: message('acted', { seat: { seat }, what: message(`act.${choice}`) }), rule: 'FK-2' });
}

function gain(state: State, seat: Seat, points: number): void {
  state.points[seat] = (state.points[seat] ?? 0) + points;
}

/** The fake game, as it is defined. */
export const fakeDefinition: GameDefinition<State, Steps, FakeView, number> = {
  id: 'fake',
  title: 'Fake',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  choices: [
    {
      id: 'rounds',
      words: message('rounds'),
      values: [
        { id: 'two', words: message('rounds.two') },
        { id: 'one', words: message('rounds.one') },
      ],
    },
  ],
  options: input => {
    const result = v.safeParse(v.object({ rounds: v.optional(v.picklist(['one', 'two']), 'two') }), input);
    if (!result.success) throw new Refusal('bad-options', literal('The options are wrong.'));
    return result.output.rounds === 'one' ? 1 : 2;
  },
  setUp: (rounds, seats, random) => ({
    random,
    revealed: 0,
    agenda: [{ step: 'round', args: {} }],
    outcome: null,
    round: 0,
    rounds,
    hidden: seats.map(() => []),
    points: seats.map(() => 0),
    dice: [],
    style: 'plain',
  }),
  steps: {
    round,
    hide,
    act,
    gone: function* () {
      // nobody gives up here
    },
  },
  view: ({ round: number, hidden, points, dice }, viewer) => ({
    viewer,
    round: number,
    hidden: hidden.map((own, seat) => (seat === viewer ? own : own.map(() => '?'))),
    points,
    dice,
  }),
  readState: input => {
    if (!isState(input)) throw new Refusal('bad-state', literal('no fake state'));
    return input;
  },
  concession: seat => ({ step: 'gone', args: { seat } }),
  seatsIn: state => state.points.map((_, seat) => seat),
  round: state => state.round,
  book: fakeBook,
  texts: {
    en: {
      ...kernelTexts,
      round: 'Round {round} begins.',
      rounds: 'Length',
      'rounds.two': 'two rounds',
      'rounds.one': 'one round',
      'most-points': 'By most points.',
      points: 'points',
      'coach.hide': 'Whoever finds it, keeps it. Choose a place that nobody looks at.',
      'coach.act': 'You may do one thing. Dice can give more than a number.',
      'hide.option': 'Hide {value}',
      'hide.prompt': 'Where do you hide it ({secret})?',
      'hide.air': 'Hide {secret}',
      'place.cave': 'in the cave',
      'place.tree': 'on the tree',
      'place.lake': 'in the lake',
      'place.air': 'in the air',
      hid: '{seat} hides something.',
      'hid.secret': 'You hide {value}.',
      'act.prompt': 'What do you do?',
      'act.roll': 'roll the dice',
      'act.name': 'name a number',
      'act.rest': 'rest',
      'act.fly': 'fly',
      why: 'nobody has wings',
      rolled: 'A {die} is rolled.',
      'name.prompt': 'Which number?',
      'sure.prompt': 'Are you sure?',
      yes: 'Yes, surely',
      no: 'No',
      acted: '{seat}: {what}.',
      ...fakeBookTexts,
    },
  },
};

/** The fake game. */
export const fakeGame = playable(fakeDefinition);

function isFakeView(view: unknown): view is FakeView {
  return typeof view === 'object' && view !== null && 'hidden' in view;
}

/** Three things side by side and below each other. */
const THINGS: readonly SurveyEntry[] = [
  { ref: 'thing:roll', rect: { x: 2, y: 6, width: 6, height: 1 }, beside: { 'shift-right': 'thing:rest' } },
  { ref: 'thing:name', rect: { x: 20, y: 6, width: 6, height: 1 } },
  { ref: 'thing:rest', rect: { x: 2, y: 9, width: 6, height: 1 } },
];

/** A board that shows all that a view holds. */
export const fakeBoard: Board = boardFrom(isFakeView, {
  panes: () =>
    ['map', 'hand'].map((id): PaneOf<FakeView> => ({
      id,
      title: literal(id === 'map' ? 'Map' : 'Hand'),
      paint: (view, { width, height }, { focus }) => {
        const grid = createGrid(width, height);
        put(grid, 0, 0, `${id} of ${view.viewer} ${width}x${height}`);
        put(grid, 0, 1, `dice ${view.dice.join(' ')} points ${view.points.join(' ')}`);
        put(grid, 0, 2, `focus ${focus.join(' ')}`);
        view.hidden.forEach((own, seat) => put(grid, 0, 3 + seat, `${seat}: ${own.join(' ')}`));
        return grid;
      },
      survey: (_view, { width, height }, { window = { x: 0, y: 0 }, zoom = 1 }) => ({
        things: id === 'map' ? THINGS : [],
        whole: { width, height: height + 10 },
        window,
        zooms: { titles: ['far', 'middle', 'near'], shown: zoom },
      }),
    })),
  inspect: (view, ref) => {
    const known = THINGS.find(thing => thing.ref === ref) ?? (ref === 'rule:FK-2' ? { ref } : null);
    if (known === null) return null;
    const [kind = '', name = ''] = known.ref.split(':');
    const lines = [[{ text: `seen by ${view.viewer}: ${view.hidden.flat().join(' ')}`, style: {} }]];
    const next: Ref = 'thing:rest';
    return {
      kind,
      title: `a ${name}`,
      sections: [{ title: 'What is known', lines }],
      links: [{ ref: next, label: 'to rest' }],
      rules: ['FK-2'],
    };
  },
  status: view => `Fake · round ${view.round} · of ${view.viewer}`,
  paneFor: ({ kind }) => (kind === 'hide' ? 'hand' : null),
  finalTable: view => [['seat', 'points'], ...view.points.map((points, seat) => [`seat ${seat}`, String(points)])],
});
