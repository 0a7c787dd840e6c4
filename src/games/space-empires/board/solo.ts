import { labelled, layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document } from '../../../boards/document.ts';
import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import type { Message, Side } from '../../../kernel/words/message.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { HexId } from '../data/hexes.ts';
import { alienRow } from '../data/solo/alien-sheet.ts';
import type { DiceRange } from '../data/solo/alien-sheet.ts';
import { machineFacts, soloMachineOf } from '../state/machines.ts';
import { EMPIRE_SIDES } from '../state/seats.ts';
import { alienTargets, fleetsOf, isSealedIn, travellerOf, wayOfTurn } from '../state/solo/alien-ways.ts';
import type { Traveller } from '../state/solo/alien-ways.ts';
import { stepsTowards, targetsOf } from '../state/solo/course.ts';
import type { Field, FieldPiece } from '../state/solo/empires.ts';
import type { AlienEmpire, SoloMachine } from '../state/solo/powers.ts';
import { hexName, hexRef, levelWords, pieceRef, say, sideWords } from '../text/say.ts';
import { sideMark } from './side-marks.ts';
import type { EmpiresView, PieceView } from '../view.ts';

const NARROWEST = 36;

/**
 * The pane with public facts about the opponents in a solo game: the machines, or the sheets of the alien empires
 * (SE-25.3, SE-26.3).
 */
export const powersPane = painterOf((view: EmpiresView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, NARROWEST, () => {
    const { machines = [], empires = [] } = view.solo ?? {};
    return [
      ...machines.map((machine, number) => machineBlock(view, context, machine, number)),
      ...empires.map((empire, number) => empireBlock(view, context, empire, number)),
    ];
  }),
);

function machineBlock(view: EmpiresView, context: PaneContext, machine: SoloMachine, number: number): Block {
  const { format } = context;
  const piece = view.pieces.find(({ handle }) => handle === machine.handle);
  const title = format(say('board.machine', { number: number + 1, strength: machine.strength }));
  if (piece === undefined) {
    const words =
      machine.fate === 'destroyed'
        ? say('board.machine.destroyed')
        : say('board.machine.comes', { phase: machine.phase });
    return { title, rows: rows([span(format(words), MUTED)]) };
  }
  // The pane has one row for the reason of a move; the inspector shows the full text.
  const shortReason = (words: Message): Message =>
    words.with === undefined ? words : say('board.machine.next.short', words.with);
  const factRows = machineFactList(view, piece).map(([label, value]) =>
    labelled(
      format(say(label)),
      [span(format(label === 'board.machine.next' ? shortReason(value) : value))],
      false,
      pieceRef(piece.handle),
    ),
  );
  return { title, rows: factRows };
}

/**
 * The known facts about a machine in a solo game, each with its label: strength, hull, weakness, and its next move
 * (SE-25.4).
 */
export function machineFactList(
  view: EmpiresView,
  piece: Pick<PieceView, 'handle' | 'at' | 'damage'>,
): readonly (readonly [
  label: 'board.machine.arms' | 'board.machine.hull' | 'board.machine.weak' | 'board.machine.next',
  value: Message,
])[] {
  const machine = soloMachineOf(view, piece);
  if (machine === null) return [];
  const { cls, attack, defence, hull, attacks } = machineFacts(view, piece);
  return [
    ['board.machine.arms', say('board.machine.arms.of', { weapon: `${cls.toUpperCase()}${attack}`, defence, attacks })],
    ['board.machine.hull', say('board.machine.hull.of', { left: hull - piece.damage, hull })],
    ['board.machine.weak', say(`board.machine.weak.${machine.weakness ?? 'unknown'}`)],
    ['board.machine.next', nextMachineMove(view, piece.at)],
  ];
}

/** The next move of a machine, and the reason (SE-25.4). */
function nextMachineMove(view: EmpiresView, machineHex: PieceView['at']): Message {
  const targets = targetsOf(view, machineHex);
  const [target] = targets;
  if (target === undefined) return say('board.nothing');
  const goalNames = targets.map(({ hex }) => hexName(hex)).join(', ');
  const stepNames = [...new Set(targets.flatMap(({ hex }) => stepsTowards(view, machineHex, hex)))]
    .map(hexName)
    .join(', ');
  const key = targets.length > 1 || stepNames.includes(',') ? 'board.machine.next.choice' : 'board.machine.next.of';
  return say(key, { steps: stepNames, goals: goalNames, distance: target.distance, value: target.value });
}

/**
 * The facts that alien fleets choose their path by, taken from a view. `null` if some counters of the player are hidden
 * from the viewer, so that the fleets' choices are unknown.
 */
function knownField({ pieces, ...view }: EmpiresView): Field | null {
  const knownPieces = pieces.flatMap((piece): FieldPiece[] => {
    const { kind, count } = piece;
    return kind === null || count === null ? [] : [{ ...piece, kind, count }];
  });
  return knownPieces.length === pieces.length ? { ...view, pieces: knownPieces } : null;
}

/**
 * The next move of the alien fleet that a counter belongs to, and the reason, as far as the rules make it public
 * (SE-26.8); `null` if the counter is in no such fleet.
 */
