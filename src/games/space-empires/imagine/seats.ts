import { randomBelow } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { coloniesOf } from '../state/board.ts';
import type { EmpiresState, Income, Piece, SeatState } from '../state/state.ts';
import type { Levels } from '../data/technologies.ts';
import type { EmpiresView } from '../view.ts';
import { raiseForUnit } from './levels.ts';
import { spentOn, startingWorth } from './pieces.ts';

/**
 * Invents a possible state of a seat: it has the levels that its units need, and has kept some of the money never
 * spent.
 */
export function dealSeat(
  view: EmpiresView,
  agenda: EmpiresState['agenda'],
  seat: Seat,
  { pieces, levels }: { readonly pieces: readonly Piece[]; readonly levels: Levels },
  random: RandomState,
): SeatState {
  const shown = view.seats[seat];
  if (shown === undefined) throw new RangeError(`there is no seat ${seat}`);
  const { own, ...open } = shown;
  if (own !== null) return { ...open, ...own };
  const mine = pieces.filter(({ owner }) => owner === seat);
  const spent = mine.reduce((sum, { kind, count }) => sum + spentOn(view, seat, kind, count), 0);
  const spare = Math.max(0, open.earned + startingWorth(view, seat) - spent);
  const cp = view.cycle < 2 ? 0 : randomBelow(random, Math.min(30, spare) + 1);
  const collects = agenda.some(({ step }) => step === 'economy.reveal' || step === 'economy.sheets');
  const isOpen = agenda.some(({ step }) => step === 'economy.reveal');
  const waits = agenda.some(({ step, args }) => step === 'economy.write' && 'seat' in args && args.seat === seat);
  return {
    ...open,
    cp,
    levels: levelsOf(levels, mine),
    income: collects && !open.out ? incomeOf(view, seat, cp) : null,
    sheet: isOpen && !waits && !open.out ? { bid: 0, technologies: [], units: [], scuttled: [], lowered: {} } : null,
    wary: randomBelow(random, 4) === 0,
    left: [],
    gained: [],
    research: 0,
    grants: {},
    granted: 0,
    risen: [],
    scans: {},
    history: [],
  };
}

/** The levels raised to what all units need and carry. */
function levelsOf(least: Levels, pieces: readonly Piece[]): Levels {
  const levels = { ...least };
  for (const { kind, tech } of pieces) raiseForUnit(levels, kind, tech ?? {});
  return levels;
}

function incomeOf(view: EmpiresView, seat: Seat, cp: number): Income {
  const colonies = coloniesOf(view, seat).reduce((sum, [, { value }]) => sum + value, 0);
  return { carried: Math.min(cp, 30), colonies, minerals: 0, pipelines: 0, bonus: 0 };
}
