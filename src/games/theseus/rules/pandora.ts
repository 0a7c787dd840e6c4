import type { Option } from '../../../kernel/match/decision.ts';
import { joinedOffers, offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SlotId } from '../data/ids.ts';
import { EMBRYO_KINDS, sideOf } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlotsOf, isAsleep } from '../state/cards.ts';
import { does } from '../state/does.ts';
import { areAllied } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { inSupply, roomOf, sectorOfUnit, unitsInSector, unitState } from '../state/units.ts';
import { cardName, roomName, say, slotName, unitName } from '../text/say.ts';
import { actFreely, offerActs } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { offerRooms } from './offer.ts';
import { unitOptions } from './options.ts';
import { freeHeldAllies, launch, putUnit } from './pieces.ts';
import { turnOf } from './turn.ts';

/** The steps that only Pandora has, between the action cards and the sector action (TH-20.5, TH-20.6). */
export const pandoraSteps: ChapterRules<Pick<TurnSteps, 'turn.breed' | 'turn.takeOver'>> = {
  'turn.breed': breed,
  'turn.takeOver': takeOver,
};

/** TH-20.5: lets a creature that has ended its move in a sector without enemies bear an embryo of any kind there. */
function* breed(game: Theseus): Rule {
  const { state } = game;
  const { seat, sector, breeds, over } = turnOf(state);
  if (over || sector === null || !breeds) return;
  const { options, blocked } = offerPlain(EMBRYO_KINDS, {
    id: kind => `kind:${kind}`,
    face: kind => ({ words: say(`unit.${kind}`), subject: `embryo:${kind}` }),
    whyNot: kind => (inSupply(state, kind).length > 0 ? null : { why: say('why.no-embryo'), rule: 'TH-20.5' }),
  });
  if (options.length === 0) return;
  const question = { prompt: say('breed.kind'), rule: 'TH-20.5', blocked };
  const embryoKind = yield* choose(game, seat, 'breed.kind', options, question);
  const { options: empty, blocked: taken } = offerRooms(state, sector, 'TH-20.5');
  let room = null;
  if (empty.length > 0) {
    room = yield* choose(game, seat, 'breed.room', empty, {
      prompt: say('breed.room'),
      rule: 'TH-20.5',
      obvious: true,
      blocked: taken,
    });
  } else {
    const launched = yield* choose(game, seat, 'breed.launch', unitOptions(state, unitsInSector(state, sector)), {
      prompt: say('breed.launch'),
      rule: 'TH-20.5',
    });
    room = roomOf(state, launched);
    launch(game, launched);
  }
  const [embryo] = inSupply(state, embryoKind);
  if (room === null || embryo === undefined) return;
  putUnit(game, embryo, seat, room);
  game.tell?.({
    words: say('breed.born', { unit: unitName(embryo), room: roomName(room) }),
    rule: 'TH-20.5',
    refs: [`unit:${embryo}`, `room:${room}`],
  });
}

/** TH-20.6: the slots of the enemy cards that an embryo may take over where it stopped. */
export function takeableSlots(state: TheseusState, unit: UnitId): SlotId[] {
  const sector = sectorOfUnit(state, unit);
  if (sector === null) return [];
  return enemySlots(state, unit).filter(slot => !isAsleep(state, slot));
}

function enemySlots(state: TheseusState, unit: UnitId): SlotId[] {
  const sector = sectorOfUnit(state, unit);
  const { seat } = unitState(state, unit);
  if (sector === null) return [];
  return installedSlotsOf(state, sector).filter(slot => !areAllied(state, controllerOf(state, slot), seat));
}

/**
 * TH-20.6: asks whether an embryo that has moved takes over an enemy card where it stopped. Upgrade tokens may be spent
 * first (TH-5.2).
 */
function* takeOver(game: Theseus): Rule {
  const { state } = game;
  const { seat } = turnOf(state);
  const unit = activeEmbryo(state);
  if (unit === null || takeableSlots(state, unit).length === 0) return;
  const choice = yield* chooseCard(game, seat, unit);
  if (typeof choice === 'object' && choice !== null) {
    yield* actFreely(game, seat, choice);
    game.next('turn.takeOver', {});
  } else if (choice !== null) putOnCard(game, unit, choice);
}

/** The embryo that has moved in this turn and is still where it stopped; `null` if there is none. */
function activeEmbryo(state: TheseusState): UnitId | null {
  const { unit, sector, over } = turnOf(state);
  if (over || unit === null || state.units[unit] === undefined || sectorOfUnit(state, unit) !== sector) return null;
  return sideOf(unit, unitState(state, unit).side).takeOver === null ? null : unit;
}

function chooseCard(game: Theseus, seat: Seat, unit: UnitId): Rule<SlotId | FreeAct | null> {
  const { state } = game;
  const noneOption: Option<null> = { id: 'none', words: say('take-over.none'), value: null };
  const cards = offerPlain(enemySlots(state, unit), {
    id: slot => `take:${slot}`,
    face: slot => takeFace(state, slot),
    whyNot: slot => (isAsleep(state, slot) ? { why: say('why.asleep'), rule: 'TH-20.6' } : null),
  });
  const { options, blocked } = joinedOffers<SlotId | FreeAct>(cards, offerActs(state, seat));
  return choose<SlotId | FreeAct | null>(game, seat, 'take-over.card', [noneOption, ...options], {
    prompt: say('take-over.card', { unit: unitName(unit) }),
    rule: 'TH-20.6',
    blocked,
  });
}

/** Puts an embryo on the card that it takes over. It then no longer counts as a unit. */
function putOnCard(game: Theseus, unit: UnitId, slot: SlotId): void {
  const { state } = game;
  Object.assign(unitState(state, unit), { place: slot, heldBy: null, parasites: 0, invisible: false });
  installedIn(state, slot).takenBy = unit;
  freeHeldAllies(game);
  game.tell?.({
    words: say('take-over.done', { unit: unitName(unit), card: cardName(installedIn(state, slot).card) }),
    rule: 'TH-20.6',
    refs: [`unit:${unit}`, `card:${installedIn(state, slot).card}`, `slot:${slot}`],
  });
}

function takeFace(state: TheseusState, slot: SlotId): OptionFace {
  const { card } = installedIn(state, slot);
  return {
    words: say('slot.holding', { slot: slotName(slot), card: cardName(card) }),
    details: does('take'),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}
