import { loadBoard, loadBot, loadGame } from '../../src/games/index.ts';
import { LEARNER, PositionBuilder, RIVAL } from '../../src/games/starcraft/lessons/position.ts';
import type { LessonPosition } from '../../src/lessons/lesson.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { SAVE_FORMAT } from '../../src/saves/old/format.ts';
import { checkPosition, startPosition } from '../../src/saves/saved/position.ts';
import { randomStateFrom } from '../../src/session/sitting/players.ts';
import { countKeys, HAND_OVER, keysIn, keysToLook, lightAnswer } from './counting.ts';
import type { Counts, Played } from './counting.ts';

/** A thing that people do, the keys that it takes, and the most that it should take. */
export interface Figure {
  readonly what: string;
  readonly keys: number;
  readonly target: number;
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];
const SEED = 'keys';

/** The five figures of StarCraft, each of the same answers every time. */
export async function starcraftFigures(): Promise<readonly Figure[]> {
  const [game, board, bot] = await Promise.all([loadGame('starcraft'), loadBoard('starcraft'), loadBot('starcraft')]);
  if (game === null || board === null) throw new Error('StarCraft is not there.');
  const open = (match: Match): Played => ({ game, board, match, bot });
  const counted = (match: Match, answerTo: (decision: Decision) => Answer | null): Counts =>
    countKeys(open(match), answerTo);
  const begun = (seats: number): Match =>
    game.start({ seats: NAMES.slice(0, seats).map(name => ({ name })), seed: SEED });
  const at = ({ names, state }: LessonPosition): Match => {
    const seats = names.map((_, seat) => ({ name: NAMES[seat] ?? '' }));
    const called = seats.map(({ name }) => name);
    return startPosition(
      game,
      checkPosition({ format: SAVE_FORMAT, game: game.id, seats, seed: SEED, state: state(called) }),
    );
  };
  const byTheProgram = (match: Match, decision: Decision): Answer =>
    bot({ game: game.id, view: match.view(decision.seat), decision, random: randomStateFrom(`${SEED} ${decision.n}`) });

  const light = begun(2);
  const done = new Map<string, number>();
  const rounds = counted(light, decision =>
    light.round > LIGHT_ROUNDS ? null : (lightAnswer(decision, done) ?? byTheProgram(light, decision)),
  );
  const ofRound = (round: number): number => keysIn(rounds, key => key.startsWith(`round ${round} `));
  const longest = Math.max(...Array.from({ length: LIGHT_ROUNDS }, (_, at) => ofRound(at + 1)));

  const six = begun(6);
  const planned = counted(six, decision =>
    six.round === 0 || decision.kind.startsWith('planning.') ? byTheProgram(six, decision) : null,
  );

  const built = counted(at(buildPosition()), fromList(BUILT));
  const fought = counted(at(battlePosition()), fromList(FOUGHT));
  return [
    { what: 'a light round of two seats, the longest of three', keys: longest, target: 45 },
    {
      what: 'planning of six seats',
      keys: keysIn(planned, key => key.startsWith('round 1 ')),
      target: 72,
    },
    { what: 'a Build of six things', keys: keysIn(built, key => key.endsWith(' build')), target: 8 },
    {
      what: 'a battle of one skirmish, both sides',
      keys: keysIn(fought, key => key.endsWith(' battle') || key.endsWith(HAND_OVER)),
      target: 8,
    },
    { what: 'looking at one’s own hand', keys: keysToLook(open(at(battlePosition())), LEARNER), target: 2 },
  ];
}

const LIGHT_ROUNDS = 3;

/** Three planets, and a base of each side. */
function threePlanets(): PositionBuilder {
  return new PositionBuilder(['raynor', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 0, 1, 0, RIVAL)
    .base('pridewater-1', LEARNER)
    .base('braken-3', RIVAL)
    .eventDeck();
}

/** What is bought in the Build of `BUILT`, with what it takes. */
function buildPosition(): LessonPosition {
  return threePlanets()
    .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
    .workers(LEARNER, 12)
    .order(LEARNER, 'pridewater', 'build')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
}

/** A worker, a transport, two units, a building and a module: nothing more can be bought then. */
const BUILT: readonly string[] = [
  'execute',
  'worker',
  'transport:r1',
  'unit:marine',
  'area:pridewater-2',
  'unit:marine',
  'area:pridewater-2',
  'done',
  'building:barracks',
  'module:supply',
];

/** One unit against one, each side with cards to choose from. */
function battlePosition(): LessonPosition {
  return threePlanets()
    .area('pridewater-1', LEARNER, { marine: 1 })
    .area('pridewater-2', RIVAL, { zergling: 1 })
    .hand(LEARNER, 'terran-c02', 'terran-c03', 'terran-c17')
    .hand(RIVAL, 'zerg-c02', 'zerg-c03', 'zerg-c17')
    .order(LEARNER, 'pridewater', 'mobilize')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
}

/** The Marine attacks; then each side lays its cards. The side that lays first is asked no more than that. */
const FOUGHT: readonly string[] = [
  'execute',
  'unit:marine@pridewater-1',
  'move:marine:pridewater-1>pridewater-2',
  'done',
  'card:terran-c02',
  'reinforcement:terran-c17',
  'card:zerg-c02',
  'reinforcement:zerg-c17',
  'done',
];

/** The answers of a list, each to the question that offers it; `null` when the list is at its end. */
function fromList(answers: readonly string[]): (decision: Decision) => Answer | null {
  let at = 0;
  return ({ kind, options }) => {
    const answer = answers[at];
    at += 1;
    if (answer === undefined) return null;
    if (!options.some(({ id }) => id === answer)) throw new Error(`${kind} does not offer ${answer}.`);
    return answer;
  };
}
