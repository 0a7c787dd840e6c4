import { joinedOffers, offer } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { SECTORS } from '../data/sectors.ts';
import type { UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlotsOf, isAsleep } from '../state/cards.ts';
import { does } from '../state/does.ts';
import { unitRefs } from '../state/refs.ts';
import { areAllied, factionOf, homeSector } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { cardName, say, slotName, unitName } from '../text/say.ts';
import { assault } from './attacks.ts';
import { actFreely, offerActs } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { offerMalfunctions, placeMalfunction } from './malfunction.ts';
import type { MalfunctionTarget } from './malfunction.ts';
import { unitsInRoomsOrSpace, whyNotMove } from './movement.ts';
import { unitFace } from './options.ts';
import { discardInstalled } from './pieces.ts';
import { gainUpgrades } from './tracks.ts';
import { turnOf } from './turn.ts';

/** The steps of the sector phase, phase 3 of a turn (TH-10.3 to TH-10.7, TH-20.8). */
export const sectorSteps: ChapterRules<Pick<TurnSteps, 'turn.sector' | 'turn.putOff'>> = {
  'turn.sector': sectorPhase,
  'turn.putOff': postponedAction,
};

type SectorChoice =
  | { readonly do: 'assault' }
  | { readonly do: 'take-upgrade' }
  | { readonly do: 'malfunction'; readonly target: MalfunctionTarget }
  | { readonly do: 'extra-turn'; readonly unit: UnitId }
  | { readonly do: 'purge'; readonly slot: SlotId };

/**
 * The actions of a sector that a seat may use: the common one, its own, both (Pandora on a common sector, TH-20.8), or
 * none.
 */
export function actionsIn(state: TheseusState, seat: Seat, sector: SectorId): ('common' | 'own')[] {
  const ownAction = homeSector(state, seat) === sector ? (['own'] as const) : [];
  const commonAction = SECTORS[sector].faction === null ? (['common'] as const) : [];
  return [...ownAction, ...commonAction];
}

/**
 * TH-10.7: the slots of the cards in a sector that a seat may purge: working enemy cards, and for Pandora also those
 * that it has taken over itself (TH-20.9).
 */
export function purgeable(state: TheseusState, seat: Seat, sector: SectorId): SlotId[] {
  return installedSlotsOf(state, sector).filter(slot => whyNotPurge(state, seat, slot) === null);
}

const ASLEEP: Reason = { why: say('why.asleep'), rule: 'TH-10.7' };
const OWN_CARD: Reason = { why: say('why.own-card'), rule: 'TH-10.7' };

function whyNotPurge(state: TheseusState, seat: Seat, slot: SlotId): Reason | null {
  if (isAsleep(state, slot)) return ASLEEP;
  if (!areAllied(state, controllerOf(state, slot), seat)) return null;
  return factionOf(state, seat) === 'pandora' && installedIn(state, slot).takenBy !== null ? null : OWN_CARD;
}

function* sectorPhase(game: Theseus): Rule {
  const { state } = game;
  const turn = turnOf(state);
  turn.part = 'sector';
  const { seat, sector, sectorDone } = turn;
  const remainingActions =
    sector === null ? [] : actionsIn(state, seat, sector).filter(one => !sectorDone.includes(one));
  const choices =
    sector === null || turn.over
      ? null
      : joinedOffers(...remainingActions.map(one => offerSectorAction(state, seat, sector, one)));
  if (choices === null || choices.options.length === 0) {
    game.next('turn.pending', {});
    return;
  }
  const { options, blocked } = joinedOffers<SectorChoice | FreeAct>(choices, offerActs(state, seat));
  const choice = yield* choose<SectorChoice | FreeAct>(game, seat, 'sector.action', options, {
    prompt: say('sector.action'),
    rule: 'TH-10.3',
    obvious: true,
    blocked,
  });
  if (isFreeAct(choice)) {
    yield* actFreely(game, seat, choice);
    game.next('turn.sector', {});
    return;
  }
  sectorDone.push(choice.do === 'purge' || choice.do === 'take-upgrade' ? 'own' : 'common');
  if (choice.do === 'extra-turn' && remainingActions.includes('own')) turn.putOff += 1;
  yield* carryOut(game, seat, choice);
  if (choice.do !== 'extra-turn') game.next('turn.sector', {});
}

