import type { InspectContext, Inspected, InspectedLink } from '../../../../boards/inspected.ts';
import type { PaneContext } from '../../../../boards/pane.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { seatLabel } from '../../../../boards/naming.ts';
import { joinedTo, roomsOf } from '../../data/places.ts';
import { UNIT_IDS, unitFacts, unitKindOf } from '../../data/units.ts';
import type { UnitId, UnitSideFacts } from '../../data/units.ts';
import type { TextKey } from '../../text/en.ts';
import { roomName, say, unitName } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';
import { isTextKey } from '../marks.ts';
import { unitTraits } from '../sector-pane.ts';
import { idAmong, roomOfUnit, sectorOfUnit } from '../whereabouts.ts';
import { fact, factionLink, sectorLink, seatLink, section, unitLink } from './inspector.ts';
import type { Inspector } from './inspector.ts';

/** Inspects a unit: both of its sides, its place and state, and the enemies that it could attack from there. */
export const inspectUnit: Inspector = (id, view, context): Inspected | null => {
  const unit = idAmong(UNIT_IDS, id);
  if (unit === null) return null;
  const { format } = context;
  const facts = unitFacts(unit);
  const state = view.units[unit];
  const sector = sectorOfUnit(view, unit);
  return {
    kind: format(say('inspect.unit')),
    title: format(unitName(unit)),
    sections: [
      ...section(context, 'inspect.now', state === undefined ? [] : currentLines(view, context, unit)),
      ...section(context, 'inspect.facts', [
        fact(context, 'inspect.base', sideText(context, facts.base)),
        fact(
          context,
          'inspect.upgraded',
          facts.upgraded === null ? format(say('inspect.no-other-side')) : sideText(context, facts.upgraded),
        ),
      ]),
    ],
    links: [
      ...(sector === null ? [] : [sectorLink(context, sector)]),
      ...(state === undefined ? [] : [seatLink(context, state.seat)]),
      factionLink(context, facts.faction),
      ...enemiesInRange(view, unit).map(other => unitLink(context, other)),
      ...tokenLinks(view, context, unit),
    ],
    rules: [
      'TH-8.1',
      'TH-8.2',
      'TH-6.2',
      'TH-12.1',
      ...(unitKindOf(unit) === 'small-alien' ? ['TH-16.2.2'] : []),
      ...(facts.faction === 'pandora' ? ['TH-20.2', 'TH-20.5', 'TH-20.6'] : []),
      ...(state?.place === 'space' ? ['TH-9.2'] : []),
    ],
  };
};

function currentLines(view: TheseusView, context: InspectContext, unit: UnitId): Line[] {
  const { format } = context;
  const state = view.units[unit];
  if (state === undefined) return [];
  const room = roomOfUnit(view, unit);
  const sector = sectorOfUnit(view, unit);
  const count = sector === null ? 0 : roomsOf(sector).filter(one => view.rooms[one] !== undefined).length;
  const enemyNames = enemiesInRange(view, unit).map(other => format(unitName(other)));
  return [
    fact(context, 'inspect.owner', seatLabel(context, state.seat)),
    ...(room === null ? [] : [fact(context, 'inspect.stands', format(roomName(room)))]),
    ...(state.place === 'space' ? [fact(context, 'inspect.stands', format(say('inspect.space')))] : []),
    fact(context, 'inspect.state', unitTraits(view, context, unit)),
    ...(room === null
      ? []
      : [
          fact(context, 'inspect.steps', format(say('inspect.steps.text', { count }))),
          fact(
            context,
            'inspect.in-range',
            enemyNames.length === 0 ? format(say('inspect.in-range.nobody')) : enemyNames.join(', '),
          ),
        ]),
  ];
}

/** The enemies of a unit behind the passages of its room (TH-8.1). */
function enemiesInRange(view: TheseusView, unit: UnitId): UnitId[] {
  const room = roomOfUnit(view, unit);
  const team = teamOf(view, unit);
  return room === null
    ? []
    : joinedTo(room).flatMap(other => {
        const neighbour = view.rooms[other];
        return neighbour === undefined || teamOf(view, neighbour) === team ? [] : [neighbour];
      });
}

function teamOf({ units, seats }: TheseusView, unit: UnitId): number | undefined {
  return seats[units[unit]?.seat ?? -1]?.team;
}

function sideText({ format }: PaneContext, { attack, takeOver }: UnitSideFacts): string {
  const key = attack.targets === 'none' ? 'inspect.attack.none' : `inspect.attack.${attack.targets}.${attack.gives}`;
  const textKey: TextKey = isTextKey(key) ? key : 'inspect.attack.none';
  return [say(textKey), ...(takeOver === null ? [] : [say(`inspect.take-over.${takeOver}`)])].map(format).join('; ');
}

function tokenLinks({ units }: TheseusView, { format }: PaneContext, unit: UnitId): InspectedLink[] {
  const state = units[unit];
  if (state === undefined) return [];
  return [
    ...(state.parasites > 0 ? (['parasite'] as const) : []),
    ...(state.invisible ? (['invisibility'] as const) : []),
    ...(state.heldBy === null ? [] : (['gripper'] as const)),
  ].map(token => ({ ref: `token:${token}`, label: format(say(`token.${token}`)) }));
}
