import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { PaneContext } from '../../../boards/board.ts';
import { UNITS, isUnitKind } from '../data/units.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

const FACES = 10;

/** What comes of an option, in a few words: the chance of a shot, or what a purchase leaves. */
export function outlookLine(
  _view: EmpiresView,
  { kind, prompt }: Decision,
  { id, words }: ShownOption,
  { format, glyphs }: PaneContext,
): string | null {
  if (kind === 'battle.fire' || kind === 'bombard.fire') {
    const needed = words.with?.needed;
    if (typeof needed !== 'number') return null;
    const percent = (Math.max(1, Math.min(FACES, needed)) * 100) / FACES;
    return `${glyphs.arrowRight} ${format(say('outlook.hits', { percent }))}`;
  }
  if (kind !== 'sheet.row') return null;
  const left = prompt.with?.left;
  const [, unit = ''] = /^buy:([a-z-]+):/.exec(id) ?? [];
  const cost = words.with?.cost ?? (isUnitKind(unit) ? UNITS[unit].cost : undefined);
  if (typeof left !== 'number' || typeof cost !== 'number') return null;
  return `${glyphs.arrowRight} ${format(say('outlook.left', { left: left - cost }))}`;
}
