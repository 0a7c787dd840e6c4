import { onTestFinished } from 'vitest';
import { timerOfScreen } from '../../src/table/app/screens/screens.ts';
import type { Mouse } from '../../src/table/frame/edge/mouse.ts';
import type { PressedKey } from '../../src/table/app/screens/key-line.ts';
import { createTable } from '../../src/table/app/effects/host.ts';
import { App } from '../../src/table/app/app.tsx';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import type { Size } from '../../src/table/frame/edge/too-small.ts';
import type { Explainer } from '../../src/session/setting/thinking.ts';
import { progressIn } from '../../src/session/learning/progress.ts';
import { fakeShelf, FakeLibrary, preferencesOf } from './desk-of.ts';
import type { DeskWanted } from './desk-of.ts';
import { renderAt } from './render-at.tsx';
import { PROGRAM } from './about-program.ts';

interface TableWanted extends DeskWanted {
  /** This many milliseconds pass with every look at the clock. */
  readonly tick?: number;
  /** Hears of each key. */
  readonly pressed?: (key: PressedKey) => void;
  /** Finds out hints and reasons. */
  readonly explainer?: Explainer;
}

/**
 * The table without a screen, before anything is opened. It is put down with the test: what would happen by itself,
 * such as an answer of the program's player, does not any more.
 */
export function tableOf(
  size: Size,
  { settings, glyphs = UNICODE_GLYPHS, tick = 0, ...more }: Omit<TableWanted, 'start'> = {},
) {
  const library = more.library ?? new FakeLibrary();
  const happened: string[] = [];
  const preferences = preferencesOf({ ...(glyphs === ASCII_GLYPHS && { ascii: true }), ...settings }, more);
  let time = 0;
  const table = createTable(
    {
      shelf: more.shelf ?? fakeShelf,
      program: PROGRAM,
      library,
      preferences,
      progress: more.progress ?? progressIn(null),
      strange: more.strange ?? null,
      now: () => new Date(2026, 0, 1, 14, 2),
      clock: () => (time += tick),
      newSeed: () => 'seed',
      ...(more.pressed && { pressed: more.pressed }),
      ...(more.explainer && { explainer: more.explainer }),
      wipe: () => void happened.push('wipe'),
      repaint: () => void happened.push('repaint'),
      suspend: () => void happened.push('suspend'),
      leave: (code, lastWords) => void happened.push(`leave ${code}${lastWords === null ? '' : `: ${lastWords}`}`),
    },
    size,
  );
  onTestFinished(() => void table.putDown());
  return { table, preferences, library, happened, wait: (milliseconds: number) => void (time += milliseconds) };
}

/** The whole table in a terminal of that size: keys by their names, the frame as text. */
export async function tableAt(size: Size, { start = { screen: 'home' }, ...wanted }: TableWanted = {}) {
  const { table, wait, ...rest } = tableOf(size, wanted);
  await table.open(start);
  const screen = renderAt(size, <App table={table} />);
  return {
    ...screen,
    ...rest,
    table,
    wait,
    /** Presses a key at once. */
    strike: (key: string) => screen.press(key),
    /** Presses keys, each after a second. */
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        wait(1000);
        await screen.press(key);
      }
    },
    /** A click, a second after what was before. */
    click: async (mouse: Mouse) => {
      wait(1000);
      await screen.click(mouse);
    },
    /** What happens by itself: done at once, without waiting for it; `null`: nothing does. */
    soon: () => {
      const state = table.store.state();
      const top = state.screens.at(-1);
      const soon = top === undefined ? null : timerOfScreen(top.screen, top, state);
      if (soon === null) return null;
      const run = async (): Promise<void> => {
        table.dispatch(soon.input);
        await screen.settled();
      };
      return { after: soon.after, run };
    },
  };
}
