import type { Goal, March, MarchingOf, MarchStep } from '../../../boards/marching.ts';
import { optionOf } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { ringOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { distance, terrainOf } from '../state/board.ts';
import { areAllies } from '../state/seats.ts';
import { handleIn, hexIn, hexName, hexRef, say } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { moveForecast, forcesBySide, explorationRisks } from './ahead.ts';
import { ERRANDS, errands } from './errands.ts';
import { unitText } from './units-in.ts';
import { isForeign, canMoveToFight, threatsToHex, waysFor } from './ways.ts';

// Marches: sends fleets to any hex that they can reach (SE-6). A march answers the questions of the movement phase and
// stops when something new is seen. Counters get new handles on the way, so they are identified by type, number and
// label.

/** The distance in hexes within which enemies alert a group on watch. */
const WATCH_RANGE = 2;

export const marching: MarchingOf<EmpiresView> = {
  goals: marchGoals,
  step: nextMarchStep,
  errands,
  words: (view, { at, goal, asBefore, errand }) => {
    if (goal === null) return say('march.watch');
    const errandName = ERRANDS.find(other => other === errand);
    const hex = hexIn(goal);
    const words =
      errandName !== undefined
        ? (`march.errand.${errandName}` as const)
        : asBefore === true
          ? 'march.as-before'
          : 'march.on';
    const risks = hex !== null && view.hexes[hex]?.hidden === true ? explorationRisks(view, hex) : [];
    const startHex = hexIn(at);
    const hexesAway = startHex === null || hex === null ? 1 : distance(view, startHex, hex);
    return say('march.told', { way: say(words, { hex: hexNameOf(goal) }), away: hexesAway, risks });
  },
  optionOf: (view, { kind, seat, options }, march) => {
    const { what, at } = march;
    const hex = hexIn(at);
    const { units, rested } = unitsOf(what);
    // Stops if the group has already moved as far as it could this turn; otherwise a similar group that has not moved
    // could be taken for it.
    if (kind !== 'move.choose' || hex === null || rested === turnOf(view)) return null;
    if (march.asBefore === true && !mayContinueMarch(view, seat, march)) return null;
    const moveOption = options.find(option => movesGroup(view, seat, option, hex, units[0] ?? ''));
    return moveOption?.id ?? null;
  },
  watchOf: (view, { kind, options }, id) => {
    const option = optionOf(options, id);
    const isGoing = kind === 'move.choose' && option?.details?.do === 'go';
    const piece = isGoing ? pieceSeen(view, option.subject) : null;
    return piece === null ? null : { what: unitText(piece), at: hexRef(piece.at), goal: null };
  },
  again: (view, decision, [first, second]) => {
    const option = optionOf(decision.options, String(first));
    const piece = option?.details?.do === 'go' ? pieceSeen(view, option.subject) : null;
    const stack = piece === null ? stackAsked(view, decision) : [piece];
    const startHex = stack[0]?.at;
    if (startHex === undefined) return null;
    const chosenHex = option?.details?.do === 'to' ? hexIn(option.subject) : null;
    // If a digit sent the group, its goal is the hex in the second answer.
    const targetHex = piece === null ? chosenHex : (ringOf(startHex).find(hex => second === `to:${hex}`) ?? null);
    if (targetHex === null) return null;
    return marchStraightOn(
      view,
      [startHex, targetHex],
      stack.map(piece => unitText(piece)),
    );
  },
  onceMore: (view, { what, at, goal }) => {
    const [from, to] = [hexIn(at), goal === null ? null : hexIn(goal)];
    return from === null || to === null ? null : marchStraightOn(view, [from, to], unitsOf(what).units);
  },
  isWoken: (view, { seat }, { at }) => {
    const hex = hexIn(at);
    if (hex === null) return true;
    return view.pieces.some(
      piece =>
        !areAllies(view, piece.owner, seat) && canMoveToFight(piece) && distance(view, piece.at, hex) <= WATCH_RANGE,
    );
  },
  nearest: (view, all) => {
    const unexploredGoals = all.filter(({ ref }) => {
      const hex = hexIn(ref);
      return hex !== null && view.hexes[hex]?.hidden === true;
    });
    return unexploredGoals.reduce<Goal | null>(
      (best, goal) => (best === null || isNearer(goal, best) ? goal : best),
      null,
    );
  },
};

function isNearer(goal: Goal, other: Goal): boolean {
  return goal.turns !== other.turns ? goal.turns < other.turns : goal.way.length < other.way.length;
}

function marchGoals(view: EmpiresView, decision: Decision): readonly Goal[] {
  const { kind, seat } = decision;
  const stack = kind === 'move.where' ? stackAsked(view, decision) : [];
  const [first] = stack;
  if (first === undefined) return [];
  const unitTexts = stack.map(piece => unitText(piece)).join('+');
  return [...waysFor(view, seat, stack)].map(([hex, { hexes, turns }]): Goal => {
    const threats = threatsToHex(view, seat, hex);
    return {
      ref: hexRef(hex),
      way: hexes.map(hexRef),
      turns,
      ahead: moveForecast(view, seat, hex),
      threat: threats.length === 0 ? null : say('march.threat', { forces: forcesBySide(threats) }),
      march: { what: unitTexts, at: hexRef(first.at), goal: hexRef(hex) },
    };
  });
}

const ARRIVED_STEP: MarchStep = { do: 'arrived' };
const STOPPED_STEP: MarchStep = { do: 'stop', why: null };

function nextMarchStep(view: EmpiresView, decision: Decision, march: March, began: EmpiresView): MarchStep {
  const { kind, seat, options } = decision;
  const [at, goal] = [hexIn(march.at), march.goal === null ? null : hexIn(march.goal)];
  if ((kind !== 'move.choose' && kind !== 'move.where') || at === null || goal === null) return STOPPED_STEP;
  if (at === goal) return ARRIVED_STEP;
  if (isSurprised(began, view, seat)) return { do: 'stop', why: say('march.surprise', { hex: hexName(at) }) };
  const { units, rested } = unitsOf(march.what);
  if (kind === 'move.choose') {
    const canMarch = march.rests !== true && rested !== turnOf(view);
    const moveOption = canMarch
      ? options.find(option => movesGroup(view, seat, option, at, units[0] ?? ''))
      : undefined;
    return moveOption === undefined
      ? { do: 'later', march: marchLater(view, march, units) }
      : { do: 'answer', answer: moveOption.id, march };
  }
  const stack = stackAsked(view, decision);
  const joinOptions = missingUnits(units, stack).flatMap(
    unit => options.find(option => joinsUnits(view, option, unit))?.id ?? [],
  );
  if (joinOptions[0] !== undefined) return { do: 'answer', answer: joinOptions[0], march };
  const [next] = waysFor(view, seat, stack).get(goal)?.hexes ?? [];
  const targetHex =
    next === undefined
      ? undefined
      : options.find(({ subject, details }) => details?.do === 'to' && hexIn(subject) === next);
  if (next === undefined || targetHex === undefined)
    return { do: 'answer', answer: 'back', march: { ...march, rests: true } };
  const unitTexts = stack.map(piece => unitText(piece, 1)).join('+');
  return { do: 'answer', answer: targetHex.id, march: { ...march, what: unitTexts, at: hexRef(next) } };
}

/** The march for a later turn, in which none of its units have moved yet. */
function marchLater(view: EmpiresView, { at, goal }: March, units: readonly string[]): March {
  const unmovedUnits = units.map(unit => unit.replace(/\d+$/, '0'));
  return { what: `${unmovedUnits.join('+')}@${turnOf(view)}`, at, goal };
}

/** The march that takes units one more hex in the same direction in a later turn; `null` if the map ends there. */
function marchStraightOn(
  view: EmpiresView,
  [from, to]: readonly [HexId, HexId],
  units: readonly string[],
): March | null {
  const direction = ringOf(from).indexOf(to);
  const next = ringOf(to)[direction] ?? null;
  if (direction < 0 || next === null || view.hexes[next] === undefined) return null;
  return { ...marchLater(view, { what: '', at: hexRef(to), goal: hexRef(next) }, units), asBefore: true };
}

const TURNS_IN_A_CYCLE = 3;

/** Whether units moved in this direction in the previous turn, and the next hex has no known danger. */
function mayContinueMarch(view: EmpiresView, seat: Seat, { what, goal }: March): boolean {
  const [cycle = 0, turn = 0] = (unitsOf(what).rested ?? '').split('.').map(Number);
  const hex = goal === null ? null : hexIn(goal);
  const turnsPassed = (view.cycle - cycle) * TURNS_IN_A_CYCLE + view.turn - turn;
  if (hex === null || turnsPassed !== 1 || isForeign(view, seat, hex)) return false;
  const terrain = terrainOf(view, hex);
  return terrain !== 'black-hole' && terrain !== 'supernova';
}

/**
 * The units of a march, and the turn in which they last moved as far as they could, `undefined` if there is none. Both
 * are read from the text `what`.
 */
function unitsOf(text: string): { readonly units: readonly string[]; readonly rested: string | undefined } {
  const [units = '', rested] = text.split('@');
  return { units: units.split('+'), rested };
}

function turnOf({ cycle, turn }: EmpiresView): string {
  return `${cycle}.${turn}`;
}

/** Whether a seat has seen other sides' counters or newly turned markers since a march began. */
function isSurprised(began: EmpiresView, view: EmpiresView, seat: Seat): boolean {
  const visibleStateText = ({ pieces, hexes }: EmpiresView): string => {
    const otherPieces = pieces
      .filter(({ owner }) => owner !== seat)
      .map(({ owner, at, kind }) => `${owner} ${at} ${kind}`);
    const hiddenCount = Object.values(hexes).filter(hex => hex?.hidden === true).length;
    return `${hiddenCount} ${otherPieces.sort().join()}`;
  };
  return visibleStateText(began) !== visibleStateText(view);
}

/** The counters that a question about moving is about, read from the option that leaves them in place. */
export function stackAsked({ pieces }: EmpiresView, { options }: Decision): readonly PieceView[] {
  const refs = options.find(({ id }) => id === 'back')?.refs ?? [];
  const handles = refs.map(handleIn);
  return pieces.filter(({ handle }) => handles.includes(handle));
}

function missingUnits(units: readonly string[], stack: readonly PieceView[]): readonly string[] {
  const unitsThere = stack.map(piece => unitText(piece));
  return units.filter(unit => {
    const place = unitsThere.indexOf(unit);
    if (place >= 0) unitsThere.splice(place, 1);
    return place < 0;
  });
}

/** Whether an option moves the seat's counter in `hex` whose `unitText` is `unit`. */
function movesGroup(view: EmpiresView, seat: Seat, option: ShownOption, hex: HexId, unit: string): boolean {
  const piece = option.details?.do === 'go' ? pieceSeen(view, option.subject) : null;
  return piece?.owner === seat && piece.at === hex && unitText(piece) === unit;
}

function joinsUnits(view: EmpiresView, option: ShownOption, unit: string): boolean {
  const piece = option.details?.do === 'with' ? pieceSeen(view, option.subject) : null;
  return piece !== null && unitText(piece) === unit;
}

function hexNameOf(ref: Ref): string {
  const hex = hexIn(ref);
  return hex === null ? '' : hexName(hex);
}
