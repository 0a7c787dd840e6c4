import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { SECTORS } from '../data/sectors.ts';
import type { UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlotsOf, isAsleep } from '../state/cards.ts';
import { areAllied, factionOf, homeSector } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { assault } from './attacks.ts';
import { actFreely, blockedActs, freeActs } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { blockedMalfunctions, malfunctionOptions, placeMalfunction } from './malfunction.ts';
import type { MalfunctionTarget } from './malfunction.ts';
import { blockedUnits, movableUnits } from './movement.ts';
import { unitOptions } from './options.ts';
import { discardInstalled } from './pieces.ts';
import { gainUpgrades } from './tracks.ts';
import { turnOf } from './turn.ts';

/** Phase 3, TH-10.3 to TH-10.7, TH-20.8. */
export const sectorSteps: ChapterRules<Pick<TurnSteps, 'turn.sector' | 'turn.putOff'>> = {
  'turn.sector': sectorPhase,
  'turn.putOff': putOffAction,
};

type SectorDeed =
  | { readonly do: 'assault' }
  | { readonly do: 'take-upgrade' }
  | { readonly do: 'malfunction'; readonly target: MalfunctionTarget }
  | { readonly do: 'extra-turn'; readonly unit: UnitId }
  | { readonly do: 'purge'; readonly slot: SlotId };

/** Which actions of a sector `seat` has: the common one, its own, both (Pandora on a common sector, TH-20.8), or none. */
export function actionsIn(state: TheseusState, seat: Seat, sector: SectorId): ('common' | 'own')[] {
  const own = homeSector(state, seat) === sector ? (['own'] as const) : [];
  const common = SECTORS[sector].faction === null ? (['common'] as const) : [];
  return [...own, ...common];
}

/** TH-10.7: the enemy cards installed in the sector, those that sleep left out. On a shared sector Pandora's own too (TH-20.9). */
export function purgeable(state: TheseusState, seat: Seat, sector: SectorId): SlotId[] {
  const pandora = factionOf(state, seat) === 'pandora';
  return installedSlotsOf(state, sector).filter(
    slot =>
      !isAsleep(state, slot) &&
      (!areAllied(state, controllerOf(state, slot), seat) || (pandora && installedIn(state, slot).takenBy !== null)),
  );
}

function* sectorPhase(game: Theseus): Rule {
  const { state } = game;
  const turn = turnOf(state);
  turn.part = 'sector';
  const { seat, sector, sectorDone } = turn;
  const left = sector === null ? [] : actionsIn(state, seat, sector).filter(one => !sectorDone.includes(one));
  const deeds = sector === null || turn.over ? [] : left.flatMap(one => deedsOf(state, seat, sector, one));
  if (sector === null || deeds.length === 0) {
    game.next('turn.pending', {});
    return;
  }
  const options: Option<SectorDeed | FreeAct>[] = [...deeds, ...freeActs(state, seat)];
  const chosen = yield* choose<SectorDeed | FreeAct>(game, seat, 'sector.action', options, {
    prompt: say('sector.action'),
    rule: 'TH-10.3',
    obvious: true,
    blocked: () => [...blockedDeeds(state, seat, sector, left), ...blockedActs(state, seat)],
  });
  if (isFree(chosen)) {
    yield* actFreely(game, seat, chosen);
    game.next('turn.sector', {});
    return;
  }
  sectorDone.push(chosen.do === 'purge' || chosen.do === 'take-upgrade' ? 'own' : 'common');
  if (chosen.do === 'extra-turn' && left.includes('own')) turn.putOff += 1;
  yield* carryOut(game, seat, chosen);
  if (chosen.do !== 'extra-turn') game.next('turn.sector', {});
}

/** TH-20.8: after its extra turn Pandora uses its own action in the Tech Bay. */
function* putOffAction(game: Theseus): Rule {
  const { state } = game;
  const { seat } = turnOf(state);
  const sector = homeSector(state, seat);
  if (sector === null) return;
  const options: Option<SectorDeed | FreeAct>[] = [...deedsOf(state, seat, sector, 'own'), ...freeActs(state, seat)];
  const chosen = yield* choose<SectorDeed | FreeAct>(game, seat, 'sector.action', options, {
    prompt: say('sector.action'),
    rule: 'TH-20.8',
    blocked: () => [...blockedPurges(state, seat, sector, ['own']), ...blockedActs(state, seat)],
  });
  if (isFree(chosen)) {
    yield* actFreely(game, seat, chosen);
    game.next('turn.putOff', {});
  } else yield* carryOut(game, seat, chosen);
}

