import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { layOut, paintLaid, rows, surveyLaid } from '../../../boards/document.ts';
import type { Block, Document } from '../../../boards/document.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { TextKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** The least width of a column. The narrowest table has room for two columns, so that the whole legend is visible. */
const NARROWEST = 36;

/** Paints the legend: the meaning of every sign that the station can show in this match. */
export function paintLegend(view: TheseusView, size: PaneSize, context: PaneContext): Grid {
  return paintLaid(legendDocument(view, size, context), size, context);
}

/** The survey of the legend, in which nothing can be pointed at. */
export function surveyLegend(view: TheseusView, size: PaneSize, context: PaneContext): Survey {
  return surveyLaid(legendDocument(view, size, context), size, context);
}

function legendDocument(view: TheseusView, size: PaneSize, context: PaneContext): Document {
  return layOut(size, NARROWEST, () => [
    legendBlock(context, 'board.legend.station', stationSigns(view, context)),
    legendBlock(context, 'board.legend.slots', slotSigns(context)),
    legendBlock(context, 'board.legend.seats', seatSigns(view, context)),
  ]);
}

function legendBlock({ format }: PaneContext, title: TextKey, signs: readonly Message[]): Block {
  return { title: format(say(title)), rows: rows(...signs.map((words): Line => [span(format(words), MUTED)])) };
}

/** The legend for signs on sectors and in rooms. */
function stationSigns(view: TheseusView, { glyphs }: PaneContext): Message[] {
  return [
    say('board.mark.turn', { mark: glyphs.turn }),
    say('board.mark.choice', { mark: glyphs.choice, hint: glyphs.hinted }),
    say('board.mark.ring', { mark: glyphs.arrowRight }),
    say('board.mark.number-of-sector'),
    say('board.mark.home', { mark: glyphs.seat0 }),
    say('board.mark.room', { mark: glyphs.bullet }),
    say('board.mark.passage', {
      across: glyphs.horizontal,
      down: glyphs.vertical,
      slanting: glyphs.diagonalDown,
      crossed: glyphs.diagonalCross,
    }),
    say('board.mark.unit', { mark: glyphs.seat0 }),
    say('board.mark.upgraded', { up: glyphs.arrowUp, moved: glyphs.yes }),
    say('board.mark.held'),
    ...(view.seats.some(({ faction }) => faction === 'pandora') ? [say('board.mark.taken')] : []),
  ];
}

/** The legend for signs in slots. */
function slotSigns({ glyphs }: PaneContext): Message[] {
  return [
    say('board.mark.slot', { mark: glyphs.bullet }),
    say('board.mark.bonus', { mark: glyphs.special }),
    say('board.mark.action', { mark: glyphs.order }),
    say('board.mark.trap', { trap: glyphs.destroyed, pass: ')' }),
    say('board.mark.number', { mark: glyphs.arrowUp }),
    say('board.mark.asleep', { mark: glyphs.no }),
    say('board.mark.counts'),
  ];
}

/** The legend for signs in the line of a seat. */
function seatSigns(view: TheseusView, { glyphs }: PaneContext): Message[] {
  return [
    say('board.mark.points', { mark: glyphs.arrowUp }),
    say('board.mark.aside', { mark: glyphs.special }),
    say(view.options.mode === 'teams' ? 'board.mark.deck-alliance' : 'board.mark.deck'),
  ];
}
