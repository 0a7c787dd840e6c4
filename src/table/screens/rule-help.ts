import { put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import { keyTable } from '../../widgets/keymap.ts';
import type { Style } from '../../widgets/style.ts';
import type { Size } from '../../widgets/too-small.ts';
import { padEnd, truncate, wrap } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { bodyOf, createSheet, putFooter } from './sheet.ts';

/** What the help screen tells about a decision. */
export interface RuleHelpState {
  /** The rule that asks; `null` when nothing is asked. */
  readonly rule: string | null;
  /** What the game's own words say about the rule. */
  readonly text: string | null;
  readonly blocked: readonly { readonly option: string; readonly why: string; readonly rule: string }[];
  /** How many lines are scrolled away. */
  readonly top: number;
}

interface Line {
  readonly text: string;
  readonly style?: Style;
}

const HEADING: Style = { tone: 'accent', bold: true };
const KEY_COLUMN = 18;

/** The rule, why options are blocked, and the keys. Gives back how far it can be scrolled. */
export function paintRuleHelp(state: RuleHelpState, size: Size, look: Look): { grid: Grid; last: number } {
  const { tell, glyphs } = look;
  const { rule } = state;
  const grid = createSheet(size, tell(rule === null ? say('help.title-plain') : say('help.title', { rule })));
  const body = bodyOf(grid);
  const lines = linesOf(state, body.width, look);
  const last = Math.max(0, lines.length - body.height);
  const top = Math.min(state.top, last);
  lines.slice(top, top + body.height).forEach(({ text, style }, at) => put(grid, body.x, body.y + at, text, style));
  if (top > 0) put(grid, grid.width - 1, body.y, glyphs.arrowUp, { tone: 'accent' });
  if (top < last) put(grid, grid.width - 1, body.y + body.height - 1, glyphs.arrowDown, { tone: 'accent' });
  putFooter(grid, look, [{ commands: ['up', 'down'], label: tell(say('key.scroll')) }, 'back']);
  return { grid, last };
}

function linesOf({ rule, text, blocked }: RuleHelpState, width: number, look: Look): Line[] {
  const { tell } = look;
  const lines: Line[] = [];
  const add = (words: string, style: Style = {}): void => {
    for (const line of wrap(words, width)) lines.push({ text: line, style });
  };
  const addKey = (keys: string, label: string): void => {
    lines.push({ text: truncate(`${padEnd(keys, KEY_COLUMN)} ${label}`, width) });
  };
  if (rule !== null) {
    add(text ?? tell(say('help.no-text', { rule })));
    add('');
    add(tell(say('help.blocked')), HEADING);
    if (blocked.length === 0) add(tell(say('help.none-blocked')), { tone: 'muted' });
    for (const { option, why, rule: number } of blocked) {
      const [first = '', ...rest] = wrap(tell(say('help.why', { option, why, rule: number })), width - 2);
      lines.push({ text: `${look.glyphs.blocked} ${first}` }, ...rest.map(line => ({ text: `  ${line}` })));
    }
    add('');
  }
  add(tell(say('help.keys')), HEADING);
  for (const { keys, label } of keyTable(look.keymap, look.glyphs)) addKey(keys, label);
  addKey('1-9', tell(say('help.nth')));
  return lines;
}
