import { wrap } from '../../../boards/drawing/wrapping.ts';
import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { labelled, layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { isLit } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { isUnitKind, UNIT_KINDS, UNITS } from '../data/units.ts';
import { coloniesOf } from '../state/board.ts';
import { upkeepPaid } from '../state/money.ts';
import { isCombatCapable } from '../state/pieces.ts';
import { areAllies } from '../state/seats.ts';
import { fleetWords, hexName, levelWords, say, technologyName, unitsWords } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, SeatView } from '../view.ts';

const NARROWEST = 36;
/** The indentation of continued lines. */
const INDENT = '  ';

/**
 * The pane with the viewing seat's production sheet: income, technology, units, this phase's entries, and past phases.
 */
export const sheetPane = painterOf((view: EmpiresView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, NARROWEST, width => sheetBlocks(view, context, width)),
);

function sheetBlocks(view: EmpiresView, context: PaneContext, width: number): readonly Block[] {
  const { format } = context;
  const shownSheets = view.seats.flatMap(({ own }, seat) => (own === null ? [] : [{ own, seat }]));
  const chosenSheet = shownSheets.find(({ seat }) => seat === context.seat) ?? shownSheets[0];
  if (chosenSheet === undefined) {
    return [{ title: format(say('board.sheet')), rows: rows([span(format(say('board.no-sheet')), MUTED)]) }];
  }
  const { own, seat } = chosenSheet;
  return [
    incomeBlock(view, context, seat),
    levelsBlock(context, own.levels),
    fleetBlock(view, context, seat),
    ...(own.sheet === null ? [] : [planBlock(context, own.sheet, own.levels, view.solo !== undefined)]),
    historyBlock(context, own.history, width),
  ];
}

function numberText(value: number): Line {
  return [span(String(value), { bold: true })];
}

/** The block with the income that the seat would get if the economic phase were now, and the money that it has. */
function incomeBlock(view: EmpiresView, { format }: PaneContext, seat: number): Block {
  const ownPieces = view.seats[seat]?.own ?? null;
  const colonies = totalValue(coloniesOf(view, seat));
  const upkeep = view.pieces
    .filter(({ owner }) => owner === seat)
    .reduce(
      (sum, { kind, count }) => sum + (kind !== null && isUnitKind(kind) ? UNITS[kind].upkeep * (count ?? 0) : 0),
      0,
    );
  const income = ownPieces?.income ?? null;
  // Blockaded colonies are named, because their value is still part of the public total (SE-10.1).
  const blockaded = blockadedColonies(view, seat, income === null ? null : colonies - income.colonies);
  const hexes = blockaded.map(([hex]) => say('hex', { hex: hexName(hex) }));
  const missingIncome = income === null ? totalValue(blockaded) : colonies - income.colonies;
  const fromColonies = [
    labelled(format(say('board.income.colonies')), numberText(colonies)),
    ...(missingIncome > 0
      ? [labelled(format(say('board.income.blockaded', { hexes })), numberText(-missingIncome))]
      : []),
  ];
  const incomeRows: Row[] =
    income === null
      ? [labelled(format(say('board.cp')), numberText(ownPieces?.cp ?? 0)), ...fromColonies]
      : [
          labelled(format(say('board.income.carried')), numberText(income.carried)),
          ...fromColonies,
          ...(['minerals', 'pipelines', 'bonus'] as const).map(part =>
            labelled(format(say(`board.income.${part}`)), numberText(income[part])),
          ),
        ];
  return {
    title: format(say('board.income')),
    rows: [...incomeRows, labelled(format(say('board.income.upkeep')), numberText(-upkeepPaid(view.options, upkeep)))],
  };
}

type Colonies = ReturnType<typeof coloniesOf>;

function totalValue(colonies: Colonies): number {
  return colonies.reduce((sum, [, { value }]) => sum + value, 0);
}

/**
 * The blockaded colonies of a seat, as far as it sees the blockades (SE-10.1). `missingIncome` is the known loss of
 * income. If face-up counters do not explain it, all colonies with enemies in their hex are returned.
 */
