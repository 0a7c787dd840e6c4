import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/board.ts';
import { UNITS, isUnitKind } from '../data/units.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';
import { effectOf } from './effects.ts';
import { leftUnmoved } from './onward.ts';
import { bestShot, chanceOfShot } from './volley.ts';
import { aheadOf, goalIn, hexNamed, unexplored } from './ahead.ts';

const FACES = 10;

const NOBODY: ReadonlySet<string> = new Set();

/** The result of an option, in a few words: the chance of a shot, or what a purchase leaves. */
export function outlookLine(
  view: EmpiresView,
  decision: Decision,
  { id, words }: ShownOption,
  { format, glyphs }: PaneContext,
): string | null {
  const { kind, seat, prompt } = decision;
  if (id.startsWith('deed:')) return volleyOutlook(view, decision, { format, glyphs });
  if (kind === 'battle.fire' || kind === 'bombard.fire') {
    const needed = words.with?.needed;
    if (typeof needed !== 'number') return null;
    const percent = (Math.max(1, Math.min(FACES, needed)) * 100) / FACES;
    return `${glyphs.arrowRight} ${format(say('outlook.hits', { percent }))}`;
  }
  const unmoved = id === 'done' ? leftUnmoved(view, decision, NOBODY).words : null;
  if (unmoved !== null) return format(unmoved);
  const ahead =
    kind === 'move.where' ? wayOutlook(view, seat, prompt, id) : kind === 'explore.hex' ? found(view, seat, id) : [];
  if (ahead.length > 0) return `${glyphs.arrowRight} ${ahead.map(format).join(', ')}`;
  if (kind !== 'sheet.row') return null;
  const left = prompt.with?.left;
  const [, unit = ''] = /^buy:([a-z-]+):/.exec(id) ?? [];
  const cost = words.with?.cost ?? (isUnitKind(unit) ? UNITS[unit].cost : undefined);
  if (typeof left !== 'number' || typeof cost !== 'number') return null;
  const parts = [say('outlook.left', { left: left - cost }), ...effectOf(view, seat, id)];
  return `${glyphs.arrowRight} ${parts.map(format).join('; ')}`;
}

/** What a group does when all fire: how many shots it has, at what, and how many hit on average. */
function volleyOutlook(
  view: EmpiresView,
  decision: Decision,
  { format, glyphs }: Pick<PaneContext, 'format' | 'glyphs'>,
): string | null {
  const shot = decision.kind === 'battle.fire' ? bestShot(view, decision) : null;
  const shots = decision.prompt.with?.left;
  const target = shot?.words.with?.units;
  if (shot === null || typeof shots !== 'number' || target === undefined) return null;
  const chance = say('outlook.hits', { percent: Math.round(chanceOfShot(shot) * 100) });
  return `${glyphs.arrowRight} ${format(say('outlook.volley', { shots, target }))}, ${format(chance)}`;
}

/** What waits where a stack would go (SE-6.3). */
function wayOutlook(view: EmpiresView, seat: Seat, prompt: Message, id: string): readonly Message[] {
  const to = goalIn(id);
  return to === null ? [] : aheadOf(view, seat, hexNamed(prompt.with?.hex), to);
}

/** What may be found on a hex (SE-7.1). */
function found(view: EmpiresView, seat: Seat, id: string): readonly Message[] {
  const hex = hexNamed(id.slice('hex:'.length));
  return hex === null ? [] : [unexplored(view, seat, hex)];
}
