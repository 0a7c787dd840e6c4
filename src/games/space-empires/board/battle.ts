import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import type { Message, Side } from '../../../kernel/words/message.ts';
import { layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { isLit, markOf, nameOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/board.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { Strength, Unit } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { hexName, kindName, levelWords, pieceRef, say, sideWords, unitsWords } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

const NARROWEST = 36;
const LAST_SHOTS = 12;
/** What the units of a group carry into a battle. */
const CARRIED = ['attack', 'defence', 'tactics'] as const;

/** The battle that is fought: both sides, what is damaged or screened, and the last shots. */
export const battlePane = painterOf((view: EmpiresView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, NARROWEST, () => battleBlocks(view, context)),
);

function battleBlocks(view: EmpiresView, context: PaneContext): readonly Block[] {
  const { format } = context;
  const { battle } = view;
  if (battle === null) {
    return [
      { title: format(say('board.battle')), rows: rows([span(format(say('board.no-battle')), MUTED)]) },
      shots(view, context),
    ];
  }
  const { hex, round, attacker, defender } = battle;
  return [
    {
      title: format(say('board.battle.at', { hex: hexName(hex), round })),
      rows: rows(...terrainLines(view, hex, context)),
    },
    ...(
      [
        [attacker, 'board.attacker'],
        [defender, 'board.defender'],
      ] as const
    ).map(([side, part]): Block => {
      const name = typeof side === 'number' ? nameOf(context, side) : format(sideWords(side));
      return {
        title: `${name}, ${format(say(part))}`,
        rows: viewedAt(view, hex, side).map(piece => pieceRow(context, piece)),
      };
    }),
    shots(view, context),
  ];
}

/** What the terrain of the hex does to the battle (SE-8.11). */
function terrainLines(view: EmpiresView, hex: HexId, { format }: PaneContext): readonly Line[] {
  const terrain = terrainOf(view, hex);
  if (terrain !== 'asteroids' && terrain !== 'nebula') return [];
  return [say(`board.battle.${terrain}`), say('board.battle.murky')].map(words => [span(format(words), MUTED)]);
}

function pieceRow(context: PaneContext, piece: PieceView): Row {
  const { format } = context;
  const { kind, count, damage, screened, fired, owner, handle } = piece;
  const name = kind === null || count === null ? format(say('board.hidden')) : format(unitsWords(kind, count));
  const printed = kind !== null && isUnitKind(kind) ? UNITS[kind] : null;
  const notes = [
    ...(printed?.weapon ? [armsText(printed.weapon)] : []),
    ...technologyOf(piece).map(words => format(words)),
    ...(damage > 0 ? [format(damageWords(damage, printed))] : []),
    ...(screened ? [format(say('board.screened'))] : []),
    ...(fired > 0 ? [format(say('board.fired', { count: fired }))] : []),
  ];
  const line: Line = [
    ...sideMark(context, owner),
    span(name),
    ...(notes.length === 0 ? [] : [span(`, ${notes.join(', ')}`, MUTED)]),
  ];
  const ref = pieceRef(handle);
  return { line, marked: isLit(context, ref), ref };
}

/** The mark of a seat; a power has none. */
function sideMark(context: PaneContext, side: Side): readonly Span[] {
  return typeof side === 'number' ? [markOf(context, side), span(' ')] : [];
}

/** Class, attack and defence as they are printed on the counter: `C4-1`. */
function armsText({ cls, attack, defence }: Strength): string {
  return `${cls.toUpperCase()}${attack}-${defence}`;
}

function damageWords(count: number, printed: Unit | null): Message {
  return printed === null ? say('board.damage', { count }) : say('board.damage.of', { count, hull: printed.hull });
}

/** The technology that a group is known to carry, by which like groups are told apart (SE-8.3). */
function technologyOf({ tech }: PieceView): readonly Message[] {
  if (tech === null) return [];
  return CARRIED.filter(technology => tech[technology] > 0).map(technology => levelWords(technology, tech[technology]));
}

function shots(view: EmpiresView, context: PaneContext): Block {
  const { format } = context;
  return {
    title: format(say('board.shots')),
    rows: rows(
      ...view.shots.slice(-LAST_SHOTS).map(({ by, side, at, die, needed, hit }): Line => {
        const target = at === 'colony' ? say('board.colony') : kindName(at);
        const words = say(hit ? 'board.shot.hit' : 'board.shot.miss', { unit: kindName(by), target, die, needed });
        return [...sideMark(context, side), span(format(words), hit ? { tone: 'danger', bold: true } : MUTED)];
      }),
    ),
  };
}
