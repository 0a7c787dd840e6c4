import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS, kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { neighboursOf, sectorOf } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { controllerOf, installedIn, installedSlotsOf, numberOf } from '../state/cards.ts';
import { areAllied, homeSector } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { enemiesIn } from '../state/units.ts';

/**
 * The place where a card does most: where enemies stop, where its owner stops, where units fight, anywhere, beside own
 * cards, beside enemy cards.
 */
type Place = 'met' | 'visited' | 'fought' | 'anywhere' | 'beside-own' | 'beside-enemies';

/** The value of each kind of card in an ordinary match, in points, and the place where it does most. */
const TASTES: Readonly<Record<CardKind, readonly [worth: number, place: Place]>> = {
  'marines-mine': [1.8, 'met'],
  'marines-assault': [2.4, 'visited'],
  'marines-battle-position': [1.8, 'fought'],
  'marines-barricade': [1, 'fought'],
  'marines-armory': [1.9, 'visited'],
  'marines-fire': [2.6, 'met'],
  'marines-reproduction': [0.5, 'beside-own'],
  'marines-trap-detector': [0.7, 'visited'],
  'marines-ambush': [1.5, 'met'],
  'marines-protection': [0.4, 'anywhere'],
  'marines-double-shot': [1.5, 'fought'],
  'marines-group-tactics': [1.6, 'visited'],
  'scientists-video-cameras': [2.2, 'met'],
  'scientists-medical-bay': [1.9, 'visited'],
  'scientists-small-laboratory': [1.7, 'visited'],
  'scientists-archive': [4.2, 'visited'],
  'scientists-defense-system': [1.5, 'met'],
  'scientists-secret-passage': [0.6, 'anywhere'],
  'scientists-hideout': [1, 'fought'],
  'scientists-reproduction': [0.5, 'beside-own'],
  'scientists-malfunction': [0.8, 'visited'],
  'scientists-station-plans': [1, 'visited'],
  'scientists-explosion': [1.4, 'visited'],
  'scientists-gripper': [1.5, 'met'],
  'scientists-remote-control': [1.4, 'visited'],
  'aliens-vent-shortcut': [0.6, 'anywhere'],
  'aliens-hive': [2.3, 'met'],
  'aliens-tentacles': [2.6, 'met'],
  'aliens-assault': [2.4, 'visited'],
  'aliens-lurking': [1.7, 'fought'],
  'aliens-habitat': [1.9, 'visited'],
  'aliens-burrow': [0.5, 'anywhere'],
  'aliens-reproduction': [0.5, 'beside-own'],
  'aliens-incubator': [1.8, 'visited'],
  'aliens-ghost-strike': [2, 'visited'],
  'aliens-ventilation-shaft': [0.6, 'anywhere'],
  'aliens-kidnap': [1.5, 'visited'],
  'aliens-parasite': [1.7, 'met'],
  'aliens-creeper': [0.3, 'beside-enemies'],
  'greys-chamber': [1.6, 'fought'],
  'greys-mine': [1.8, 'met'],
  'greys-probe': [3, 'visited'],
  'greys-gene-manipulator': [1.7, 'visited'],
  'greys-soul-trap': [2.8, 'met'],
  'greys-teleport': [0.9, 'visited'],
  'greys-reproduction': [0.5, 'beside-own'],
  'greys-time-loop': [0.6, 'anywhere'],
  'greys-control': [1.6, 'visited'],
  'greys-transfer': [0.8, 'visited'],
  'greys-invisibility': [0.8, 'visited'],
  'greys-decay': [1, 'visited'],
};

/** The value of a kind of card in an ordinary match, wherever it lies. */
export function plainWorth(kind: CardKind): number {
  return TASTES[kind][0];
}

/** The value of a card of seat `owner` in a slot, in points over some rounds. */
export function worthIn(state: TheseusState, owner: Seat, kind: CardKind, slot: SlotId): number {
  const [worth, place] = TASTES[kind];
  const sector = sectorOf(slot);
  return worth * fitOf(state, owner, place, sector) + beside(state, owner, place, slot);
}

/**
 * The value of an installed card for its controller; a higher number and a higher camera marker add to it. The value is
 * cached by the installed cards and the number of enemies, so `state` must not be changed in place afterwards.
 */
export function installedWorth(state: TheseusState, slot: SlotId): number {
  const controller = controllerOf(state, slot);
  const kind = kindOf(installedIn(state, slot).card);
  const enemies = TASTES[kind][1] === 'fought' ? enemiesIn(state, sectorOf(slot), controller).length : 0;
  let known = KNOWN.get(state.installed);
  if (known === undefined) KNOWN.set(state.installed, (known = new Map<string, number>()));
  const about = `${slot}${controller}${enemies}`;
  let worth = known.get(about);
  if (worth === undefined) known.set(about, (worth = raisedWorth(state, controller, kind, slot)));
  return worth;
}

const KNOWN = new WeakMap<TheseusState['installed'], Map<string, number>>();

function raisedWorth(state: TheseusState, controller: Seat, kind: CardKind, slot: SlotId): number {
  const { camera } = installedIn(state, slot);
  const printed = CARDS[kind].number;
  const raised = printed === null ? 0 : numberOf(state, slot) - printed;
  return worthIn(state, controller, kind, slot) * (1 + raised / 2) + camera / 2;
}

/** How well a kind of place fits a sector, as a factor: how often such a card takes effect there. */
function fitOf(state: TheseusState, owner: Seat, place: Place, sector: SectorId): number {
  const isCommon = SECTORS[sector].faction === null;
  const isHome = homeSector(state, owner) === sector;
  switch (place) {
    case 'met':
      return isCommon ? 1 : isHome ? 0.5 : 0.8;
    case 'visited':
      return isHome ? 1 : isCommon ? (sector === 'tech-bay' ? 1.15 : 1) : 0.2;
    case 'fought':
      return (isCommon ? 0.9 : isHome ? 0.8 : 0.6) + 0.1 * enemiesIn(state, sector, owner).length;
    default:
      return 1;
  }
}

/**
 * The value that the neighbouring cards add to a card in a slot: a Reproduction copies its own neighbours (TH-15), a
 * Creeper switches off the enemy cards of its sector (TH-16.2.7).
 */
function beside(state: TheseusState, owner: Seat, place: Place, slot: SlotId): number {
  if (place === 'beside-enemies') {
    const sector = sectorOf(slot);
    return installedSlotsOf(state, sector)
      .filter(other => !areAllied(state, controllerOf(state, other), owner))
      .reduce((sum, other) => sum + 0.5 * plainWorth(kindOf(installedIn(state, other).card)), 0);
  }
  const own = neighboursOf(slot).filter(
    other => state.installed[other] !== undefined && controllerOf(state, other) === owner,
  );
  return own.reduce((sum, other) => {
    const { types, multiplies } = CARDS[kindOf(installedIn(state, other).card)];
    const isReproduction = types.some(type => type === 'reproduction');
    if (place === 'beside-own')
      return sum + (multiplies === 'once' ? 0 : 0.6 * plainWorth(kindOf(installedIn(state, other).card)));
    return sum + (isReproduction ? 0.5 : 0);
  }, 0);
}
