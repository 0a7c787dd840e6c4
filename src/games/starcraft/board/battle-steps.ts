import { paintDocument, rows } from '../../../boards/document.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { BOLD, MUTED, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { padEnd, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { say } from '../text/say.ts';

/** The steps of a battle by their numbers (SC-13). */
export const BATTLE_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const STEP_NAME_WIDTH = 14;

/** Paints the pane while no battle is fought: what happens in each step of one. */
export function paintNoBattle(size: PaneSize, { glyphs, format }: PaneContext): Grid {
  return paintDocument(size, glyphs, 60, width => [
    { title: '', rows: rows(...paragraph(format(say('board.battle.none')), width)) },
    { title: '', rows: rows(...BATTLE_STEPS.flatMap(step => stepExplanation(step, width, format))) },
  ]);
}

/** The explanation of a battle step, beside its name, or below it in a narrow pane. */
function stepExplanation(step: (typeof BATTLE_STEPS)[number], width: number, format: PaneContext['format']): Line[] {
  const name = format(say(`board.battle.step.${step}`));
  const explanation = format(say(`board.battle.about.${step}`));
  const stepHeading = `${step} ${padEnd(name, STEP_NAME_WIDTH)} `;
  if (widthOf(stepHeading) + widthOf(explanation) <= width)
    return [[span(stepHeading, BOLD), span(explanation, MUTED)]];
  return [
    [span(`${step} ${name}`, BOLD)],
    ...paragraph(explanation, Math.max(1, width - 2), MUTED).map(line => [span('  '), ...line]),
  ];
}
