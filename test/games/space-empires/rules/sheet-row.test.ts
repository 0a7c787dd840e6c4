import { expect, test } from 'vitest';
import { Play } from '../../../../src/kernel/match/play.ts';
import { writeRows } from '../../../../src/games/space-empires/rules/sheets.ts';
import { seatState } from '../../../../src/games/space-empires/state/seats.ts';
import type { EmpiresState } from '../../../../src/games/space-empires/state/state.ts';
import type { Steps } from '../../../../src/games/space-empires/state/steps.ts';
import { scene } from '../scene.ts';

test('SE-10.6.2: for a row of the sheet the levels of the seat are worked out once', () => {
  const { state } = scene().units(0, 'l7', 'yard', 4).units(0, 'e5', 'scout', 2);
  const own = seatState(state, 0);
  own.income = { carried: 60, colonies: 20, minerals: 0, pipelines: 0, bonus: 0 };
  own.sheet = { bid: 0, technologies: ['movement'], units: [], scuttled: [], lowered: {} };
  let workedOut = 0;
  // Who works levels out copies those of the seat, and asks for their keys.
  own.levels = new Proxy(own.levels, {
    ownKeys: levels => {
      workedOut += 1;
      return Reflect.ownKeys(levels);
    },
  });
  // eslint-disable-next-line orrery/yield-star -- the test stands where the kernel does
  const asked = writeRows(new Play<EmpiresState, Steps>(state, null), 0).next();
  expect(asked.done).toBe(false);
  if (asked.done === true || asked.value.ask === 'beat') throw new Error('nothing is asked');
  expect(asked.value.options.length).toBeGreaterThan(10);
  expect(workedOut).toBe(1);
});
