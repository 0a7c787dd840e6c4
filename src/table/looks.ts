import { keyProblemWords } from './keys.ts';
import { tableTeller } from './say.ts';
import { chooseGlyphs, UNICODE_GLYPHS } from '../widgets/glyphs.ts';
import { keymapWith } from '../widgets/keymap.ts';
import { COLOUR_FLAGS, colourDepth, isThemeName } from '../widgets/theme.ts';
import type { Looks } from './open.ts';
import type { TableSettings } from './settings.ts';

/** What people may have set about looks and habits. */
export interface Wishes {
  readonly theme?: string;
  readonly ascii?: boolean;
  readonly keys?: Readonly<Record<string, readonly string[]>>;
  readonly handOver?: TableSettings['handOver'];
  readonly speed?: TableSettings['speed'];
}

/** The looks that flags, settings and the terminal ask for, and what could not be had. */
export function looksFrom(
  settings: Wishes,
  flags: { readonly color: string; readonly ascii: boolean },
): { readonly looks: Looks; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const { theme = 'okabe-ito', keys = {} } = settings;
  if (!isThemeName(theme)) problems.push(`theme: there is no theme ${JSON.stringify(theme)}`);
  const keymap = keymapWith(keys);
  const words = tableTeller();
  problems.push(...keymap.problems.map(problem => words(keyProblemWords(problem, { glyphs: UNICODE_GLYPHS }))));
  const flag = COLOUR_FLAGS.find(candidate => candidate === flags.color) ?? 'auto';
  const ascii = flags.ascii || settings.ascii === true;
  const dumb = process.env.TERM === 'dumb';
  return {
    looks: {
      theme: isThemeName(theme) ? theme : 'okabe-ito',
      depth: colourDepth({ env: process.env, flag, isTTY: process.stdout.isTTY }),
      glyphs: chooseGlyphs({ env: process.env, ...(ascii ? { ascii } : {}) }),
      keymap: keymap.keymap,
      attributes: !dumb,
    },
    problems,
  };
}

/** What of the settings concerns the table. */
export function tableSettings({ handOver, speed }: Wishes): Partial<TableSettings> {
  return { ...(handOver === undefined ? {} : { handOver }), ...(speed === undefined ? {} : { speed }) };
}
