import { choose } from '../../../kernel/match/rule.ts';
import type { Option } from '../../../kernel/match/decision.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Side } from '../../../kernel/words/message.ts';
import { terrainOf } from '../state/board.ts';
import { dealHandles, enemiesAt, forcesAt, isCombatCapable, piecesAt, techOf } from '../state/pieces.ts';
import { brothersOf, MACHINES_SIDE, seatState } from '../state/seats.ts';
import { isCloaked, scannerAt } from '../state/fire.ts';
import { endsMove, whyNotStep } from '../state/steps-allowed.ts';
import type { ChapterRules, Empires, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { fleetWords, hexName, hexRef, levelWords, markerName, pieceRef, say, unitsWords } from '../text/say.ts';
import { revealMarker } from './markers.ts';
import { destroy, destroyStranded } from './removing.ts';
import { scuttled } from './handling.ts';
import { setOut } from './setting-out.ts';

/** What comes of entering a hex (SE-6.4 to SE-6.9, SE-15.2). */
export const arrivalSteps: Omit<
  ChapterRules<MovementSteps>,
  'move.choose' | 'move.where' | 'move.split' | 'move.scuttle' | 'move.over'
> = {
  'move.arrive': arrive,
  'move.meet': meet,
  'move.met': met,
  'move.pass': passUnseen,
  'move.stopped': stopped,
  'move.scanned': scanned,
  'entry.scuttle': scuttleAtEntry,
  'hole.roll': rollAtHole,
};

/** The counters that have just entered. */
function walking(game: Empires): Piece[] {
  const { walk } = game.state;
  return walk === null ? [] : game.state.pieces.filter(({ handle }) => walk.pieces.includes(handle));
}

/** SE-6.4: some hexes end the move; SE-6.6: a black hole is rolled for. */
function* arrive(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const ends = endsMove(state, walk.at, walk.road);
  for (const piece of walking(game)) piece.halted ||= ends;
  if (terrainOf(state, walk.at) === 'black-hole' && !walk.road) {
    game.next('hole.roll', { hex: walk.at, pieces: [...walk.pieces], sling: walk.sling });
  }
  game.next('move.meet', {});
}

/** Of the ten sides of a die (SE-1.5). */
const LIVES_UP_TO = 6;
const SLINGSHOT = 2;

/** SE-6.6: each unit but fighters rolls; 1 to 6 lives. With a slingshot 2 is added (SE-18.1). */
function* rollAtHole(game: Empires, { hex, pieces, sling }: MovementSteps['hole.roll']): Rule {
  const { state } = game;
  const here = piecesAt(state, hex).filter(({ handle }) => pieces.includes(handle));
  for (const piece of here) {
    if (piece.kind === 'fighter') continue;
    const dice = Array.from({ length: piece.count }, () => game.roll(10) + 1);
    const lost = dice.filter(die => die + (sling ? SLINGSHOT : 0) > LIVES_UP_TO).length;
    game.tell({
      words: say('hole.rolled', { side: sideName(piece.owner), hex: hexName(hex), dice: dice.join(' '), lost }),
      rule: 'SE-6.6',
      refs: [hexRef(hex)],
    });
    if (sling) piece.slung = true;
    if (lost > 0) destroy(game, piece, lost);
  }
  for (const side of new Set(here.map(({ owner }) => owner))) destroyStranded(game, hex, side);
}

/** SE-6.8: others may be there, and may scuttle what is entered (SE-4.7). */
function* meet(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  if (walk.pieces.length > 0) {
    const sides = enemiesAt(state, walk.at, walk.seat).flatMap(side => brothersOf(state, side));
    for (const side of sides) {
      if (typeof side !== 'number' || piecesAt(state, walk.at, side).length === 0) continue;
      // Only who wanted to be asked is asked: not being asked would tell the others something.
      if (game.uncover(() => seatState(state, side).wary)) game.next('entry.scuttle', { seat: side, hex: walk.at });
    }
    game.next('move.met', {});
  }
  game.next('move.stopped', {});
}

/** SE-4.7 (2): units of the hex that is entered vanish like decoys. */
function* scuttleAtEntry(game: Empires, { seat, hex }: MovementSteps['entry.scuttle']): Rule {
  const options: Option<Piece | null>[] = [
    { id: 'done', words: say('scuttle.nothing'), value: null },
    ...piecesAt(game.state, hex, seat).map(piece => ({
      id: `scuttle:c${piece.handle}`,
      words: say('scuttle.do', { units: unitsWords(piece.kind, piece.count) }),
      refs: [pieceRef(piece.handle)],
      value: piece,
    })),
  ];
  const about = {
    prompt: say('scuttle.at-entry', { hex: hexName(hex) }),
    rule: 'SE-4.7',
    secrecy: 'own-view',
  } as const;
  const piece = yield* choose(game, seat, 'entry.scuttle', options, about);
  if (piece === null) return;
  scuttled(game, piece);
  game.next('entry.scuttle', { seat, hex });
}

/** SE-6.8, SE-6.9, SE-16.3, SE-4.5: what is armed stops the stack, what is not is destroyed. */
function* met(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const stopping: Side[] = [];
  for (const side of enemiesAt(state, walk.at, walk.seat)) {
    const theirs = game.uncover(() => forcesAt(state, walk.at, side));
    if (theirs.some(piece => isCombatCapable(piece) || piece.kind === 'mine')) stopping.push(side);
    else sweepAway(game, side, theirs);
  }
  if (stopping.length === 0) return;
  if (walk.slips) game.next('move.pass', { enemies: stopping });
  else for (const piece of walking(game)) piece.halted = true;
}

/** SE-6.8, SE-29.7: unarmed units and lone decoys are gone at once, and the stack stays hidden. */
export function sweepAway(game: Empires, side: Side, pieces: readonly Piece[]): void {
  const [first] = pieces;
  if (first === undefined) return;
  const hex = first.at;
  game.tell({
    words: say('move.swept', { side: sideName(side), units: fleetWords(pieces), hex: hexName(hex) }),
    rule: pieces.every(({ kind }) => kind === 'decoy') ? 'SE-4.5' : 'SE-6.8',
    refs: [hexRef(hex)],
  });
  for (const piece of pieces) destroy(game, piece);
}

/** SE-15.2: cloaked Raiders go on, unless an enemy shows a scanner that finds them. */
function* passUnseen(game: Empires, { enemies }: MovementSteps['move.pass']): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const raiders = walking(game);
  const found = yield* announceRaiders(game, { seat: walk.seat, raiders, enemies });
  for (const piece of raiders) Object.assign(piece, found ? { halted: true } : { cloaked: true });
}

