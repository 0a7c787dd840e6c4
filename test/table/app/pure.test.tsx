import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screenSpeech } from '../../../src/table/app/screens/screens.ts';
import { updateTable } from '../../../src/table/app/screens/update.ts';
import { ANN_AND_BOB } from '../desk-of.ts';
import { tableAt } from '../table-at.tsx';
import { runs } from '../../runs.ts';

const SIZE = { columns: 100, rows: 30 };
const KEYS = [
  ...[
    'enter',
    'enter',
    'enter',
    'space',
    '1',
    '2',
    '3',
    'u',
    'U',
    't',
    'p',
    'c',
    'tab',
    '?',
    'r',
    '/',
    'escape',
    'up',
    'g',
    'i',
  ],
  ...[
    'down',
    'pageup',
    'backspace',
    'ctrl-z',
    'm',
    '5',
    '6',
    '7',
    'K',
    'left',
    'right',
    'L',
    'f',
    'b',
    'end',
    '[',
    '+',
  ],
];

/** Makes plain data unchangeable, all the way down; what is code or belongs to a game is left alone. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

test('whatever is pressed, an update leaves the state as it was, and says the same of it twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...KEYS), { maxLength: 30 }), async keys => {
      const { table, press, unmount } = await tableAt(SIZE, { start: ANN_AND_BOB });
      for (const key of keys) {
        const state = table.store.state();
        freeze(state.screens);
        const input = { input: { kind: 'key', key }, time: 1 } as const;
        const once = updateTable(state, input);
        expect(updateTable(state, input)).toEqual(once);
        await press(key);
      }
      unmount();
    }),
    { numRuns: runs(12, 25) },
  );
}, 60_000);

test('drawing changes nothing: the same state drawn again is the same frame', async () => {
  const screen = await tableAt(SIZE, { start: ANN_AND_BOB });
  for (const key of [...KEYS, ...KEYS]) {
    const state = screen.table.store.state();
    const frame = screen.frame();
    screen.table.dispatch({ kind: 'preferences', preferences: state.preferences, appearance: state.appearance });
    expect(screen.frame()).toBe(frame);
    await screen.press(key);
  }
  screen.unmount();
});

test('every screen says in sentences what it is about', async () => {
  const screen = await tableAt(SIZE, { start: ANN_AND_BOB });
  const told = new Set<string>();
  for (const key of [...KEYS, ...KEYS, 'escape', 'escape', 'm', '1', 'escape', '5', 'escape', '6']) {
    await screen.press(key);
    const state = screen.table.store.state();
    const top = state.screens.at(-1);
    if (top === undefined) continue;
    const { lines } = screenSpeech(top.screen, top, state);
    expect(lines.join(''), `${top.screen} after ${key}`).not.toBe('');
    told.add(top.screen);
  }
  expect(told.size).toBeGreaterThan(4);
  screen.unmount();
});

/** Whose secrets a frame may show: the seat it was handed over to last, until the open table is seen again. */
function secretsIn(frame: string): Set<string> {
  const found = frame.matchAll(/SECRET-(\d)/g);
  return new Set(Array.from(found, match => match[1] ?? ''));
}

test.each(['private', 'always'] as const)(
  'whatever is pressed, with "%s", secrets are seen only by the seat that was asked to be alone',
  async handOver => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...KEYS), { maxLength: 60 }), async keys => {
        const { press, text, preferences, unmount } = await tableAt(SIZE, {
          start: ANN_AND_BOB,
          settings: { handOver },
        });
        let allowed: string | null = null;
        for (const key of ['ctrl-l', ...keys]) {
          await press(key);
          // The table has agreed to hide nothing.
          if (preferences.table.handOver === 'never') break;
          const frame = text();
          if (frame.includes('press Enter when only you')) allowed = frame.includes('ANN') ? '0' : '1';
          else if (frame.includes('of spectator')) allowed = null;
          for (const seat of secretsIn(frame)) expect(seat, frame).toBe(allowed);
          if (/press Enter when only you|covered|of spectator/.test(frame)) expect(secretsIn(frame).size).toBe(0);
        }
        unmount();
      }),
      { numRuns: runs(8, 15) },
    );
  },
  60_000,
);
