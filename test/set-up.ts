import { afterAll, onTestFinished } from 'vitest';
import { endsBy, removeTemporaryFolders } from './temporary-folder.ts';

// Part of every file of tests, before all that the file itself does at its end.

endsBy(remove => {
  try {
    onTestFinished(remove);
  } catch {
    // No test runs: the folder goes with the file.
  }
});
afterAll(removeTemporaryFolders);
