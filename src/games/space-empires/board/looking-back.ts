import type { Message } from '../../../kernel/words/message.ts';
import { chartOf } from '../../../boards/chart.ts';
import type { Fact, PaneContext, PastOf, RetrospectOf, Scene } from '../../../boards/board.ts';
import { boardOf } from '../data/hexes.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/** What a match looks like when one looks back: what colonies yielded, cycle by cycle. */
export const empiresRetrospect: RetrospectOf<EmpiresView> = {
  chart: (past, { format }) => {
    const rounds = past.rounds.map(({ round, figures }) => ({
      round,
      figures: figures.filter(({ name }) => name === 'colonies'),
    }));
    return chartOf({ ...past, rounds }, format(say('past.chart')));
  },
  facts: factsOf,
};

function factsOf({ events }: PastOf<EmpiresView>, { format }: PaneContext): readonly Fact[] {
  const count = (...keys: readonly string[]): number => events.filter(({ words }) => keys.includes(words.key)).length;
  const fact = (label: Message, text: string): Fact => ({ label: format(label), text });
  const [battles, colonies] = [count('battle.begins'), count('bombard.destroyed', 'bombard.world-destroyed')];
  const [hits, shots] = [count('fire.hit'), count('fire.hit', 'fire.missed')];
  return [
    ...(battles === 0 ? [] : [fact(say('past.battles'), String(battles))]),
    ...(colonies === 0 ? [] : [fact(say('past.colonies'), String(colonies))]),
    ...(shots === 0 ? [] : [fact(say('past.shots'), format(say('past.shots.of', { hits, count: shots })))]),
  ];
}

/** The moments that are shown by themselves, and the pane of each. */
const SCENES = {
  revealed: 'battle',
  shot: 'battle',
  mine: 'battle',
  retreat: 'battle',
  'battle-over': 'map',
  bombard: 'map',
  explored: 'map',
  machine: 'map',
  'economy-over': 'map',
  cycle: 'map',
  end: 'map',
} as const;

/** How a moment is shown; `null`: without a word. */
export function sceneOf(kind: string, view: EmpiresView, { format }: PaneContext): Scene | null {
  // Machines of a game of one say in the log what they do and why: that is their card.
  if (!isScene(kind) || (kind === 'machine' && view.solo !== undefined)) return null;
  return {
    pane: SCENES[kind] === 'map' && view.spot !== null && boardOf(view.spot) === 2 ? 'map-2' : SCENES[kind],
    title: format(say(`scene.${kind}`)),
    why: format(say(`scene.${kind}.why`)),
    views: [view],
  };
}

/** The moments of battles that people step through one by one. */
export const BATTLE_SCENES: ReadonlySet<string> = new Set([
  'revealed',
  'shot',
  'mine',
  'retreat',
  'battle-over',
  'bombard',
]);

/** The moments at which a machine or an alien empire acts by itself. */
export const POWER_BEATS: ReadonlySet<string> = new Set(['machine', 'planet', 'empire']);

function isScene(kind: string): kind is keyof typeof SCENES {
  return Object.hasOwn(SCENES, kind);
}
