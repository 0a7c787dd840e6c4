import { flowed, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { isLit, nameOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { Strength } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { machineFacts } from '../state/machines.ts';
import { hexName, kindName, levelWords, pieceRef, say, sideWords, unitsWords } from '../text/say.ts';
import { sideMark } from './side-marks.ts';
import { knownLevels, viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

const NARROWEST = 36;
const MOST_SHOTS_LISTED = 12;
/** The width of a side's mark and the blank after it, in cells. */
const INDENT = 2;
/** The technologies that matter in battle and that every unit carries. */
const CARRIED_LEVELS = ['attack', 'defence', 'tactics'] as const;

/** The pane of the current battle: both sides, damaged and screened units, and the last shots. */
export const battlePane = painterOf((view: EmpiresView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, NARROWEST, width => battleBlocks(view, context, width)),
);

function battleBlocks(view: EmpiresView, context: PaneContext, width: number): readonly Block[] {
  const { format } = context;
  const { battle } = view;
  if (battle === null) {
    return [
      { title: format(say('board.battle')), rows: rows([span(format(say('board.no-battle')), MUTED)]) },
      shotRows(view, context, width),
    ];
  }
  const { hex, round, attacker, defender } = battle;
  return [
    {
      title: format(
        round === 0
          ? say('board.battle.before', { hex: hexName(hex) })
          : say('board.battle.at', { hex: hexName(hex), round }),
      ),
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
        rows: viewedAt(view, hex, side).flatMap(piece => pieceRows(view, context, piece, width)),
      };
    }),
    shotRows(view, context, width),
  ];
}

/** Lines on how the terrain of a hex affects a battle there (SE-8.11). */
function terrainLines(view: EmpiresView, hex: HexId, { format }: PaneContext): readonly Line[] {
  const terrain = terrainOf(view, hex);
  if (terrain !== 'asteroids' && terrain !== 'nebula') return [];
  return [say(`board.battle.${terrain}`), say('board.battle.murky')].map(words => [span(format(words), MUTED)]);
}

/** The rows for a group: its name and its facts. Facts that do not fit beside the name follow below it. */
function pieceRows(view: EmpiresView, context: PaneContext, piece: PieceView, width: number): readonly Row[] {
  const { format } = context;
  const { kind, count, damage, screened, fired, owner, handle } = piece;
  const name = kind === null || count === null ? format(say('board.hidden')) : format(unitsWords(kind, count));
  const { arms, hull } = unitFacts(view, piece);
  const pieceNotes = [
    ...(arms === null ? [] : [arms]),
    ...technologyOf(piece).map(words => format(words)),
    ...(damage > 0 ? [format(damageWords(damage, hull))] : []),
    ...(screened ? [format(say('board.screened'))] : []),
    ...(fired > 0 ? [format(say('board.fired', { count: fired }))] : []),
  ];
  const heading: Line = [sideMark(context, owner), span(' '), span(name)];
  const [first = [], ...more] = hangingLines(
    heading,
    pieceNotes.map(note => [span(note, MUTED)]),
    width,
  );
  const ref = pieceRef(handle);
  const isMarked = isLit(context, ref);
  return [{ line: first, marked: isMarked, ref }, ...more.map(line => ({ line, ref }))];
}

/** A heading followed by items, separated by commas. Continued lines are indented. */
function hangingLines(head: Line, items: readonly Line[], width: number): readonly Line[] {
  const indent = span(' '.repeat(INDENT));
  return flowed([head, ...items], width - INDENT, ', ', items.length + 1).map((line, at) =>
    at === 0 ? line : [indent, ...line],
  );
}

/** The printed weapon and hull of a counter; for a machine those of its strength. `null` where unknown. */
function unitFacts(
  view: EmpiresView,
  piece: PieceView,
): { readonly arms: string | null; readonly hull: number | null } {
  const { kind } = piece;
  if (kind === 'machine') {
    const machine = machineFacts(view, piece);
    return { arms: weaponText(machine), hull: machine.hull };
  }
  if (kind === null || !isUnitKind(kind)) return { arms: null, hull: null };
  const { weapon, hull } = UNITS[kind];
  return { arms: weapon === null ? null : weaponText(weapon), hull };
}

/** A weapon as printed on the counter, with class, attack and defence: `C4-1`. */
function weaponText({ cls, attack, defence }: Strength): string {
  return `${cls.toUpperCase()}${attack}-${defence}`;
}

function damageWords(count: number, hull: number | null): Message {
  return hull === null ? say('board.damage', { count }) : say('board.damage.of', { count, hull });
}

/** The known technology of a group as texts; it tells similar groups apart (SE-8.3). */
function technologyOf(piece: PieceView): readonly Message[] {
  const levelsKnown = knownLevels(piece);
  return CARRIED_LEVELS.flatMap(technology => {
    const level = levelsKnown[technology] ?? 0;
    return level > 0 ? [levelWords(technology, level)] : [];
  });
}

function shotRows(view: EmpiresView, context: PaneContext, width: number): Block {
  const { format } = context;
  const latestShots = view.shots.slice(-MOST_SHOTS_LISTED).toReversed();
  return {
    title: format(say(latestShots.length > 1 ? 'board.shots-latest' : 'board.shots')),
    rows: rows(
      ...latestShots.flatMap(({ by, side, at, die, needed, hit }): readonly Line[] => {
        const target = at === 'colony' ? say('board.colony') : kindName(at);
        const words = say(hit ? 'board.shot.hit' : 'board.shot.miss', { unit: kindName(by), target, die, needed });
        const style: Style = hit ? { tone: 'danger', bold: true } : MUTED;
        const [first = '', ...more] = wrap(format(words), width - INDENT);
        return [
          [sideMark(context, side), span(' '), span(first, style)],
          ...more.map(line => [span(' '.repeat(INDENT)), span(line, style)]),
        ];
      }),
    ),
  };
}
