import type { LogEvent } from '../../../kernel/match/events.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Message, Param } from '../../../kernel/words/message.ts';
import { chartOf } from '../../../boards/retrospect.ts';
import type { DecisiveMoment, Fact, PastOf, RetrospectOf } from '../../../boards/retrospect.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Beats, Scene } from '../../../boards/beats.ts';
import { flashesAt } from '../../../boards/motion.ts';
import { boardOf } from '../data/hexes.ts';
import { EMPIRE_SIDES } from '../state/seats.ts';
import { hexName, hexRef, say, sideWords } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';
import { CYCLE_PAGE } from './round-page.ts';

/** The review after a match: a chart of the income from colonies by cycle, some facts, and the decisive events. */
export const empiresRetrospect: RetrospectOf<EmpiresView> = {
  chart: (past, { format }) => {
    const rounds = past.rounds.map(({ round, figures }) => ({
      round,
      figures: figures.filter(({ name }) => name === 'colonies'),
    }));
    return chartOf({ ...past, rounds }, format(say('past.chart')));
  },
  facts: matchFacts,
  decisive: decisiveRange,
};

/** The events that decide a match at once, or that decide the fate of a machine or an alien empire in a solo game. */
const DECISIVE_EVENTS = [
  'machine.destroyed',
  'machine.colony',
  'empire.fell',
  'bombard.world-destroyed',
  'points.destroyed',
];
/** The events at which the story of a decisive event begins. */
const STORY_STARTS = ['battle.begins', 'turn.seat', 'machine.turn', 'empire.turn'];

/**
 * The range of events of the battle or turn that decided a match. `null` if the last turn decided nothing, for example
 * because a player gave up.
 */
function decisiveRange({ events }: PastOf<EmpiresView>): DecisiveMoment | null {
  const hasKey = (keys: readonly string[], { words }: LogEvent): boolean => keys.includes(words.key);
  const lastTurn = events.findLastIndex(({ words }) => words.key === 'turn.begins');
  const decidedAt = events.findLastIndex((event, at) => at > lastTurn && hasKey(DECISIVE_EVENTS, event));
  const firstEvent = events[events.findLastIndex((event, at) => at <= decidedAt && hasKey(STORY_STARTS, event))];
  const lastEvent = events[decidedAt];
  return firstEvent === undefined || lastEvent === undefined
    ? null
    : { from: firstEvent.index, to: lastEvent.index + 1, why: say('past.decisive', { what: lastEvent.words }) };
}

function matchFacts({ events, view }: PastOf<EmpiresView>, { format }: PaneContext): readonly Fact[] {
  const count = (...keys: readonly string[]): number => events.filter(({ words }) => keys.includes(words.key)).length;
  const makeFact = (label: Message, text: string): Fact => ({ label: format(label), text });
  const [battles, colonies] = [count('battle.begins'), count('bombard.destroyed', 'bombard.world-destroyed')];
  const [hits, shots] = [count('fire.hit'), count('fire.hit', 'fire.missed')];
  return [
    ...fatesOf(events, view).map(([label, fate]) => makeFact(label, format(fate))),
    ...(battles === 0 ? [] : [makeFact(say('past.battles'), String(battles))]),
    ...(colonies === 0 ? [] : [makeFact(say('past.colonies'), String(colonies))]),
    ...(shots === 0 ? [] : [makeFact(say('past.shots'), format(say('past.shots.of', { hits, count: shots })))]),
  ];
}

/** The fate of each machine and alien empire in a solo game, each with its name. */
function fatesOf(events: readonly LogEvent[], { solo }: EmpiresView): readonly (readonly [Message, Message])[] {
  const { machines = [], empires = [] } = solo ?? {};
  const arrivalCycles = cyclesOf(events, 'machine.arrives', ({ number }) => number);
  const destructionCycles = cyclesOf(events, 'machine.destroyed', ({ number }) => number);
  const fallCycles = cyclesOf(events, 'empire.fell', ({ side }) => JSON.stringify(side));
  const machineFates = machines.map((_, at): readonly [Message, Message] => {
    const [from, to] = [arrivalCycles.get(at + 1), destructionCycles.get(at + 1)];
    const fate =
      from === undefined
        ? say('past.machine.never')
        : to === undefined
          ? say('past.machine.stands', { from })
          : say('past.machine.destroyed', { from, to });
    return [say('past.machine', { number: at + 1 }), fate];
  });
  const empireFates = empires.map(({ world }, at): readonly [Message, Message] => {
    const side = EMPIRE_SIDES[at] ?? 'empire-1';
    const cycle = fallCycles.get(JSON.stringify(sideName(side)));
    const hex = hexName(world);
    return [
      sideWords(side),
      cycle === undefined ? say('past.empire.stands', { hex }) : say('past.empire.fell', { cycle }),
    ];
  });
  return [...machineFates, ...empireFates];
}

/** The cycle in which an event was logged for each subject, such as each machine. */
function cyclesOf(
  events: readonly LogEvent[],
  key: string,
  of: (params: Readonly<Record<string, Param>>) => Param | string | undefined,
): ReadonlyMap<Param | string | undefined, Param> {
  const cycles = new Map<Param | string | undefined, Param>();
  let cycle: Param = 1;
  for (const { words } of events) {
    if (words.key === 'turn.begins') cycle = words.with?.cycle ?? cycle;
    if (words.key === key) cycles.set(of(words.with ?? {}), cycle);
  }
  return cycles;
}

/** How the moments of a battle are shown: one by one, in the battle pane. */
const BATTLE_SCENE = { pane: 'battle', isScene: true } as const;

/** The kinds of moments that have texts of their own, each with how it is shown. */
const SCENES = {
  revealed: BATTLE_SCENE,
  shot: BATTLE_SCENE,
  mine: BATTLE_SCENE,
  retreat: BATTLE_SCENE,
  'battle-over': { pane: 'map', isScene: true },
  bombard: { pane: 'map', isScene: true },
  explored: { pane: 'map' },
  machine: { pane: 'map', isPowers: true },
  'economy-over': { pane: 'map' },
  cycle: { pane: 'map', page: CYCLE_PAGE },
  end: { pane: 'map' },
} as const satisfies Beats;

/** How each kind of moment (beat) is shown on the screen. */
export const BEATS: Beats = { ...SCENES, planet: { isPowers: true }, empire: { isPowers: true } };

/** The scene that shows a kind of moment; `null` if the kind has no text of its own. */
export function sceneOf(kind: string, view: EmpiresView, { format }: PaneContext): Scene | null {
  // In a solo game the log says what machines do and why, so they need no scene.
  if (!hasScene(kind) || (kind === 'machine' && view.solo !== undefined)) return null;
  const { spot } = view;
  const mapPaneId = spot !== null && boardOf(spot) === 2 ? 'map-2' : 'map';
  return {
    pane: SCENES[kind].pane === 'map' ? mapPaneId : SCENES[kind].pane,
    title: format(say(`scene.${kind}`)),
    why: format(say(`scene.${kind}.why`)),
    views: [view],
    ...(FIGHT_BEATS.has(kind) && spot !== null && { motion: flashesAt(view, mapPaneId, [hexRef(spot)]) }),
  };
}

/** The kinds of moments that begin a fight, at which the hex flashes. */
const FIGHT_BEATS: ReadonlySet<string> = new Set(['revealed', 'bombard']);

function hasScene(kind: string): kind is keyof typeof SCENES {
  return Object.hasOwn(SCENES, kind);
}
