import { offer } from '../../../kernel/match/offer.ts';
import type { OptionFace } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { neighboursOf, terrainOf } from '../state/board.ts';
import { pieceOf, piecesAt, hasEnemies } from '../state/pieces.ts';
import { dealHandles } from '../state/placing.ts';
import { goneBy, someUnit } from '../state/lots.ts';
import { labelOf, giveHighestLabel, groupAlike, onwardPathsOfKind } from '../state/alike.ts';
import { canGoAlong, canSetOut, goesByRoad, whyNotStep } from '../state/steps-allowed.ts';
import type { Empires, EmpiresState, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { fleetWords, hexName, hexRef, kindName, pieceRef, say, unitsWords } from '../text/say.ts';
import { groupWords } from './group-words.ts';
import { promptOnMaps } from './options.ts';
import { isTurnedBack, setOut } from './setting-out.ts';

type WalkStep =
  | { readonly step: 'with'; readonly piece: Piece; readonly label: number; readonly alike: number }
  | { readonly step: 'with-like'; readonly pieces: readonly [Piece, ...Piece[]] }
  | { readonly step: 'with-all'; readonly pieces: readonly Piece[] }
  | { readonly step: 'again'; readonly way: WalkPath }
  | { readonly step: 'to'; readonly hex: HexId; readonly repeats: boolean }
  | { readonly step: 'sling' | 'slip'; readonly hex: HexId }
  | { readonly step: 'back' };

/** A path: the hexes that a stack enters, in order. */
type WalkPath = readonly [HexId, ...HexId[]];

/**
 * SE-6.3: asks where a stack goes: one hex, or a whole path that other counters of its kind have taken. Other counters
 * in the hex may join it first.
 */
export function* walk(game: Empires, { seat, pieces }: MovementSteps['move.where']): Rule {
  const { state } = game;
  const stack = pieces.map(handle => pieceOf(state, handle));
  const [first] = stack;
  if (first === undefined) return;
  const { options, blocked } = offer<WalkStep, WalkStep, { why: Message; rule: string }>(
    possibleSteps(state, seat, stack),
    {
      id: step => {
        if (step.step === 'with') return `with:c${step.piece.handle}`;
        if (step.step === 'with-like') return `with-like:c${step.pieces[0].handle}`;
        if (step.step === 'again') return `again:${step.way.join('-')}`;
        return step.step === 'with-all' || step.step === 'back' ? step.step : `${step.step}:${step.hex}`;
      },
      fault: step => ('hex' in step ? whyNotStep(state, seat, stack, step.hex) : null),
      face: step => stepFace(state, step, stack),
      about: aboutStep,
      why: fault => fault,
      value: step => step,
    },
  );
  const promptWords = say('move.where', { units: fleetWords(stack), hex: hexName(first.at) });
  const prompt = promptOnMaps(state, promptWords, options);
  const question = {
    prompt,
    subject: hexRef(first.at),
    details: { unit: first.kind },
    rule: 'SE-6.3',
    secrecy: 'own-view',
    blocked,
  } as const;
  const step = yield* choose(game, seat, 'move.where', options, question);
  if (step.step === 'back') return;
  if (step.step === 'with' || step.step === 'with-like' || step.step === 'with-all') {
    const joining = step.step === 'with' ? [step.piece] : step.pieces;
    for (const piece of joining) giveHighestLabel(state, piece);
    if (joining.some(({ kind }) => kind === 'colony-ship')) dealHandles(state, first.at, seat);
    game.next('move.where', { seat, pieces: [...stack, ...joining].map(({ handle }) => handle) });
  } else if (step.step === 'again') {
    const [hex, ...onward] = step.way;
    setOut(game, seat, stack, { hex, onward });
  } else if (isTurnedBack(game, seat, stack, step.hex)) game.next('move.where', { seat, pieces });
  else setOut(game, seat, stack, { hex: step.hex, by: step.step });
}

function possibleSteps(state: EmpiresState, seat: Seat, stack: readonly Piece[]): WalkStep[] {
  const [first] = stack;
  if (first === undefined) return [];
  const others = piecesAt(state, first.at, seat).filter(
    piece => !stack.includes(piece) && canJoin(state, stack, piece),
  );
  // A step that other counters of the same kind have taken comes first, so that one key repeats it.
  const repeatedWays = onwardPathsOfKind(state, first);
  const repeatedSteps = new Set(gather(repeatedWays, way => (way.length === 1 ? way : [])));
  const sortedHexes = [...neighboursOf(state, first.at)].sort(
    (one, other) => Number(repeatedSteps.has(other)) - Number(repeatedSteps.has(one)),
  );
  const steps: WalkStep[] = [];
  for (const way of repeatedWays) {
    if (isLong(way) && canGoAlong(state, seat, stack, way)) steps.push({ step: 'again', way });
  }
  for (const to of sortedHexes) steps.push({ step: 'to', hex: to, repeats: repeatedSteps.has(to) });
  if (stack.every(({ kind }) => kind === 'raider')) {
    for (const to of sortedHexes) if (hasEnemies(state, to, seat)) steps.push({ step: 'slip', hex: to });
  }
  if (state.options.optional.includes('slingshot')) {
    for (const to of sortedHexes) {
      const isHole = terrainOf(state, to) === 'black-hole';
      if (isHole && !goesByRoad(state, stack, to)) steps.push({ step: 'sling', hex: to });
    }
  }
  const freeMovers = others.filter(({ kind }) => kind !== 'fighter');
  for (const pieces of groupAlike(state, others)) {
    steps.push({ step: 'with', piece: pieces[0], label: labelOf(pieces), alike: pieces.length });
    if (pieces.length > 1 && pieces.length < freeMovers.length) steps.push({ step: 'with-like', pieces });
  }
  if (freeMovers.length > 1) steps.push({ step: 'with-all', pieces: freeMovers });
  steps.push({ step: 'back' });
  return steps;
}

function isLong(way: readonly HexId[]): way is WalkPath {
  return way.length > 1;
}

/** Whether a counter may join a stack: it can still move, or it is a fighter with room in a carrier. */
function canJoin(state: EmpiresState, stack: readonly Piece[], piece: Piece): boolean {
  if (someUnit(piece, ({ halted }) => halted)) return false;
  if (piece.kind === 'fighter')
    return stack.some(({ kind }) => kind === 'carrier') && stack.every(one => goneBy(one) >= goneBy(piece));
  return stack[0]?.owner === piece.owner && canSetOut(state, piece);
}

function stepFace(
  state: EmpiresState,
  step: WalkStep,
  stack: readonly Piece[],
): { readonly words: Message; readonly refs?: readonly Ref[] } {
  const hexOfStack = stack.slice(0, 1).map(({ at }) => hexRef(at));
  const refsWithHex = (pieces: readonly Piece[]): readonly Ref[] => [
    ...pieces.map(({ handle }) => pieceRef(handle)),
    ...hexOfStack,
  ];
  if (step.step === 'back') return { words: say('move.back'), refs: refsWithHex(stack) };
  if (step.step === 'with-all') return { words: say('move.with-all', { count: step.pieces.length }), refs: hexOfStack };
  if (step.step === 'with-like') {
    const [{ kind }] = step.pieces;
    const refs = refsWithHex(step.pieces);
    return { words: say('move.with-like', { units: unitsWords(kind, step.pieces.length) }), refs };
  }
  if (step.step === 'with') {
    const { kind, at, owner } = step.piece;
    const refs = refsWithHex([step.piece]);
    return step.alike > 1
      ? { words: say('move.with-alike', { unit: kindName(kind), alike: step.alike }), refs }
      : {
          words: say('move.with', {
            units: groupWords(state, step.piece, piecesAt(state, at, owner), { reader: 'owner' }),
          }),
          refs,
        };
  }
  if (step.step === 'again') {
    const [to, ...through] = step.way.toReversed();
    const hexes = through.toReversed().map(id => say('hex', { hex: hexName(id) }));
    return {
      words: say('move.way-again', { hex: hexName(to ?? step.way[0]), hexes }),
      refs: step.way.map(hexRef),
    };
  }
  const action = step.step === 'to' && step.repeats ? 'to-again' : step.step;
  return { words: say(`move.${action}`, { hex: hexName(step.hex) }), refs: [hexRef(step.hex)] };
}

function aboutStep(step: WalkStep): Pick<OptionFace, 'subject' | 'details'> {
  switch (step.step) {
    case 'with':
      return {
        subject: pieceRef(step.piece.handle),
        details: { do: step.step, unit: step.piece.kind, label: step.label },
      };
    case 'with-like': {
      const [{ handle, kind }] = step.pieces;
      return { subject: pieceRef(handle), details: { do: step.step, unit: kind } };
    }
    case 'with-all':
    case 'back':
      return { details: { do: step.step } };
    case 'again':
      return { subject: hexRef(step.way.at(-1) ?? step.way[0]), details: { do: step.step } };
    default:
      return { subject: hexRef(step.hex), details: { do: step.step } };
  }
}
