import type { Message, Param } from '../../../kernel/words/message.ts';
import { chartOf } from '../../../boards/retrospect.ts';
import type { Fact, PastOf, RetrospectOf } from '../../../boards/retrospect.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Beats, Scene } from '../../../boards/beats.ts';
import { bitByBit, flashesAt } from '../../../boards/motion.ts';
import type { MotionFrame } from '../../../boards/motion.ts';
import { nameOf } from '../../../boards/naming.ts';
import { ROUND_PAGE } from './round-page.ts';
import { hasWorking, seatsIn } from '../state/seats.ts';
import { say, tokenName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { decisiveEvents } from './decisive.ts';
import { GAIN_KINDS, gainingSeat, gainKind, gainsIn } from './gains.ts';

/** The review after a match. The chart shows planets by round, because points are hidden until the end (GE-13.3). */
export const emperorRetrospect: RetrospectOf<EmperorView> = {
  chart: (past, { format }) => {
    const rounds = past.rounds.map(({ round, figures }) => ({
      round,
      figures: figures.filter(({ name }) => name === 'planets'),
    }));
    return chartOf({ ...past, rounds }, format(say('past.chart')));
  },
  facts: factsOf,
  decisive: decisiveEvents,
};

/** How each seat got its points, once these are public (GE-13.1). */
function pointFacts(past: PastOf<EmperorView>, context: PaneContext): readonly Fact[] {
  const pointsByEvent = past.view.outcome === null ? null : gainsIn(past);
  if (pointsByEvent === null) return [];
  const { format } = context;
  return past.view.seats.flatMap(({ points, out }, seat): Fact[] => {
    if (points === null || points === 0 || out) return [];
    const ownEvents = past.events.filter(event => gainingSeat(event) === seat);
    const pointSums = GAIN_KINDS.map(kind => ({
      kind,
      count: ownEvents.reduce(
        (sum, one) => sum + (gainKind(one) === kind ? (pointsByEvent.get(one.index) ?? 0) : 0),
        0,
      ),
    }));
    const pointsBefore = points - pointSums.reduce((sum, { count }) => sum + count, 0);
    const pointParts = [
      ...pointSums.flatMap(({ kind, count }) => (count === 0 ? [] : [say(`past.points.${kind}`, { count })])),
      ...(pointsBefore > 0 ? [say('past.points.before', { count: pointsBefore })] : []),
    ];
    const label = format(say('past.points', { name: nameOf(context, seat) }));
    return [{ label, text: format(say('past.points.of', { sum: points, parts: pointParts })) }];
  });
}

function factsOf(past: PastOf<EmperorView>, context: PaneContext): readonly Fact[] {
  const { events } = past;
  const { format } = context;
  const count = (key: string): number => events.filter(({ words }) => words.key === key).length;
  const fact = (label: Message, text: string): Fact => ({ label: format(label), text });
  const battles = count('battle.begins');
  const isEmpire = (piece: Param | undefined): boolean => isMessage(piece) && piece.key === tokenName('empire').key;
  const empires = events.filter(({ words }) => words.key === 'battle.destroyed' && isEmpire(words.with?.piece)).length;
  const picksByRole = new Map<string, { readonly role: Message; count: number }>();
  for (const { words } of events) {
    const role = words.with?.role;
    if (words.key !== 'round.picked' || !isMessage(role)) continue;
    const rolePicks = picksByRole.get(role.key) ?? { role, count: 0 };
    rolePicks.count += 1;
    picksByRole.set(role.key, rolePicks);
  }
  const [most] = [...picksByRole.values()].sort((one, other) => other.count - one.count);
  return [
    ...pointFacts(past, context),
    ...(battles === 0 ? [] : [fact(say('past.battles'), String(battles))]),
    ...(empires === 0 ? [] : [fact(say('past.empires'), String(empires))]),
    ...(most === undefined ? [] : [fact(say('past.roles'), format(say('past.times', { ...most })))]),
  ];
}

function isMessage(param: Param | undefined): param is Message {
  return typeof param === 'object' && 'key' in param;
}

/** Shown as a scene of its own instead of a card. */
const SCENE_BEAT = { isScene: true } as const;
/** Shown as a scene with a result, which people get more time to read. */
const RESULT_BEAT = { isScene: true, isVerdict: true } as const;

/** How the kinds of moments are shown. */
export const BEATS = {
  battle: { pane: 'battle', ...SCENE_BEAT },
  dice: { pane: 'battle', ...SCENE_BEAT },
  'battle-end': { pane: 'galaxy', ...RESULT_BEAT },
  omega: { pane: 'galaxy', ...RESULT_BEAT },
  influence: { pane: 'galaxy', ...RESULT_BEAT },
  points: { pane: 'seats', joins: true },
  tycoons: { pane: 'seats', joins: true },
  market: { pane: 'roles' },
  catch: { pane: 'roles' },
  round: { pane: 'galaxy', page: ROUND_PAGE },
  end: { pane: 'seats', ...RESULT_BEAT },
} as const satisfies Beats;

/** The scene for a kind of moment; `null`: the kind has no scene. */
export function sceneOf(kind: string, view: EmperorView, context: PaneContext): Scene | null {
  if (!isScene(kind)) return null;
  const { format } = context;
  return {
    pane: BEATS[kind].pane,
    title: format(titleOf(kind, view)),
    why: format(explanationOf(kind, view, context)),
    views: [view],
    motion: motionOf(kind, view),
  };
}

/**
 * The motion of a scene: the space of a new battle flashes, and dice appear one by one. After a reroll only the new die
 * appears.
 */
function motionOf(kind: SceneKind, view: EmperorView): readonly MotionFrame[] {
  const { battle, dice, warp } = view;
  const space = battle?.space ?? null;
  if (kind === 'battle' && space !== null) return flashesAt(view, BEATS['battle-end'].pane, [`space:${space}`]);
  if (kind !== 'dice') return [];
  const keptDice = warp === null ? [] : dice.filter((_, at) => at !== warp.die);
  return bitByBit(dice.length - keptDice.length, BEATS.dice.pane, first => ({
    ...view,
    dice: warp === null ? dice.slice(0, first) : keptDice,
  }));
}

/** The title of a moment. */
function titleOf(kind: SceneKind, { battle }: EmperorView): Message {
  return kind === 'battle' && battle?.kind === 'final' ? say('scene.battle.final') : say(`scene.${kind}`);
}

/** The explanation below a moment. */
function explanationOf(kind: SceneKind, view: EmperorView, context: PaneContext): Message {
  const { options, battle, outcome } = view;
  switch (kind) {
    case 'battle':
      if (battle?.kind === 'final') return say('scene.battle.final.why');
      return say(options.battles === 'any-time' ? 'scene.battle.why' : 'scene.battle.late.why');
    case 'dice':
      return diceExplanation(view);
    case 'points':
      return say(options.openScores ? 'scene.points.open.why' : 'scene.points.why');
    case 'end': {
      const [winner, another] = outcome?.winners ?? [];
      const isSoleWinner = winner !== undefined && another === undefined && seatsIn(view).length > 1;
      return isSoleWinner ? say('scene.end.hail.why', { name: nameOf(context, winner) }) : say('scene.end.why');
    }
    default:
      return say(`scene.${kind}.why`);
  }
}

/**
 * The explanation of dice: which of them hit in the current battle, and who fires (GE-9.10, GE-9.13, GE-9.14, GE-11.3).
 */
function diceExplanation(view: EmperorView): Message {
  const { battle } = view;
  const attack = battle?.kind === 'attack' ? battle : null;
  const hasPlasma = attack !== null && hasWorking(view, attack.sides[0].seat, 'plasma-weapons');
  return say('scene.dice.why', {
    hits: say(hasPlasma ? 'scene.dice.plasma' : 'scene.dice.hits'),
    fires: say(attack?.round === 0 ? 'scene.dice.surprise' : 'scene.dice.both'),
  });
}

type SceneKind = keyof typeof BEATS;

function isScene(kind: string): kind is SceneKind {
  return Object.hasOwn(BEATS, kind);
}