function blockadedColonies(view: EmpiresView, seat: number, missingIncome: number | null): Colonies {
  const contestedColonies = coloniesOf(view, seat).filter(
    ([hex, { value }]) => value > 0 && viewedAt(view, hex).some(({ owner }) => !areAllies(view, owner, seat)),
  );
  const seenBlockaded = contestedColonies.filter(([hex]) => {
    const armed = viewedAt(view, hex).flatMap(({ kind, owner }) =>
      kind !== null && isCombatCapable({ kind }) ? [{ kind, isOwn: areAllies(view, owner, seat) }] : [],
    );
    const isGuarded = armed.some(({ isOwn }) => isOwn);
    return armed.some(({ kind, isOwn }) => !isOwn && !(kind === 'raider' && isGuarded));
  });
  return missingIncome === null || totalValue(seenBlockaded) === missingIncome ? seenBlockaded : contestedColonies;
}

function levelsBlock(context: PaneContext, levels: Readonly<Record<TechnologyId, number>>): Block {
  const { format } = context;
  const technologiesKnown = TECHNOLOGY_IDS.filter(id => levels[id] > 0);
  return {
    title: format(say('board.levels')),
    rows: technologiesKnown.map((id): Row => {
      const ref = `technology:${id}` as const;
      return {
        line: [span(format(technologyName(id))), span(` ${levels[id]}`, { bold: true })],
        marked: isLit(context, ref),
        ref,
      };
    }),
  };
}

function fleetBlock(view: EmpiresView, { format }: PaneContext, seat: number): Block {
  const ownPieces = view.pieces.filter(({ owner }) => owner === seat);
  const kinds = UNIT_KINDS.filter(kind => ownPieces.some(piece => piece.kind === kind));
  return {
    title: format(say('board.fleet')),
    rows: kinds.map((kind): Row => {
      const count = ownPieces.reduce((sum, piece) => sum + (piece.kind === kind ? (piece.count ?? 0) : 0), 0);
      return { line: [span(format(unitsWords(kind, count)))], ref: `unit:${kind}` };
    }),
  };
}

function planBlock(
  { format }: PaneContext,
  sheet: NonNullable<NonNullable<SeatView['own']>['sheet']>,
  levels: Readonly<Record<TechnologyId, number>>,
  isAlone: boolean,
): Block {
  const scuttled = sheet.scuttled.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    // A sheet has at most one level of each technology per phase (SE-10.6.1).
    ...sheet.technologies.map(id => format(levelWords(id, levels[id] + 1))),
    ...sheet.units.map(({ kind, count, at }) =>
      format(say('board.plan.units', { units: fleetWords([{ kind, count }]), hex: hexName(at) })),
    ),
    ...(scuttled > 0 ? [format(say('board.plan.scuttled', { count: scuttled }))] : []),
  ];
  return {
    title: format(say('board.plan')),
    rows: [
      ...rows(...lines.map((text): Line => [span(text)])),
      // A solo player makes no bid (SE-25.2).
      ...(isAlone ? [] : [labelled(format(say('board.bid')), numberText(sheet.bid))]),
    ],
  };
}

/** The block with past economic phases, latest first. */
function historyBlock({ format }: PaneContext, history: NonNullable<SeatView['own']>['history'], width: number): Block {
  const phaseText = (phase: (typeof history)[number]): string => {
    const { colonies, minerals, pipelines, bonus } = phase;
    const { cycle, upkeep, bid, research, units, left } = phase;
    const income = colonies + minerals + pipelines + bonus;
    return format(say('board.history.row', { cycle, income, upkeep, bid, research, units, left }));
  };
  const lines = history.toReversed().flatMap(phase => {
    const [first = '', ...more] = wrap(phaseText(phase), width - INDENT.length);
    return [first, ...more.map(line => `${INDENT}${line}`)];
  });
  return { title: format(say('board.history')), rows: rows(...lines.map((line): Line => [span(line, MUTED)])) };
}
