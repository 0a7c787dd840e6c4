import { Box } from 'ink';
import { createContext, memo, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Command, FooterEntry } from '../edge/keymap.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Size } from '../edge/too-small.ts';
import { truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import { same } from '../../../kernel/plain/same.ts';
import { footerText } from '../theme/keys.ts';
import { Row, Text, useAppearance } from './text.tsx';

/** The available keys of a screen, the most important first. */
export type Commands = readonly (Command | FooterEntry)[];

interface ScreenProps {
  readonly size: Size;
  readonly title: string;
  /** Shown at the right end of the title's row. */
  readonly corner?: Line;
  readonly commands: Commands;
  readonly children: ReactNode;
}

/**
 * A whole screen: the title in the first row, the content from the second row on, and the available keys in the last
 * row.
 */
export function Screen({ size, title, corner = [], commands, children }: ScreenProps): ReactNode {
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <Title width={size.columns} title={title} corner={corner} />
      <Box flexDirection="column" height={size.rows - 2} flexShrink={0}>
        {children}
      </Box>
      <Footer width={size.columns} commands={commands} />
    </Box>
  );
}

/** The title, one cell from the left edge, and the corner text at the right end of the row. */
function Title({ width, title, corner = [] }: { width: number; title: string; corner?: Line }): ReactNode {
  const { glyphs } = useAppearance();
  const cornerWidth = corner.reduce((sum, { text }) => sum + widthOf(text), 0);
  const shownTitle = truncate(title, Math.max(0, width - 2 - (cornerWidth > 0 ? cornerWidth + 1 : 0)), glyphs.ellipsis);
  const gapWidth = Math.max(0, width - 2 - widthOf(shownTitle) - cornerWidth);
  return (
    <Box flexShrink={0} paddingLeft={1}>
      <Row
        spans={[
          { text: shownTitle, style: { tone: 'title', bold: true } },
          ...(cornerWidth > 0 ? [span(' '.repeat(gapWidth)), ...corner] : []),
        ]}
      />
    </Box>
  );
}

/** A note shown in place of the footer until the next key; `null`: none. */
export const FooterNoteContext = createContext<string | null>(null);

/** Whether the last key was ignored because the screen took no keys; the footer then begins with a mark. */
export const SwallowedContext = createContext(false);

interface FooterProps {
  readonly width: number;
  readonly commands: Commands;
}

/** The footer with the available keys; keys that do not fit are left out. It is drawn again only when they change. */
export const Footer = memo(function Footer({ width, commands }: FooterProps): ReactNode {
  const appearance = useAppearance();
  const note = useContext(FooterNoteContext);
  const isSwallowed = useContext(SwallowedContext);
  const swallowedMark = isSwallowed ? `${appearance.glyphs.ellipsis} ` : '';
  return (
    <Box flexShrink={0} paddingLeft={1}>
      {note === null ? (
        <Text tone="muted">{swallowedMark + footerText(appearance, commands, width - 2 - widthOf(swallowedMark))}</Text>
      ) : (
        <Text tone="warning">{truncate(note, width - 2, appearance.glyphs.ellipsis)}</Text>
      )}
    </Box>
  );
}, same);