/** TH-20.8: carries out Pandora's own action in the Tech Bay, after its extra turn. */
function* postponedAction(game: Theseus): Rule {
  const { state } = game;
  const { seat } = turnOf(state);
  const sector = homeSector(state, seat);
  if (sector === null) return;
  const choices = offerSectorAction(state, seat, sector, 'own');
  const { options, blocked } = joinedOffers<SectorChoice | FreeAct>(choices, offerActs(state, seat));
  const choice = yield* choose<SectorChoice | FreeAct>(game, seat, 'sector.action', options, {
    prompt: say('sector.action'),
    rule: 'TH-20.8',
    blocked,
  });
  if (isFreeAct(choice)) {
    yield* actFreely(game, seat, choice);
    game.next('turn.putOff', {});
  } else yield* carryOut(game, seat, choice);
}

function isFreeAct(choice: SectorChoice | FreeAct): choice is FreeAct {
  return choice.do === 'flip' || choice.do === 'token' || choice.do === 'play';
}

function* carryOut(game: Theseus, seat: Seat, choice: SectorChoice): Rule {
  if (choice.do === 'extra-turn') {
    game.tell?.({ words: say('sector.extra', { seat: { seat } }), rule: 'TH-10.5', refs: [`unit:${choice.unit}`] });
    game.next('turn.move', { unit: choice.unit }); // the Tech Bay has no pending slot, so nothing is left of this turn
    return;
  }
  if (choice.do === 'assault') yield* assault(game, seat);
  else if (choice.do === 'take-upgrade') gainUpgrades(game, seat, 1, 'TH-10.7');
  else if (choice.do === 'malfunction') {
    placeMalfunction(game, seat, choice.target);
    yield* beat('malfunction.placed');
  } else discardInstalled(game, choice.slot);
}

/** The options of a sector's common action, or of its faction's own action, including blocked ones. */
function offerSectorAction(
  state: TheseusState,
  seat: Seat,
  sector: SectorId,
  which: 'common' | 'own',
): Offer<SectorChoice> {
  if (which === 'own') return joinedOffers<SectorChoice>(TAKE_UPGRADE, offerPurges(state, seat, sector));
  switch (SECTORS[sector].action) {
    case 'assault':
      return ASSAULT;
    case 'malfunction':
      return offerMalfunctions(state, seat, (target): SectorChoice => ({ do: 'malfunction', target }));
    case 'extra-turn':
      return offerExtraTurns(state, seat);
    case 'faction':
      return NOTHING;
  }
}

const NOTHING: Offer<never> = { options: [], blocked: () => [] };
const TAKE_UPGRADE: Offer<SectorChoice> = {
  options: [{ id: 'take-upgrade', words: say('sector.upgrade'), value: { do: 'take-upgrade' } }],
  blocked: () => [],
};
const ASSAULT: Offer<SectorChoice> = {
  options: [{ id: 'assault', words: say('sector.assault'), value: { do: 'assault' } }],
  blocked: () => [],
};

function offerPurges(state: TheseusState, seat: Seat, sector: SectorId): Offer<SectorChoice> {
  return offer<SlotId, SectorChoice, Reason>(installedSlotsOf(state, sector), {
    id: slot => `purge:${slot}`,
    fault: slot => whyNotPurge(state, seat, slot),
    face: slot => {
      const { card } = installedIn(state, slot);
      return {
        words: say('sector.purge', { card: cardName(card), slot: slotName(slot) }),
        details: does('purge'),
        refs: [`card:${card}`, `slot:${slot}`],
      };
    },
    why: obstacle => obstacle,
    value: slot => ({ do: 'purge', slot }),
  });
}

/** TH-10.5: the units as options for the extra turn. */
function offerExtraTurns(state: TheseusState, seat: Seat): Offer<SectorChoice> {
  return offer<UnitId, SectorChoice, Reason>(unitsInRoomsOrSpace(state, seat), {
    id: unit => `extra:${unit}`,
    fault: unit => whyNotMove(state, unit),
    face: unit => {
      const { words, refs } = unitFace(state, unit);
      return { words: say('sector.extra-with', { unit: words }), details: does('extra'), refs };
    },
    blockedFace: unit => ({
      words: say('sector.extra-with', { unit: unitName(unit) }),
      details: does('extra'),
      refs: unitRefs(unit),
    }),
    why: obstacle => obstacle,
    value: unit => ({ do: 'extra-turn', unit }),
  });
}
