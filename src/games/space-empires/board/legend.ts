import { painterOf } from '../../../boards/document.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { legendOf } from '../../../boards/legend.ts';
import { UNIT_KINDS } from '../data/units.ts';
import { isEpic } from '../data/scenarios.ts';
import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { EMPIRE_SIDES } from '../state/seats.ts';
import { say, sideWords } from '../text/say.ts';
import { letterOf } from './letters.ts';
import { sideMark } from './side-marks.ts';
import { plainSigns } from './signs.ts';
import type { EmpiresView } from '../view.ts';

const SIGNS = ['own', 'down', 'planet', 'barren', 'minerals', 'asteroids', 'nebula', 'hole', 'unexplored'] as const;
const WORDY_SIGNS = ['own', 'down'] as const;
const MORE_WORDY_SIGNS = ['more', 'chosen'] as const;
const MORE_SIGNS = ['more', 'danger', 'supernova', 'wreck', 'chosen'] as const;

/** Short explanations of the map signs, shown below the map. `withWords`: the hexes show their terrain in words. */
export function signsOf({ solo, options }: EmpiresView, context: PaneContext, withWords = false): readonly Line[] {
  const { glyphs, format } = context;
  const powers = [
    ...((solo?.machines ?? []).length > 0 ? (['machines'] as const) : []),
    ...(options.sets.includes('aliens') ? (['aliens'] as const) : []),
    ...(solo === undefined ? [] : (['doomed'] as const)),
  ];
  const wordsOf = (sign: (typeof SIGNS | typeof MORE_SIGNS | typeof powers)[number]): Line => [
    span(format(say(`board.sign.${sign}`, { ...plainSigns(glyphs), mark: glyphs.seat0 })), MUTED),
  ];
  const empires = EMPIRE_SIDES.slice(0, (solo?.empires ?? []).length).map((side): Line => [
    sideMark(context, side),
    span(` ${format(sideWords(side))}`, MUTED),
  ]);
  const units = UNIT_KINDS.map((kind): Line => [
    span(letterOf(context, kind)),
    span(` ${format(say(`unit.${kind}`))}`, MUTED),
  ]);
  const [signs, more] = withWords ? [WORDY_SIGNS, MORE_WORDY_SIGNS] : [SIGNS, MORE_SIGNS];
  return [...[...signs, ...powers].map(wordsOf), ...empires, ...units, ...more.map(wordsOf)];
}

/** The pane that explains every sign of the map. */
export const legendPane = painterOf(({ options, seats }: EmpiresView, size: PaneSize, context: PaneContext) => {
  const sections = ['hidden', 'planet', 'terrain', 'goods', 'counters', 'letters', 'arms'] as const;
  const mapTwoSections = isEpic(options) ? (['map-2'] as const) : [];
  const words = [
    ...[...sections, ...mapTwoSections].map(part => say(`board.legend.${part}`, plainSigns(context.glyphs))),
    say('board.legend.steps', { arrow: context.glyphs.arrowRight }),
    say('board.legend.hint', { hint: context.glyphs.hinted }),
  ];
  const legend = {
    signs: { title: say('board.legend.map'), words },
    seats: { title: say('board.seats'), count: seats.length },
  };
  return legendOf(legend, size, context);
});
