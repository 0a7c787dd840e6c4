import { randomAnswer } from '../../src/bots/random.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import type { Framed } from '../../src/kernel/match/play.ts';
import { imaginedRun } from '../../src/kernel/history/imagined.ts';
import type { Imagined } from '../../src/kernel/history/imagined.ts';
import type { RunStart } from '../../src/kernel/match/checkpoints.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { RunningMatch } from '../../src/kernel/history/running.ts';
import { copy } from '../../src/kernel/plain/copy.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { mustEqualToTheByte } from './equal.ts';
import { revealedIn } from './non-interference.ts';

/** How a match was imagined. */
export interface ImaginationFigures {
  /** How many places of viewers were imagined. */
  places: number;
  /** How many of them agreed with all that was seen at the first deal, and how many at none. */
  first: number;
  never: number;
  /** Where the first deal did not, by the kind that was asked. */
  readonly later: Map<string, number>;
  /** How many listed cases were looked for. */
  cases: number;
  /** The kinds that were asked in the same step in which something had been turned up before. */
  readonly afterReveal: Map<string, number>;
  /** How often each secret was dealt otherwise than it is; one that never was is known, and should not be. */
  readonly varied: Map<string, number>;
}

/**
 * What a viewer may not know of a state, each secret by its name; said by the tests, apart from what the game says is
 * known.
 */
export type SecretsOf<State> = (state: State, viewer: Viewer) => Readonly<Record<string, unknown>>;

/** How to play, and how closely to look. */
export interface Imagining<State> {
  readonly secretsOf?: SecretsOf<State>;
  readonly seed: string;
  readonly answer?: (decision: Decision, random: RandomState, match: Match) => Answer;
  /** This many answers at most. */
  readonly answers?: number;
  /** Only every this many decisions are looked at. */
  readonly every?: number;
  /** The cases are looked for at every this many of these; 0: never. */
  readonly casesEvery?: number;
}

/** This many deals are made to find all cases of one knowledge. */
const DEALS = 600;

/** Worlds are looked at at every this many places: each takes some more deals. */
const WORLDS_EVERY = 5;

/** No figures yet. */
export function noFigures(): ImaginationFigures {
  return { places: 0, first: 0, never: 0, later: new Map(), cases: 0, afterReveal: new Map(), varied: new Map() };
}

/**
 * Plays a match by chance and holds at each decision and for each viewer, spectators too: what is known of an imagined
 * state is what is known, to the byte, and so is the view; the truth could be, and so could what is imagined; each
 * listed case comes up; the match can be imagined at its present decision; nothing hidden stands in the agenda. Throws
 * where one of them does not hold.
 */
export function checkImagination<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  match: RunningMatch<State, Steps, View, Options>,
  { seed, answer = randomAnswer, answers = Infinity, every = 1, casesEvery = 0, secretsOf }: Imagining<State>,
  figures: ImaginationFigures = noFigures(),
): ImaginationFigures {
  const chance = seededRandom(`answers ${seed}`);
  const random = seededRandom(`imagined ${seed}`);
  let looked = 0;
  for (let given = 0; match.decision !== null && given < answers; given += 1) {
    if (revealedSince(match)) count(figures.afterReveal, match.decision.kind);
    if (given % every === 0) {
      looked += 1;
      const { start, checkpoint, entries } = match.record();
      const state = match.secretState();
      const from = { ...checkpoint, state: game.readState(copy(checkpoint.state), start.seats), entries };
      for (const viewer of ['spectator' as const, ...start.seats.keys()]) {
        const at = `as ${viewer} knows ${match.decision.kind} (${given} answers on)`;
        const dealt = checkKnowledge(game, state, viewer, random, at);
        if (secretsOf !== undefined) countVaried(figures.varied, secretsOf(state, viewer), secretsOf(dealt, viewer));
        checkKnowledge(game, from.state, viewer, random, `${at}, at the checkpoint`, seats => {
          game.readState(copy(seats), start.seats);
        });
        figures.places += 1;
        const imagined = imaginedRun(game, from, viewer, random);
        if (imagined !== null && figures.places % WORLDS_EVERY === 1) checkWorld(game, match, imagined, viewer, at);
        if (imagined === null) figures.never += 1;
        if (imagined?.deals === 1) figures.first += 1;
        else count(figures.later, match.decision.kind);
        if (casesEvery > 0 && looked % casesEvery === 0) figures.cases += checkCases(game, state, viewer, random, at);
      }
      checkAgenda(game, from.state);
    }
    match.answer(match.decision.n, answer(match.decision, chance, match));
  }
  return figures;
}

/**
 * Consistent: a run of an imagined match shows the viewer what it sees, to the byte, and asks the same. Canonical: what
 * is dealt of that match is what is dealt of the true one, by the same chance, so that nothing in it rests on what the
 * viewer does not know.
 */
