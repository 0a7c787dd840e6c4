import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Rect } from '../../widgets/grid.ts';
import { keyLabel } from '../edge/keymap.ts';
import type { Command } from '../edge/keymap.ts';
import { BOLD, MUTED, span } from '../../widgets/lines.ts';
import type { Line } from '../../widgets/lines.ts';
import { seatMark, seatTone } from '../../widgets/sides.ts';
import type { Style } from '../../widgets/style.ts';
import { widthOf, wrap } from '../../widgets/wrapping.ts';
import type { MatchAct } from '../hot-seat/acts.ts';
import type { BlindQuestion } from '../hot-seat/blind.ts';
import type { Effect } from '../store/effects.ts';
import { say } from '../text/say.ts';
import type { Pressed } from '../theme/keys.ts';
import type { Look } from '../theme/look.ts';
import { Lines, useLook } from '../ui/text.tsx';

interface BlindProps {
  readonly question: BlindQuestion;
  /** Of the seat that is asked. */
  readonly name: string;
  readonly rect: Rect;
  readonly look: Pick<Look, 'format'>;
}

/** A secret choice on the open table. Whatever was pressed, it looks the same. */
export function BlindChoice({ question, name, rect, look }: BlindProps): ReactNode {
  const shown = blindLines(question, name, rect.width, { ...useLook(), ...look });
  return (
    <Box flexDirection="column" height={rect.height} marginLeft={rect.x} flexShrink={0}>
      <Lines lines={shown.slice(0, rect.height)} />
    </Box>
  );
}

function blindLines(question: BlindQuestion, name: string, columns: number, look: Look): readonly Line[] {
  const { seat, rule } = question;
  const mark = `${seatMark(look.glyphs, seat)} `;
  const indent = span(' '.repeat(widthOf(mark)));
  const width = columns - widthOf(mark);
  const [prompt = '', ...said] = blindTexts(question, name, look);
  const styles: readonly Style[] = [{ tone: 'focus' }, MUTED, MUTED];
  const head = wrap(prompt, width - widthOf(rule) - 1).map((line, at): Line => {
    if (at > 0) return [indent, span(line, BOLD)];
    const gap = Math.max(0, width - widthOf(line) - widthOf(rule));
    const lit = span(mark, { tone: seatTone(seat), bold: true });
    return [lit, span(line, BOLD), span(' '.repeat(gap)), span(rule, MUTED)];
  });
  const body = said.flatMap((text, at) => wrap(text, width).map((line): Line => [indent, span(line, styles[at])]));
  return [...head, ...body];
}

/** What everybody may read of a secret choice: who is asked what, how to answer, what the keys stand for, and how to see the card. */
export function blindTexts(question: BlindQuestion, name: string, look: Look): readonly string[] {
  const { prompt, choices, line, keys, chosen } = question;
  const { format, glyphs } = look;
  const key = (command: Command): string => keyLabel(look.keymap[command][0] ?? '', look);
  const circle = [...choices.map(format), format(say('blind.alone'))].join(` ${glyphs.bullet} `);
  return [
    `${name}: ${format(prompt)}`,
    format(chosen ? say('blind.chosen', { take: key('take'), back: key('back') }) : say('blind.line', { line, keys })),
    format(say('blind.circle', { choices: circle, keys })),
    format(say('blind.card-key', { key: key('peek') })),
  ];
}

/** What a key does to a secret choice on the open table; `null`: it is not for the choice. */
export function blindKey(
  { chosen, keys }: BlindQuestion,
  { command, nth }: Pressed,
  look: Look,
): readonly Effect[] | null {
  const does = (act: MatchAct): readonly Effect[] => [{ do: 'match', act }];
  const peek = keyLabel(look.keymap.peek[0] ?? '', look);
  switch (command) {
    case 'nth':
      return chosen ? [] : does({ act: 'press-card', key: nth, otherwise: say('blind.no-key', { keys }) });
    case 'take':
      if (chosen) return does({ act: 'answer-blind' });
      return does({ act: 'notify', words: say('blind.not-yet', { key: peek }), tone: 'warning' });
    case 'back':
    case 'rub-out':
      return chosen ? does({ act: 'card', way: 'again' }) : null;
    case 'peek':
      return does({ act: 'card', way: 'show' });
    default:
      return null;
  }
}
