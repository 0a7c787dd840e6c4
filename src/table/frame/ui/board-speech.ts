import type { Board } from '../../../boards/board.ts';
import type { InspectedSection } from '../../../boards/inspected.ts';
import type { Pane, PaneContext, PaneSize } from '../../../boards/pane.ts';
import { isOpen } from '../../../boards/naming.ts';
import { messageFor } from '../../../kernel/match/refusal.ts';
import type { SpokenThing } from '../store/speech.ts';
import type { Appearance } from '../theme/look.ts';
import { plainSentence as sentence } from '../text/sentence.ts';
import { say } from '../text/say.ts';

export { plainSentence as sentence } from '../text/sentence.ts';

/** A size at which a pane shows its whole map. */
const WHOLE_BOARD: PaneSize = { width: 400, height: 400 };

/**
 * The board in sentences for reading aloud: pane by pane, each thing with what the inspector knows of it, from the same
 * view as the picture. A thing on several panes is said once.
 */
export function boardSpeech(
  board: Board,
  view: unknown,
  context: PaneContext,
  { format }: Pick<Appearance, 'format'>,
): SpokenThing[] {
  const saidThings = new Set<string>();
  return board.panes(view).flatMap(pane => {
    try {
      return thingsOn(pane);
    } catch (error) {
      // If a pane fails, the match can still be played. The failure counts as asked about, so that it is said first.
      return [
        {
          pane: format(pane.title),
          text: format(say('table.pane-failed', { reason: messageFor(error) })),
          asked: true,
        },
      ];
    }
  });

  function thingsOn(pane: Pane): SpokenThing[] {
    const things = pane.survey?.(view, WHOLE_BOARD, { ...context, focus: [], open: [] }).things ?? [];
    return things.flatMap(({ ref }) => {
      if (saidThings.has(ref)) return [];
      saidThings.add(ref);
      const inspected = board.inspect?.(view, ref, context) ?? null;
      if (inspected === null) return [];
      const { kind, title, sections } = inspected;
      const facts = sections.flatMap(section => factsIn(section, format));
      const line = format(say('aloud.thing', { kind, title, facts: facts.join('; ') }));
      if (saidThings.has(line)) return []; // the same thing under another address
      saidThings.add(line);
      return [{ pane: format(pane.title), text: line, asked: isOpen(context, ref) }];
    });
  }
}

/**
 * The facts in a section of the inspector, the section's title before the first one; none if the section is not about
 * the thing itself.
 */
function factsIn({ title, lines, aside }: InspectedSection, format: Appearance['format']): string[] {
  if (aside === true) return [];
  const facts = lines.map(line => sentence(line.map(({ text }) => text).join(''))).filter(fact => fact !== '');
  const [first, ...others] = facts;
  if (first === undefined || title === '') return facts;
  return [format(say('aloud.section', { title: sentence(title), fact: first })), ...others];
}
