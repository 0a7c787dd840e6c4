import type { InspectContext, Inspected, InspectedLink } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { BATTLE_SIDES, skirmishNumber } from '../../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../../state/battle.ts';
import { areaName, cardName, say, unitName } from '../../text/say.ts';
import type { BattleView, PlacedCardView, SkirmishView } from '../../view/battle.ts';
import { nameOf, seatLabel } from '../../../../boards/naming.ts';
import type { Inspector } from './telling.ts';
import { areaLink, cardLinks, fact, section, seatLink, unitLinks } from './telling.ts';

/** Describes a unit in the battle line: its owner, its skirmish and its fate. */
export const inspectFighter: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const { battle } = view;
  const fighter = battle?.fighters.find(candidate => candidate.id === id);
  if (battle === null || fighter === undefined) return null;
  const skirmish = battle.skirmishes.find(candidate => fightersIn(candidate, fighter.side).includes(fighter.id));
  return {
    kind: format(say('inspect.fighter')),
    title: format(unitName(fighter.unit)),
    sections: section(context, null, [
      fact(context, 'inspect.owner', seatLabel(context, battle[fighter.side])),
      fact(context, 'inspect.role', format(fighterRole(skirmish, fighter))),
      fact(context, 'inspect.fate', format(say(`inspect.fate.${fighter.fate}`))),
    ]),
    links: [
      ...unitLinks(context, [fighter.unit]),
      ...(skirmish === undefined ? [] : [skirmishLink(context, skirmish)]),
      areaLink(context, battle.area),
      seatLink(context, battle[fighter.side]),
    ],
    rules: ['SC-13.4', 'SC-13.5', 'SC-14.2', 'SC-13.9'],
  };
};

/** Describes a skirmish: who fights whom, and its cards as far as the viewer may know them. */
export const inspectSkirmish: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const { battle } = view;
  const skirmish = battle?.skirmishes.find(candidate => candidate.id === id);
  if (battle === null || skirmish === undefined) return null;
  const fighters = BATTLE_SIDES.flatMap(side => fightersIn(skirmish, side));
  const cards = BATTLE_SIDES.flatMap(side => {
    const { standard, reinforcement, played } = skirmish[side];
    return [standard?.card ?? null, reinforcement?.card ?? null, ...played].flatMap(card => card ?? []);
  });
  return {
    kind: format(say('inspect.skirmish')),
    title: `${format(say('inspect.skirmish.name', { number: skirmishNumber(skirmish.id) }))} ${format(say('inspect.in-area', { area: areaName(battle.area) }))}`,
    sections: BATTLE_SIDES.map(side => ({
      title: nameOf(context, battle[side]),
      lines: sideLines(battle, skirmish, side, context),
    })),
    links: [
      ...fighters.map(fighter => ({
        ref: `fighter:${fighter}` as const,
        label: fighterName(context, battle, fighter),
      })),
      ...cardLinks(context, cards),
      areaLink(context, battle.area),
    ],
    rules: ['SC-13.7', 'SC-13.7.A', 'SC-13.7.B', 'SC-13.7.C', 'SC-13.6', 'SC-14.3', 'SC-16'],
  };
};

function sideLines(battle: BattleView, skirmish: SkirmishView, side: BattleSide, context: InspectContext): Line[] {
  const { format } = context;
  const { front, support, standard, reinforcement, attack, health } = skirmish[side];
  const supporters = support.map(fighter => fighterName(context, battle, fighter)).join(', ');
  const cardTexts = [standard, reinforcement].flatMap(card => (card === null ? [] : [placedCardText(context, card)]));
  return [
    fact(context, 'inspect.front', fighterName(context, battle, front)),
    ...(supporters === '' ? [] : [fact(context, 'inspect.supporters', supporters)]),
    ...(cardTexts.length === 0 ? [] : [fact(context, 'inspect.laid', cardTexts.join(', '))]),
    ...(attack === null || health === null
      ? []
      : [fact(context, 'inspect.result', format(say('inspect.result.of', { attack, health })))]),
  ];
}

function placedCardText({ format }: InspectContext, { card, from, faceUp }: PlacedCardView): string {
  if (card === null) return format(say(from === 'deck' ? 'inspect.laid.deck' : 'inspect.laid.hidden'));
  return format(say(faceUp ? 'inspect.laid.open' : 'inspect.laid.own', { card: cardName(card) }));
}

function fightersIn(skirmish: SkirmishView, side: BattleSide): readonly FighterId[] {
  return [skirmish[side].front, ...skirmish[side].support];
}

function fighterName({ format }: InspectContext, { fighters }: BattleView, id: FighterId): string {
  const fighter = fighters.find(candidate => candidate.id === id);
  return fighter === undefined ? id : format(unitName(fighter.unit));
}

function fighterRole(skirmish: SkirmishView | undefined, { id, side }: Fighter) {
  if (skirmish === undefined) return say('inspect.role.none');
  const role = skirmish[side].front === id ? 'front' : 'support';
  return say(`inspect.role.${role}`, { number: skirmishNumber(skirmish.id) });
}

function skirmishLink({ format }: InspectContext, { id }: SkirmishView): InspectedLink {
  return { ref: `skirmish:${id}`, label: format(say('inspect.skirmish.name', { number: skirmishNumber(id) })) };
}
