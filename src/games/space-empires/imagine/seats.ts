import { below } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { coloniesOf } from '../state/board.ts';
import { specialOf } from '../state/pieces.ts';
import type { EmpiresState, Income, Piece, SeatState } from '../state/state.ts';
import type { Levels } from '../data/technologies.ts';
import type { EmpiresView } from '../view.ts';
import { leastLevels, spentOn, startingWorth } from './pieces.ts';

/** A seat as it could be: its levels are those that its units need, and it has kept some of what it never spent. */
export function dealSeat(
  view: EmpiresView,
  agenda: EmpiresState['agenda'],
  seat: Seat,
  pieces: readonly Piece[],
  random: RandomState,
): SeatState {
  const shown = view.seats[seat];
  if (shown === undefined) throw new RangeError(`there is no seat ${seat}`);
  const { own, ...open } = shown;
  if (own !== null) return { ...open, ...own };
  const mine = pieces.filter(({ owner }) => owner === seat);
  const spent = mine.reduce((sum, { kind, count }) => sum + spentOn(view, seat, kind, count), 0);
  const spare = Math.max(0, open.earned + startingWorth(view, seat) - spent);
  const cp = view.cycle < 2 ? 0 : below(random, Math.min(30, spare) + 1);
  const collects = agenda.some(({ step }) => step === 'economy.reveal' || step === 'economy.sheets');
  const isOpen = agenda.some(({ step }) => step === 'economy.reveal');
  const waits = agenda.some(({ step, args }) => step === 'economy.write' && 'seat' in args && args.seat === seat);
  return {
    ...open,
    cp,
    levels: levelsOf(view, seat, mine, random),
    income: collects && !open.out ? incomeOf(view, seat, cp) : null,
    sheet: isOpen && !waits && !open.out ? { bid: 0, technologies: [], units: [], scuttled: [], lowered: {} } : null,
    wary: below(random, 4) === 0,
    gained: [],
    research: 0,
    grants: {},
    granted: 0,
    risen: [],
    scans: {},
    history: [],
  };
}

/** Enough for all that its units carry and need, and now and then a level more. */
function levelsOf(view: EmpiresView, seat: Seat, pieces: readonly Piece[], random: RandomState): Levels {
  const levels = leastLevels(view, seat);
  for (const { kind, tech } of pieces) {
    if (!isUnitKind(kind)) continue;
    const { needs } = UNITS[kind];
    if (needs !== null) levels[needs[0]] = Math.max(levels[needs[0]], needs[1]);
    if (tech === null) continue;
    for (const id of ['attack', 'defence', 'tactics', 'movement'] as const) levels[id] = Math.max(levels[id], tech[id]);
    const special = specialOf(kind);
    if (special !== null) levels[special] = Math.max(levels[special], tech.special);
  }
  const more = TECHNOLOGY_IDS[below(random, TECHNOLOGY_IDS.length * 2)];
  if (more === 'terraforming' || more === 'exploration') levels[more] = 1;
  return levels;
}

function incomeOf(view: EmpiresView, seat: Seat, cp: number): Income {
  const colonies = coloniesOf(view, seat).reduce((sum, [, { value }]) => sum + value, 0);
  return { carried: Math.min(cp, 30), colonies, minerals: 0, pipelines: 0, bonus: 0 };
}