/** The four announcements of SE-15.2: Raiders, a scanner, and both levels. Gives whether they were found. */
export function* announceRaiders(
  game: Empires,
  {
    seat,
    raiders,
    enemies,
  }: { readonly seat: Side; readonly raiders: readonly Piece[]; readonly enemies: readonly Side[] },
): Rule<boolean> {
  const { state } = game;
  const [first] = raiders;
  if (first === undefined) return false;
  const hex = first.at;
  const named = { seat: sideName(seat), hex: hexName(hex) };
  game.tell({ words: say('raiders.announced', named), rule: 'SE-15.2', refs: [hexRef(hex)] });
  if (terrainOf(state, hex) === 'nebula') return true;
  for (const enemy of enemies) {
    if (typeof enemy !== 'number') {
      // SE-17.7: aliens find nobody; SE-18.3: machines find everybody.
      if (state.solo !== undefined && enemy === MACHINES_SIDE) return true; // SE-25.5
      if (raiders.some(piece => !isCloaked(state, piece, hex, enemy))) return true;
      continue;
    }
    const scanner = scannerAt(state, hex, enemy); // who is asked knows its own
    // Alone there is nobody from whom to hide that there is nothing to show.
    if (state.solo !== undefined && raiders.every(piece => isCloaked(state, piece, hex, enemy))) continue;
    const shows = yield* choose(
      game,
      enemy,
      'raiders.scanner',
      [
        { id: 'pass', words: say('raiders.no-scanner'), value: false },
        ...(scanner > 0 ? [{ id: 'scanner', words: say('raiders.scanner', { level: scanner }), value: true }] : []),
      ],
      { prompt: say('raiders.scanner-ask', named), rule: 'SE-15.2', secrecy: 'own-view' },
    );
    if (!shows) continue;
    const cloak = Math.min(...raiders.map(piece => techOf(state, piece).special));
    if (typeof seat === 'number') {
      const { shown } = seatState(state, seat);
      shown.cloaking = Math.max(shown.cloaking ?? 0, cloak);
    }
    const theirs = seatState(state, enemy).shown;
    theirs.scanners = Math.max(theirs.scanners ?? 0, scanner);
    game.reveal();
    game.tell({
      words: say(scanner >= cloak ? 'raiders.found' : 'raiders.not-found', {
        ...named,
        enemy: sideName(enemy),
        cloak: levelWords('cloaking', cloak),
        scanner: levelWords('scanners', scanner),
      }),
      rule: 'SE-15.2',
      refs: [hexRef(hex)],
    });
    if (scanner >= cloak) return true;
  }
  return false;
}

/** The stack has arrived: nobody can tell any more which counter of the hex is which. On a way that is repeated it goes on at once. */
function* stopped(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const stack = walking(game);
  const [hex, ...onward] = walk.onward ?? [];
  state.walk = null;
  dealHandles(state, walk.at, walk.seat);
  if (hex === undefined || stack.length === 0 || whyNotStep(state, walk.seat, stack, hex) !== null) return;
  setOut(game, walk.seat, stack, { hex, onward });
}

/** SE-7.13: what a Cruiser has seen goes back face down, or is turned up for all. */
function* scanned(game: Empires, { seat, hex }: MovementSteps['move.scanned']): Rule {
  const marker = seatState(game.state, seat).scans[hex];
  if (marker === undefined) return;
  const turnUp = yield* choose(
    game,
    seat,
    'move.scanned',
    [
      { id: 'put-back', words: say('scan.put-back'), refs: [hexRef(hex)], value: false },
      { id: 'turn-up', words: say('scan.turn-up'), refs: [hexRef(hex)], value: true },
    ],
    {
      prompt: say('scan.ask', { hex: hexName(hex), marker: markerName(marker) }),
      rule: 'SE-7.13',
      secrecy: 'own-view',
    },
  );
  if (turnUp) revealMarker(game, hex, seat, 'scan');
}
