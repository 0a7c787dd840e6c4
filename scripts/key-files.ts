// How many files a key of the table passes, by the coverage that Node counts: until its next state and its effects
// stand, and with all that follows, the frame among it.
//
//   npm run key-files [-- SAVE [KEY …]] a sample save, in a terminal of 120 columns; without keys those that
//   src/table/README.md names
import { cpSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { progressIn } from '../src/session/learning/progress.ts';
import { PROGRAM_GAMES } from '../src/session/setting/games.ts';
import { libraryOf } from '../src/session/setting/library.ts';
import { App } from '../src/table/app/app.tsx';
import { createTable } from '../src/table/app/effects/host.ts';
import { updateTable } from '../src/table/app/screens/update.ts';
import { Preferences } from '../src/table/frame/preferences/preferences.ts';
import { DEFAULT_SETTINGS } from '../src/table/frame/preferences/settings.ts';
import { PROGRAM } from '../test/table/about-program.ts';
import { renderAt } from '../test/table/render-at.tsx';
import { temporaryFolder } from '../test/temporary-folder.ts';

const [sample = 'sample-after-set-up.jsonl', ...typed] = process.argv.slice(2);
const keys = typed.length > 0 ? typed : ['down', 'tab', 'i', '?', 'm', 'b'];
const SIZE = { columns: 120, rows: 40 };
const SOURCES = /\/src\/(.+)$/;
/** What is worked out after a frame stands then. Milliseconds. */
const BEHIND_THE_FRAME = 150;

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The files of which a function has run since this was asked last. */
async function filesRun(): Promise<ReadonlySet<string>> {
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  const files = result.flatMap(({ url, functions }) => {
    const [, file] = SOURCES.exec(url) ?? [];
    // A file itself is a function without a name that begins at its beginning.
    const hasRun = functions.some(
      ({ functionName, ranges: [range] }) =>
        range !== undefined && range.count > 0 && (functionName !== '' || range.startOffset > 0),
    );
    return file !== undefined && hasRun ? [file] : [];
  });
  return new Set(files);
}

const folder = temporaryFolder('key-files');
const save = join(folder, 'match.jsonl');
cpSync(join(import.meta.dirname, '../saves', sample), save);
let time = 0;
const nothing = (): void => undefined;
const table = createTable(
  {
    shelf: PROGRAM_GAMES,
    program: PROGRAM,
    library: libraryOf(folder),
    preferences: new Preferences({
      settings: { ...DEFAULT_SETTINGS, handOver: 'never', speed: 'instant' },
      environment: { env: { LC_ALL: 'C.UTF-8' }, isTTY: true, flags: { color: 'auto', ascii: false } },
    }),
    progress: progressIn(null),
    strange: null,
    now: () => new Date(time),
    clock: () => time,
    newSeed: () => 'seed',
    ...{ wipe: nothing, repaint: nothing, suspend: nothing, leave: nothing },
  },
  SIZE,
);
await table.open({ resume: save });
const screen = renderAt(SIZE, createElement(App, { table }));

async function press(key: string): Promise<void> {
  time += 1000;
  await screen.press(key);
  await new Promise(resolve => setTimeout(resolve, BEHIND_THE_FRAME));
  await screen.settled();
}

// What is worked out once and kept is no part of a key.
for (const key of ['down', 'up', 'i', 'escape']) await press(key);

const screens = (): number => table.store.state().screens.length;
for (const key of keys) {
  const lying = screens();
  const state = table.store.state();
  await filesRun();
  updateTable(state, { input: { kind: 'key', key }, time: time + 1000 });
  const updating = await filesRun();
  await press(key);
  const all = await filesRun();
  process.stdout.write(`${key.padEnd(8)}${String(updating.size).padStart(4)} files, ${all.size} with what follows\n`);
  if (screens() > lying) await press('escape');
}
screen.unmount();
table.putDown();
process.exit();
