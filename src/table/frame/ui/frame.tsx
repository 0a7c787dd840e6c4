import { Box } from 'ink';
import type { ReactNode } from 'react';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import { Lines, Row, useAppearance } from './text.tsx';

interface FrameProps {
  readonly width: number;
  readonly height: number;
  /** How many rows of the frame are visible; other things cover the rest. Absent: all. */
  readonly shown?: number;
  readonly title?: string;
  readonly style?: Style;
  readonly children: ReactNode;
}

const FRAME_STYLE: Style = { tone: 'frame' };

/** A frame with its title in the upper line. The content has two columns and two rows less than the frame. */
export function Frame({
  width,
  height,
  shown = height,
  title = '',
  style = FRAME_STYLE,
  children,
}: FrameProps): ReactNode {
  const { glyphs } = useAppearance();
  if (shown <= 0) return null;
  const innerRows = Math.max(0, Math.min(height - 2, shown - 1));
  const sideEdge: readonly Line[] = Array.from({ length: innerRows }, () => [span(glyphs.vertical, style)]);
  const line = glyphs.horizontal;
  const bottomEdge = glyphs.bottomLeft + line.repeat(Math.max(0, width - 2)) + glyphs.bottomRight;
  return (
    <Box flexDirection="column" width={width} height={Math.min(height, shown)} flexShrink={0}>
      <Row spans={topLine(title, width, style)} />
      <Box height={innerRows} flexShrink={0}>
        <Lines lines={sideEdge} />
        <Box flexDirection="column" width={width - 2} height={innerRows} flexShrink={0}>
          {children}
        </Box>
        <Lines lines={sideEdge} />
      </Box>
      {shown >= height ? <Row spans={[span(bottomEdge, style)]} /> : null}
    </Box>
  );

  function topLine(text: string, columns: number, tone: Style): Line {
    const { topLeft, topRight } = glyphs;
    // Corner, blank, title, blank, corner: a title needs at least five columns.
    if (text === '' || columns < 5) return [span(topLeft + line.repeat(Math.max(0, columns - 2)) + topRight, tone)];
    const shownTitle = truncate(text, columns - 4, glyphs.ellipsis);
    const lineEnd = ` ${line.repeat(columns - 4 - widthOf(shownTitle))}${topRight}`;
    return [span(`${topLeft} `, tone), span(shownTitle, { tone: 'title', bold: true }), span(lineEnd, tone)];
  }
}