export function nextFleetMove(view: EmpiresView, handle: number): Message | null {
  const field = knownField(view);
  for (const number of (view.solo?.empires ?? []).keys()) {
    const stack = fleetsOf(field ?? { pieces: [] }, number).find(pieces => pieces.some(one => one.handle === handle));
    const fleet = stack === undefined || field === null ? null : travellerOf(field, number, stack);
    if (field !== null && fleet !== null) return moveWords(field, fleet);
  }
  const isHidden =
    field === null && view.pieces.some(piece => piece.handle === handle && typeof piece.owner !== 'number');
  return isHidden ? say('board.fleet.next.hidden') : null;
}

/** The alien fleets that reach their goal in their next move, if the player can't influence it (SE-26.8). */
export function arrivingFleets(view: EmpiresView): readonly { readonly hex: HexId; readonly side: Side }[] {
  const field = knownField(view);
  if (field === null) return [];
  return [...(view.solo?.empires ?? []).keys()].flatMap(number =>
    fleetsOf(field, number).flatMap(stack => {
      const fleet = travellerOf(field, number, stack);
      const [target, ...others] = fleet === null ? [] : alienTargets(field, fleet);
      const side = EMPIRE_SIDES[number];
      if (fleet === null || target === undefined || others.length > 0 || side === undefined) return [];
      // The player may choose the path, but the hex of arrival is certain.
      const hex = wayOfTurn(field, fleet, target.hex).at(-1);
      return hex !== target.hex || hex === fleet.at ? [] : [{ hex, side }];
    }),
  );
}

function moveWords(field: Field, fleet: Traveller): Message {
  const targets = alienTargets(field, fleet);
  const [target] = targets;
  if (target === undefined) {
    return say(isSealedIn(field, fleet.at) ? 'board.fleet.next.shut-in' : 'board.fleet.next.guarded-all');
  }
  const goalNames = targets.map(({ hex }) => hexName(hex)).join(', ');
  if (targets.length > 1) return say('board.fleet.next.choice', { goals: goalNames });
  if (target.hex === fleet.at) return say('board.fleet.next.stays', { goals: goalNames });
  const stopName = hexName(wayOfTurn(field, fleet, target.hex).at(-1) ?? fleet.at);
  const { moves, phases, defended } = target;
  return say(defended ? 'board.fleet.next.defended' : 'board.fleet.next.open', {
    to: stopName,
    goals: goalNames,
    moves,
    phases,
  });
}

function empireBlock(view: EmpiresView, context: PaneContext, empire: AlienEmpire, number: number): Block {
  const { format } = context;
  const { world, fallen, fleet, tech, defence, levels, extra, unbuilt, sealed } = empire;
  const side = EMPIRE_SIDES[number] ?? 'empire-1';
  const empireName = format(sideWords(side));
  const title = `${sideMark(context, side).text} ${empireName.charAt(0).toUpperCase()}${empireName.slice(1)}`;
  if (fallen) return { title, rows: rows([span(format(say('board.empire.fallen', { hex: hexName(world) })), MUTED)]) };
  const row = alienRow(Math.max(1, view.cycle));
  const rolls = row.rolls + extra.filter(from => from <= view.cycle).length;
  const boughtLevels = TECHNOLOGY_IDS.filter(id => levels[id] > TECHNOLOGIES[id].start && isPlayed(view, id)).map(id =>
    format(levelWords(id, levels[id])),
  );
  const value = view.hexes[world]?.colony?.value ?? 0;
  return {
    title,
    rows: [
      labelled(
        format(say('board.homeworld')),
        [span(format(say('board.empire.world', { hex: hexName(world), value })))],
        false,
        hexRef(world),
      ),
      labelled(format(say('board.empire.banks')), [
        span(format(say('board.empire.banks.of', { fleet, tech, defence }))),
      ]),
      labelled(format(say('board.empire.rolls')), [
        span(
          format(
            row.launch === null
              ? say('board.empire.rolls.no-launch', { rolls })
              : say('board.empire.rolls.of', { rolls, launch: diceRangeText(row.launch) }),
          ),
        ),
      ]),
      labelled(format(say('board.empire.dice')), [
        span(
          format(
            say('board.empire.dice.one', { economy: diceRangeText(row.economy), fleet: diceRangeText(row.fleet) }),
          ),
        ),
      ]),
      labelled('', [
        span(
          format(say('board.empire.dice.two', { tech: diceRangeText(row.tech), defence: diceRangeText(row.defence) })),
        ),
      ]),
      labelled(format(say('board.empire.levels')), [
        span(boughtLevels.length === 0 ? format(say('board.nothing')) : boughtLevels.join(', ')),
      ]),
      ...(sealed ? [labelled(format(say('board.empire.sealed')), [span(format(say('board.empire.sealed.of')))])] : []),
      ...unbuilt.map(({ handle, cp }) =>
        labelled(
          format(say('board.empire.fleet')),
          [span(format(say('board.empire.fleet.of', { cp, hex: hexOfPiece(view, handle) })))],
          false,
          pieceRef(handle),
        ),
      ),
    ],
  };
}

function hexOfPiece(view: EmpiresView, handle: number): string {
  const piece = view.pieces.find(one => one.handle === handle);
  return piece === undefined ? '' : hexName(piece.at);
}

/**
 * Whether a match uses the part of the rules that a technology belongs to; without it, Mines, for example, are useless.
 */
function isPlayed({ options }: EmpiresView, id: TechnologyId): boolean {
  const { set } = TECHNOLOGIES[id];
  return set === undefined || options.sets.includes(set);
}

function diceRangeText(range: DiceRange): string {
  if (range === null) return '-';
  return range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`;
}
