import * as v from 'valibot';
import { systemReason } from '../saves/fault.ts';

/** What people may set, all of it optional. The file is JSON; its place is printed by `orrery settings`. */
const settingsShape = v.strictObject({
  theme: v.exactOptional(v.string()),
  handOver: v.exactOptional(v.picklist(['private', 'always', 'never'])),
  speed: v.exactOptional(v.picklist(['normal', 'slow', 'fast', 'instant'])),
  ascii: v.exactOptional(v.boolean()),
  keys: v.exactOptional(v.record(v.string(), v.array(v.string()))),
});

/** The settings, as far as they are there and sound. */
export type Settings = v.InferOutput<typeof settingsShape>;

/** Settings, where they lie, and what is wrong with them: the game goes on without those. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly file: string | null;
  readonly problems: readonly string[];
}

/** Reads the settings. Never throws: what can't be read or is wrong is told as a problem and left out. */
export async function readSettings(folder: string | undefined): Promise<ReadSettings> {
  let file: string | null = null;
  try {
    const { default: Conf } = await import('conf');
    const conf = new Conf<Record<string, unknown>>({
      projectName: 'orrery',
      projectSuffix: '',
      configName: 'settings',
      ...(folder === undefined ? {} : { cwd: folder }),
    });
    file = conf.path;
    const result = v.safeParse(settingsShape, conf.store);
    if (result.success) return { settings: result.output, file, problems: [] };
    const problems = result.issues.map(issue => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
    return { settings: {}, file, problems };
  } catch (error) {
    return { settings: {}, file, problems: [`can't be read (${systemReason(error)})`] };
  }
}
