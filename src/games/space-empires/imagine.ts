import { imaginationOf } from '../../kernel/match/imagination.ts';
import type { OpenStatement } from '../../kernel/match/imagination.ts';
import { spawnGenerator } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { TECHNOLOGY_IDS } from './data/technologies.ts';
import { dealLevels } from './imagine/levels.ts';
import { dealMarkers } from './imagine/markers.ts';
import { couldAfford, dealPieces } from './imagine/pieces.ts';
import { dealSeat } from './imagine/seats.ts';
import { isCombatCapable } from './state/pieces.ts';
import type { Combat, EmpiresState } from './state/state.ts';
import { empiresView } from './view.ts';
import type { EmpiresView } from './view.ts';

/**
 * What a viewer may know about a match: the view, the pending steps, the free handles, and the units that may still
 * fire at a colony.
 */
export interface EmpiresKnown {
  readonly view: EmpiresView;
  readonly agenda: EmpiresState['agenda'];
  readonly handles: EmpiresState['handles'];
  readonly bombs: Combat['bombs'];
}

function knownFacts(state: EmpiresState, viewer: Viewer): EmpiresKnown {
  const { agenda, handles, combat } = state;
  return { view: empiresView(state, viewer), agenda, handles, bombs: combat === null ? {} : shownBombs(state, viewer) };
}

/** The units that may still fire at a colony, only those whose type the viewer sees. */
function shownBombs({ combat, pieces }: EmpiresState, viewer: Viewer): Combat['bombs'] {
  const visibleRefs = pieces.filter(({ up, owner }) => up || owner === viewer).map(({ handle }) => `c${handle}`);
  return Object.fromEntries(
    Object.entries(combat?.bombs ?? {})
      .filter(([handle]) => visibleRefs.includes(handle))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function imagine(knowledge: EmpiresKnown, random: RandomState): EmpiresState {
  const { view, agenda, handles, bombs } = knowledge;
  const { viewer: _viewer, hexes: _hexes, combat, seats, pieces: _pieces, aliens: _aliens, outcome, ...open } = view;
  const { hexes, unused } = dealMarkers(view, random);
  const levels = seats.map((_, seat) => dealLevels(view, seat, random));
  const { pieces, aliens } = dealPieces(view, agenda, levels, random);
  const state: EmpiresState = {
    ...open,
    random: spawnGenerator(random),
    revealed: 0,
    agenda,
    outcome,
    hexes,
    combat: combat === null ? null : { ...combat, bombs: { ...bombs } },
    aliens,
    handles,
    seats: levels.map((own, seat) => dealSeat(view, agenda, seat, { pieces, levels: own }, random)),
    pieces,
    unused,
  };
  putUnderScan(state, view);
  const isOverBattle = state.phase === 'combat' && agenda.some(({ step }) => step === 'combat.settle');
  if (state.combat !== null && isOverBattle) armBombers(state, knowledge);
  return state;
}

/** A seat that is about to decide on a scanned marker has seen that marker (SE-7.13). */
function putUnderScan({ agenda, seats, hexes }: EmpiresState, { viewer }: EmpiresView): void {
  for (const { step, args } of agenda) {
    if (step !== 'move.scanned' || args.seat === viewer) continue;
    const marker = hexes[args.hex]?.marker ?? null;
    const seat = seats[args.seat];
    if (seat !== undefined && marker !== null) seat.scans = { [args.hex]: marker };
  }
}

/** A face-down group that could fire at the colony of its hex has not fired yet, since firing would turn it face up. */
function armBombers(state: EmpiresState, { view, agenda }: EmpiresKnown): void {
  const { combat } = state;
  const settleStep = agenda.find(({ step }) => step === 'combat.settle');
  if (combat === null || settleStep === undefined || !('hex' in settleStep.args)) return;
  for (const { handle, at, kind, count, owner, up } of state.pieces) {
    if (at !== settleStep.args.hex || owner !== combat.seat || up || owner === view.viewer) continue;
    if (isCombatCapable({ kind })) combat.bombs[`c${handle}`] = count;
  }
}

function brokenRules(knowledge: EmpiresKnown, state: EmpiresState): string[] {
  const { view } = knowledge;
  const faults: string[] = [];
  const mustHold = (rule: string, holds: boolean): void => {
    if (!holds) faults.push(rule);
  };
  mustHold('SE-28: what is open is as everybody sees it', same(knownFacts(state, view.viewer), knowledge));
  for (const [seat, { levels, shown, cp }] of state.seats.entries()) {
    // SE-12.10: a seat owns all levels that it has shown.
    mustHold(
      `SE-12.10: the levels of seat ${seat}`,
      TECHNOLOGY_IDS.every(id => levels[id] >= (shown[id] ?? 0)),
    );
    faults.push(...couldAfford(state, seat, cp));
  }
  return faults;
}

/** The cases for a face-down counter: an armed ship, or a decoy. */
function counterCases({ view }: EmpiresKnown): OpenStatement<EmpiresState>[] {
  const [piece] = view.pieces.filter(({ kind, owner }) => kind === null && typeof owner === 'number');
  if (piece === undefined || view.outcome !== null) return [];
  return [
    {
      name: `counter ${piece.handle} has more than one unit, or is no scout`,
      holds: ({ pieces }) =>
        pieces.some(({ handle, kind, count }) => handle === piece.handle && (count > 1 || kind !== 'scout')),
    },
  ];
}

/** How to find what a viewer knows about a match of Space Empires, and to make states that are possible given that. */
export const empiresImagination = imaginationOf<EmpiresState, EmpiresKnown>({
  known: knownFacts,
  imagine,
  couldBe: brokenRules,
  cases: counterCases,
});
