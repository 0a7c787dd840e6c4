import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/words/message.ts';
import { seatMark } from '../../../boards/drawing/sides.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { seatTone } from '../../../boards/drawing/sides.ts';
import { truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { say } from '../text/say.ts';
import { clockTime } from '../text/times.ts';
import type { Appearance } from '../theme/look.ts';
import { Row, Text, useAppearance } from './text.tsx';

/** Whether and when the match was saved, for the status row. */
export function savedText({ unsaved, saved }: MatchNow, { format }: Appearance): string {
  if (unsaved !== null) return format(say('table.unsaved-short'));
  return saved === null ? '' : format(say('table.saved', { time: clockTime(saved) }));
}

/** The warning on every screen of a match that is not saved; `null`: the match is saved. */
export function unsavedText({ unsaved }: MatchNow, { format }: Appearance): string | null {
  if (unsaved === null) return null;
  return format(say('table.unsaved', { time: clockTime(unsaved.since), reason: unsaved.reason }));
}

/** The short warning that the match is not saved, for the corner of a page over the match; empty while it is saved. */
export function unsavedCorner(match: MatchNow | null, { format }: Appearance): Line {
  if (!match?.unsaved) return [];
  return [span(format(say('table.unsaved-short')), { tone: 'danger', bold: true })];
}

/** The match's status, cut to a width. Its first part, the name of the game, is dropped before anything is cut. */
function statusWithin(status: string, width: number, { bullet, ellipsis }: Glyphs): string {
  const separator = ` ${bullet} `;
  const statusRestStart = widthOf(status) > width ? status.indexOf(separator) : -1;
  return truncate(statusRestStart < 0 ? status : status.slice(statusRestStart + separator.length), width, ellipsis);
}

interface StatusRowProps {
  readonly width: number;
  readonly status: string;
  readonly saved: string;
  readonly isUnsaved: boolean;
  /** The seat to move, or the seat whose view is shown; `null`: neither. */
  readonly seat?: { readonly seat: Seat; readonly name: string } | null;
}

/** The top row of a match: its status, the seat, and whether it is saved. */
export function StatusRow({ width, status, saved, isUnsaved, seat = null }: StatusRowProps): ReactNode {
  const { glyphs } = useAppearance();
  const seatText = seat === null ? '' : `${seatMark(glyphs, seat.seat)} ${truncate(seat.name, 24, glyphs.ellipsis)}`;
  const savedColumn = Math.max(0, width - 1 - widthOf(saved));
  const statusEnd = seat === null ? savedColumn : savedColumn - widthOf(seatText) - 3;
  const shownStatus = statusWithin(status, Math.max(0, statusEnd - 3), glyphs);
  const rowSpans: Line = [
    span(' '),
    span(shownStatus, { tone: 'title' }),
    span(' '.repeat(Math.max(0, statusEnd - 1 - widthOf(shownStatus)))),
    ...(seat === null ? [] : [span(seatText, { tone: seatTone(seat.seat), bold: true }), span('   ')]),
    span(saved, isUnsaved ? { tone: 'danger', bold: true } : { tone: 'muted' }),
  ];
  return <Row spans={rowSpans} />;
}

/** A row with the reason why the match is not saved. */
export function WarningRow({ width, warning }: { readonly width: number; readonly warning: string }): ReactNode {
  const { glyphs } = useAppearance();
  return <Text tone="danger" bold>{` ${truncate(warning, width - 2, glyphs.ellipsis)}`}</Text>;
}
