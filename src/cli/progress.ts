import { systemReason } from '../saves/input/fault.ts';
import { openConfig } from './config-file.ts';
import type { Progress, ProgressFile } from '../session/learning/progress.ts';

/**
 * Opens the learners' progress, in the settings folder. Never throws: a file that can't be read is reported and left
 * unchanged. `make`: the function that makes the progress, from the session's code, which is loaded later. `atOnce`:
 * the folder is created now, not when something is first saved.
 */
export async function openProgress(
  folder: string | undefined,
  make: (file: ProgressFile | null, problem?: string | null) => Progress,
  atOnce = false,
): Promise<Progress> {
  try {
    const conf = await openConfig('lessons', folder, atOnce);
    const keep: ProgressFile['keep'] = (name, value) => {
      try {
        conf.set(name, value);
      } catch (error) {
        throw new Error(systemReason(error), { cause: error });
      }
    };
    return make({ content: conf.store, keep });
  } catch (error) {
    return make(null, systemReason(error));
  }
}
