import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { layOut, rows } from '../../../boards/document.ts';
import type { Block, Document } from '../../../boards/document.ts';
import { seatLabel } from '../../../boards/naming.ts';
import { MUTED, padded, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import { say, unitName } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import type { StarCraftView } from '../view.ts';
import { hitsOf } from './naming.ts';

/** The minimum width of a column, so that the narrowest table still has two columns. */
const MIN_COLUMN_WIDTH = 36;
/** The width of a unit's mark and a blank after it. */
const MARK_WIDTH = 4;

/**
 * The document of the legend pane: the signs of the map, the players' marks, and the units of all races in the match.
 */
export function legendDocument(view: StarCraftView, size: PaneSize, context: PaneContext): Document {
  return layOut(size, MIN_COLUMN_WIDTH, width => [
    signBlock(context, 'board.legend.map', mapSigns(context)),
    signBlock(context, 'board.legend.tokens', tokenSigns(context)),
    { title: '', rows: rows(...view.seats.map(({ seat }) => seatLabel(context, seat))) },
    unitBlock(view, context),
    oddsBlock(context, width),
  ]);
}

function signBlock({ format }: PaneContext, title: TextKey, words: readonly Message[]): Block {
  return { title: format(say(title)), rows: rows(...words.map((each): Line => [span(format(each))])) };
}

function mapSigns({ glyphs }: PaneContext): readonly Message[] {
  return [
    say('board.legend.area'),
    say('board.legend.load'),
    say('board.legend.count', { mark: glyphs.seat0 }),
    say('board.legend.base', { base: glyphs.base }),
    say('board.legend.conquest'),
    say('board.legend.mineral'),
    say('board.legend.gas'),
    say('board.legend.short'),
    say('board.legend.depletion'),
    say('board.legend.transport', { route: glyphs.routeHorizontal, mark: glyphs.seat0 }),
    say('board.legend.z-axis'),
    say('board.legend.cursor', { mark: glyphs.cursor, choice: glyphs.choice, hint: glyphs.hinted }),
  ];
}

function tokenSigns({ glyphs }: PaneContext): readonly Message[] {
  return [
    say('board.legend.orders'),
    say('board.legend.faces', { mark: glyphs.seat0 }),
    say('board.legend.special', { special: glyphs.special }),
    say('board.legend.planned'),
  ];
}

/** The explanation of odds, which count different things for a skirmish and for a whole battle. */
function oddsBlock({ format }: PaneContext, width: number): Block {
  const explanations = [say('board.legend.odds.skirmish'), say('board.legend.odds.battle')];
  return {
    title: format(say('board.legend.odds')),
    rows: rows(...explanations.flatMap(words => paragraph(format(words), width))),
  };
}

/** The units of all races in this match, each with its mark and its abilities. */
function unitBlock({ seats }: StarCraftView, { format }: PaneContext): Block {
  const races = new Set(seats.flatMap(({ faction }) => (faction === null ? [] : [FACTIONS[faction].race])));
  const units = UNIT_TYPES.filter(unit => races.has(UNITS[unit].race));
  return {
    title: format(say('board.legend.units')),
    rows: rows(
      ...units.map((unit): Line => {
        const { flying, support } = UNITS[unit];
        const unitFacts = say('board.legend.unit', {
          moves: say(flying ? 'board.unit.flies' : 'board.unit.walks'),
          hits: say(`board.unit.hits.${hitsOf(unit)}`),
          support,
        });
        return [
          ...padded([span(format(say(`unit.${unit}.short`)))], MARK_WIDTH),
          span(format(unitName(unit))),
          span(`  ${format(unitFacts)}`, MUTED),
        ];
      }),
    ),
  };
}
