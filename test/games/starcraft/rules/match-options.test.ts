import { describe, expect, test } from 'vitest';
import { CHOICES, readOptions } from '../../../../src/games/starcraft/rules/match-options.ts';
import { readState } from '../../../../src/games/starcraft/state/saved-state.ts';
import { TABLE_RULES } from '../../../../src/games/starcraft/state/state.ts';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { scene } from '../scene.ts';

const PEOPLE = [{ name: 'Ann' }, { name: 'Bob' }];

describe('the rules on which tables differ', () => {
  test('SC-18.3 SC-16.1 SC-5.5 SC-22.1.2 are choices before a match, the usual one first', () => {
    const choices = Object.fromEntries(CHOICES.map(({ id, values }) => [id, values.map(value => value.id)]));
    expect(choices).toMatchObject({
      emptyAreas: ['alone', 'only-base'],
      splash: ['any-kill', 'strength'],
      ownTokens: ['shown', 'hidden'],
      liftOff: ['yes', 'no'],
    });
    expect(readOptions({}, PEOPLE)).toMatchObject(TABLE_RULES);
    const others = { emptyAreas: 'only-base', splash: 'strength', ownTokens: 'hidden', liftOff: 'no' };
    expect(readOptions(others, PEOPLE)).toMatchObject(others);
    expect(() => readOptions({ liftOff: 'maybe' }, PEOPLE)).toThrow('liftOff');
  });

  test('a state from before these choices is played by the usual ones', () => {
    const { state } = scene(['raynor', 'overmind']);
    const { emptyAreas: _e, splash: _s, ownTokens: _o, liftOff: _l, ...older } = state.options;
    expect(readState({ ...copy(state), options: older }, state.seats).options).toEqual(state.options);
  });
});

describe('factions given before the match', () => {
  test('SC-3.2 each is there once, and no more than there are seats', () => {
    expect(() => readOptions({ factions: ['raynor', 'raynor'] }, PEOPLE)).toThrow(
      'Faction: two seats have raynor, and there is only one.',
    );
    expect(() => readOptions({ factions: [null, null, 'queen-of-blades'] }, PEOPLE)).toThrow(
      'Faction: 3 were given, for 2 seats.',
    );
    expect(readOptions({ factions: [null, 'raynor'] }, PEOPLE).factions).toEqual([null, 'raynor']);
  });
});
