import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import envPaths from 'env-paths';
import { SaveFault } from '../input/fault.ts';
import { say } from '../input/say.ts';

/** The folders for data and settings, relative to the home folder, on systems that follow the XDG specification. */
const XDG_FOLDERS = { data: '.local/share/orrery', config: '.config/orrery' };

/**
 * The platform's folder for data or settings. Values that would depend on the current directory, such as a relative
 * `XDG_DATA_HOME` or an empty `HOME`, are ignored, as the XDG specification says. Throws `SaveFault` if there is no
 * home folder.
 */
export function platformFolder(kind: 'data' | 'config'): string {
  const folder = envPaths('orrery', { suffix: '' })[kind];
  if (isAbsolute(folder)) return folder;
  const isXdg = process.platform !== 'darwin' && process.platform !== 'win32';
  return join(homeFolderOf(), isXdg ? XDG_FOLDERS[kind] : folder);
}

function homeFolderOf(): string {
  const homeFolder = homedir();
  if (isAbsolute(homeFolder)) return homeFolder;
  try {
    return userInfo().homedir;
  } catch (error) {
    throw new SaveFault('cannot-write', say('save.no-home'), { cause: error });
  }
}
