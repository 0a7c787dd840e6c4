import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { EVENTS, EVENT_CARDS, EVENT_CARD_IDS, EVENT_KINDS } from '../../data/events.ts';
import type { EventCardId, EventEffect, EventKind } from '../../data/events.ts';
import { say } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { MUTED, span } from '../../../../boards/drawing/lines.ts';
import { nameOf } from '../../../../boards/naming.ts';
import type { Inspector } from './telling.ts';
import { knownId, fact, section } from './telling.ts';

/** Describes an Event card, given by the id of a copy or of its kind. */
export const inspectEvent: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const card = knownId(EVENT_CARD_IDS, id);
  const event = card === null ? knownId(EVENT_KINDS, id) : EVENT_CARDS[card].event;
  if (event === null) return null;
  const { stage, copies, timing, staysInPlay, forced, effect } = EVENTS[event];
  const effectWords = [
    ...(staysInPlay ? [format(say('inspect.kept'))] : []),
    ...(forced ? [format(say('inspect.forced'))] : []),
  ];
  return {
    kind: format(say('inspect.event')),
    title: format(say(`event.${event}`)),
    sections: [
      ...section(context, 'inspect.section.printed', [
        fact(context, 'inspect.stage', format(say('board.stage', { stage }))),
        fact(context, 'inspect.timing', [format(say(`inspect.timing.${timing}`)), ...effectWords].join(', ')),
        fact(context, 'inspect.copies', format(say('inspect.copies.event', { count: copies }))),
      ]),
      ...section(context, 'inspect.section.text', [[span(format(say(`event.${event}.text`)))]]),
      ...section(context, 'inspect.section.who', places(view, context, event)),
    ],
    links: modulesOf(effect).map(module => ({
      ref: `module:${module}` as const,
      label: format(say(`module.${module}`)),
    })),
    rules: [
      'SC-21.2',
      ...(staysInPlay ? ['SC-21.3', 'SC-21.7.6'] : []),
      ...(event === 'the-end-draws-near' ? ['SC-21.4', 'SC-19.5'] : []),
      ...effectRules(effect),
      'SC-21.7',
    ],
  };
};

function places({ seats, eventDiscard, endDrawsNear }: StarCraftView, context: InspectContext, event: EventKind) {
  const { format } = context;
  const copiesIn = (pile: readonly EventCardId[]): number =>
    pile.filter(card => EVENT_CARDS[card].event === event).length;
  const placeLine = (key: 'event-discard' | 'end', count: number): Line[] =>
    count === 0 ? [] : [[span(format(say(`inspect.where.${key}`, { count })))]];
  const keptLines = seats.flatMap(({ seat, keptEvents, own }): Line[] => {
    const name = nameOf(context, seat);
    return [
      ...(copiesIn(keptEvents) > 0 ? [[span(format(say('inspect.where.kept', { name })))]] : []),
      ...(copiesIn(own?.events ?? []) > 0 ? [[span(format(say('inspect.where.hand', { name })))]] : []),
    ];
  });
  const placeLines = [
    ...keptLines,
    ...placeLine('event-discard', copiesIn(eventDiscard)),
    ...placeLine('end', copiesIn(endDrawsNear)),
  ];
  return placeLines.length > 0 ? placeLines : [[span(format(say('inspect.where.unknown')), MUTED)]];
}

function modulesOf(effects: readonly EventEffect[]) {
  return effects.flatMap(effect => (effect.op === 'build-module' && effect.module !== 'any' ? [effect.module] : []));
}

const RULES_OF: Readonly<Partial<Record<EventEffect['op'], string>>> = {
  'build-module': 'SC-21.7.3',
  'build-building': 'SC-21.7.3',
  research: 'SC-21.7.3',
  'place-units': 'SC-21.7.4',
  'place-chosen-unit': 'SC-21.7.4',
  'restore-area': 'SC-21.7.5',
  'deplete-area': 'SC-21.7.5',
  'deplete-planet': 'SC-21.7.5',
  'execute-order': 'SC-21.7.7',
  'conquest-points-others': 'SC-21.7.8',
  'opponent-places-first-face-up': 'SC-13.6.4',
};

function effectRules(effects: readonly EventEffect[]): string[] {
  return [...new Set(effects.flatMap(({ op }) => RULES_OF[op] ?? []))];
}