function isFree(chosen: SectorDeed | FreeAct): chosen is FreeAct {
  return chosen.do === 'flip' || chosen.do === 'token' || chosen.do === 'play';
}

function* carryOut(game: Theseus, seat: Seat, deed: SectorDeed): Rule {
  if (deed.do === 'extra-turn') {
    game.tell?.({ words: say('sector.extra', { seat: { seat } }), rule: 'TH-10.5', refs: [`unit:${deed.unit}`] });
    game.next('turn.move', { unit: deed.unit }); // the Tech Bay has no pending slot: nothing of this turn is left
    return;
  }
  if (deed.do === 'assault') yield* assault(game, seat);
  else if (deed.do === 'take-upgrade') gainUpgrades(game, seat, 1, 'TH-10.7');
  else if (deed.do === 'malfunction') {
    placeMalfunction(game, seat, deed.target);
    yield* beat('malfunction.placed');
  } else discardInstalled(game, deed.slot);
}

function deedsOf(state: TheseusState, seat: Seat, sector: SectorId, which: 'common' | 'own'): Option<SectorDeed>[] {
  if (which === 'own') {
    return [
      { id: 'take-upgrade', words: say('sector.upgrade'), value: { do: 'take-upgrade' } },
      ...purgeable(state, seat, sector).map((slot): Option<SectorDeed> => ({
        ...purgeFace(state, slot),
        value: { do: 'purge', slot },
      })),
    ];
  }
  switch (SECTORS[sector].action) {
    case 'assault':
      return [{ id: 'assault', words: say('sector.assault'), value: { do: 'assault' } }];
    case 'malfunction':
      return malfunctionOptions(state, seat).map(option => ({
        ...option,
        value: { do: 'malfunction', target: option.value },
      }));
    case 'extra-turn':
      return unitOptions(state, movableUnits(state, seat)).map(option => ({
        ...option,
        id: `extra:${option.value}`,
        words: say('sector.extra-with', { unit: option.words }),
        value: { do: 'extra-turn', unit: option.value },
      }));
    case 'faction':
      return [];
  }
}

function purgeFace(state: TheseusState, slot: SlotId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  const { card } = installedIn(state, slot);
  return {
    id: `purge:${slot}`,
    words: say('sector.purge', { card: cardName(card), slot: slotName(slot) }),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}

/** What the actions of the sector do not allow. */
function blockedDeeds(
  state: TheseusState,
  seat: Seat,
  sector: SectorId,
  left: readonly ('common' | 'own')[],
): Blocked[] {
  const purges = blockedPurges(state, seat, sector, left);
  if (!left.includes('common')) return purges;
  const { action } = SECTORS[sector];
  if (action === 'malfunction') return [...purges, ...blockedMalfunctions(state, seat)];
  return action === 'extra-turn' ? [...purges, ...blockedExtraTurns(state, seat)] : purges;
}

function blockedExtraTurns(state: TheseusState, seat: Seat): Blocked[] {
  return blockedUnits(state, seat).map(blocked => ({
    ...blocked,
    id: blocked.id.replace('unit:', 'extra:'),
    words: say('sector.extra-with', { unit: blocked.words }),
  }));
}

function blockedPurges(
  state: TheseusState,
  seat: Seat,
  sector: SectorId,
  left: readonly ('common' | 'own')[],
): Blocked[] {
  if (!left.includes('own')) return [];
  const open = purgeable(state, seat, sector);
  return installedSlotsOf(state, sector)
    .filter(slot => !open.includes(slot))
    .map(slot => {
      const why = isAsleep(state, slot) ? say('why.asleep') : say('why.own-card');
      return { ...purgeFace(state, slot), why, rule: 'TH-10.7' };
    });
}
