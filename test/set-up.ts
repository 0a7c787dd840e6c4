import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { endsBy, removeTemporaryFolders } from './temporary-folder.ts';

// Part of every file of tests, before all that the file itself does at its end.

endsBy(remove => {
  // Of tests that run at the same time nobody can tell here which one asks: the folder goes with the file.
  if (TestRunner.getCurrentTest()?.concurrent === true) return;
  try {
    onTestFinished(remove);
  } catch {
    // No test runs: the folder goes with the file.
  }
});
afterAll(removeTemporaryFolders);