function checkWorld<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  match: RunningMatch<State, Steps, View, Options>,
  imagined: Imagined<Pick<Match, 'view' | 'decision'>>,
  viewer: Viewer,
  at: string,
): void {
  const { checkpoint, entries } = match.record();
  const { start } = imagined;
  const run = imagined.fork();
  mustBeTheSame(`view of a world ${at}`, run.view(viewer), match.view(viewer));
  if (run.decision?.kind !== match.decision?.kind) throw new Error(`a world asks something else ${at}`);
  if (revealedSince(match)) return; // dice since the checkpoint are known apart from the state
  const read = (state: unknown): State => game.readState(copy(state), match.start.seats);
  const dealtOf = (from: Omit<RunStart<State>, 'answers' | 'told'>): unknown =>
    imaginedRun(game, { ...from, answers: 0, told: 0 }, viewer, seededRandom(at))?.run.state;
  const dealt = dealtOf({ state: read(start.state), entries: start.entries });
  mustBeTheSame(`what is dealt ${at}`, dealt, dealtOf({ state: read(checkpoint.state), entries }));
}

/** Whether something came to light since the running step began; the match keeps a checkpoint at every step. */
function revealedSince(match: { record(): MatchRecord; secretState(): unknown }): boolean {
  return revealedIn(match.record().checkpoint.state) !== revealedIn(match.secretState());
}

function countVaried(
  varied: Map<string, number>,
  truth: Readonly<Record<string, unknown>>,
  dealt: Readonly<Record<string, unknown>>,
): void {
  for (const [name, secret] of Object.entries(truth)) {
    const differs = JSON.stringify(secret) !== JSON.stringify(dealt[name]);
    varied.set(name, (varied.get(name) ?? 0) + (differs ? 1 : 0));
  }
}

/** Throws with the names of the secrets that were never dealt otherwise than they are. */
export function mustHaveVaried({ varied }: ImaginationFigures): void {
  const fixed = [...varied].flatMap(([name, times]) => (times === 0 ? [name] : []));
  if (varied.size === 0 || fixed.length > 0) throw new Error(`never dealt otherwise: ${fixed.join(', ')}`);
}

function count(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

function knowledgeOf<State extends Framed<Steps>, Steps, View, Options>(
  { id, imagination }: GameDefinition<State, Steps, View, Options>,
  state: State,
  viewer: Viewer,
) {
  if (imagination === undefined) throw new Error(`nobody can imagine ${id}`);
  return imagination(state, viewer);
}

function checkKnowledge<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  state: State,
  viewer: Viewer,
  random: RandomState,
  at: string,
  read: (state: State) => void = () => undefined,
): State {
  const knowledge = knowledgeOf(game, state, viewer);
  const faults = knowledge.couldBe(state);
  if (faults.length > 0) throw new Error(`the truth could not be ${at}: ${faults.join('; ')}`);
  const imagined = knowledge.imagine(random);
  read(imagined);
  const strange = knowledge.couldBe(imagined);
  if (strange.length > 0) throw new Error(`what is imagined could not be ${at}: ${strange.join('; ')}`);
  mustBeTheSame(`known ${at}`, knowledgeOf(game, imagined, viewer).data, knowledge.data);
  mustBeTheSame(`view ${at}`, game.view(imagined, viewer), game.view(state, viewer));
  // Handles fall before everybody's eyes, and worlds keep their stock.
  const data = JSON.stringify(knowledge.data, (key, value: unknown) => (key === 'handles' ? null : value));
  if (data.includes('"scripted"')) throw new Error(`the generator is known ${at}`);
  return imagined;
}

function mustBeTheSame(what: string, found: unknown, expected: unknown): void {
  const [after, before] = [JSON.stringify(found), JSON.stringify(expected)];
  if (after !== before) mustEqualToTheByte(what, JSON.parse(after), JSON.parse(before));
}

/** Every case that the game lists comes up in some deal. Returns how many there were. */
function checkCases<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  state: State,
  viewer: Viewer,
  random: RandomState,
  at: string,
): number {
  const knowledge = knowledgeOf(game, state, viewer);
  const all = knowledge.cases();
  let open = all;
  for (let deal = 0; deal < DEALS && open.length > 0; deal += 1) {
    const imagined = knowledge.imagine(random);
    open = open.filter(({ holds }) => !holds(imagined));
  }
  if (open.length > 0) throw new Error(`never imagined ${at}: ${open.map(({ name }) => name).join('; ')}`);
  return all.length;
}

/** No argument of a step names what stands in the state but in nobody's open view: a card in a hand, in a deck. */
function checkAgenda<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  state: State,
): void {
  const shown = JSON.stringify(game.view(state, 'spectator'));
  const all = JSON.stringify({ ...state, agenda: [] });
  for (const { step, args } of state.agenda) {
    for (const [, word = ''] of JSON.stringify(args).matchAll(/:("[^"]+")/g)) {
      if (all.includes(word) && !shown.includes(word))
        throw new Error(`the agenda names what is hidden: ${String(step)} ${word}`);
    }
  }
}
