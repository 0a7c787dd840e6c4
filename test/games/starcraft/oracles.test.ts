import { describe, expect, test } from 'vitest';
import { gameDefinition, starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftView } from '../../../src/games/starcraft/view.ts';
import type { StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import { playable } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { checkHidden, checkLasting } from './oracles/hidden.ts';
import { playMatch, settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { TextReader } from './oracles/texts.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

// Whether the oracles find anything: each of them sees a match that somebody has broken.

/** A match in mid-battle, its cards laid and not yet turned up. */
function inBattle(): Match {
  for (let number = 0; number < 20; number++) {
    const match = starcraft.start(settingFor(3, `oracles-${number}`));
    playMatch(match, { answering: warlikeAnswer, until: pending => isLaid(stateOf(pending)) });
    if (match.decision !== null) return match;
  }
  throw new Error('no battle');
}

function isLaid({ battle }: StarCraftState): boolean {
  return battle?.skirmishes.some(({ stage, attacker }) => stage === 'waiting' && attacker.standard !== null) === true;
}

const battle = stateOf(inBattle());

describe('the pieces', () => {
  const faults: Readonly<Record<string, (state: StarCraftState) => void>> = {
    'a unit': state => void state.battle?.fighters.pop(),
    'a figure in the supply': ({ seats: [first] }) => {
      if (first !== undefined) first.supply.units = {};
    },
    'a worker': ({ seats: [first] }) => {
      if (first !== undefined) first.pool += 1;
    },
    'a base': ({ seats: [first] }) => {
      if (first !== undefined) first.supply.bases -= 1;
    },
    'a transport': ({ seats: [, second] }) => {
      if (second !== undefined) second.supply.transports += 1;
    },
    'a card': ({ seats: [first] }) => void first?.deck.pop(),
    'a card of the battle': state => {
      const [skirmish] = state.battle?.skirmishes ?? [];
      if (skirmish !== undefined) skirmish.attacker.standard = null;
    },
    'a card twice': ({ seats: [first] }) => void first?.hand.push(...first.hand.slice(0, 1)),
    'an Event card': state => void state.eventDeck.shift(),
    'a route': state => void state.routes.push(...state.routes.slice(0, 1)),
    'a planet': state => void state.planets.pop(),
    'a Resource card': ({ seats: [first, second] }) => void second?.resourceCards.push(...(first?.resourceCards ?? [])),
    'five orders': state => {
      const [stack] = Object.values(state.stacks);
      for (let i = 0; i < 5; i++) stack?.unshift({ seat: 0, order: 'build', special: false });
    },
    'two bases on a planet': state => {
      for (const area of Object.values(state.areas)) area.base = 0;
    },
    'an overfull area': state => {
      for (const area of Object.values(state.areas)) if (area.holder !== null) area.units = { zealot: 9 };
    },
  };
  test.each(Object.keys(faults))('%s too many or too few is found', fault => {
    const state = copy(battle);
    checkPieces(state);
    faults[fault]?.(state);
    expect(() => checkPieces(state)).toThrow();
  });
});

describe('the secrets', () => {
  /** A game whose view tells more than it may. */
  const leaky = (leak: (state: StarCraftState, viewer: Viewer) => unknown) =>
    playable({
      ...gameDefinition,
      view: (state: StarCraftState, viewer: Viewer) => ({ ...starcraftView(state, viewer), leak: leak(state, viewer) }),
    });
  /** What the oracle says of a match of that game. */
  const find = (game: typeof starcraft, lasting: boolean): void => {
    const match = game.start(settingFor(3, 'leaky'), { checkpointEvery: 0 });
    playMatch(match, {
      answering: warlikeAnswer,
      until: pending => stateOf(pending).round > 2,
      each: (pending, given) => {
        if (given % 7 !== 0) return;
        if (lasting) checkLasting(game, pending.record(), 'spectator', 'cards', `${given}`);
        else for (const viewer of [0, 'spectator'] as const) checkHidden(game, pending.record(), viewer, `${given}`);
      },
    });
  };

  test.each([
    ['a hand', ({ seats }: StarCraftState, viewer: Viewer) => (viewer === 0 ? seats[1]?.hand : null)],
    ['the own deck', ({ seats }: StarCraftState, viewer: Viewer) => (viewer === 0 ? seats[0]?.deck : null)],
    ['the next Event card', ({ eventDeck }: StarCraftState) => eventDeck.at(-1) ?? null],
    [
      'the faces of orders',
      ({ stacks }: StarCraftState) => Object.values(stacks).map(stack => stack.at(-1)?.order ?? null),
    ],
    ['the generator', ({ random }: StarCraftState) => random],
  ])('%s in a view is found', (_, leak) => {
    expect(() => find(leaky(leak), false)).toThrow(/view/);
  });

  test('a hand in a view is found also while other things come to light, and nothing is found where nothing leaks', () => {
    const game = leaky(({ seats }) => seats[2]?.hand.filter(card => card.endsWith('1')).length ?? 0);
    expect(() => find(game, true)).toThrow(/view/);
    find(
      leaky(() => 'nothing'),
      false,
    );
  });
});

describe('the texts', () => {
  const reading = (change: (match: Match) => void): (() => void) => {
    const match = starcraft.start(settingFor(2, 'texts'));
    change(match);
    return () => new TextReader().read(match);
  };

  test('a hole, a missing key, a rule that is not there and a strange id are found', () => {
    expect(reading(() => undefined)).not.toThrow();
    const blocked = { id: 'a', words: message('done'), why: message('done'), rule: 'SC-8.1' };
    expect(reading(match => (match.blocked = () => [{ ...blocked, words: message('no-such-key') }]))).toThrow(
      /no-such-key/,
    );
    expect(reading(match => (match.blocked = () => [{ ...blocked, why: message('planning.placed') }]))).toThrow(/\{/);
    expect(reading(match => (match.blocked = () => [{ ...blocked, rule: 'SC-8.9' }]))).toThrow(/SC-8\.9/);
    expect(reading(match => (match.blocked = () => [{ ...blocked, id: 'A 1' }]))).toThrow(/A 1/);
  });
});
