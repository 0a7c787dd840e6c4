import type { Blocked, Option } from '../../../kernel/decision.ts';
import { choose } from '../../../kernel/rule.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { SlotId } from '../data/ids.ts';
import { EMBRYO_KINDS, unitFacts } from '../data/units.ts';
import type { EmbryoKind, UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlotsOf, isAsleep } from '../state/cards.ts';
import { areAllied } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { emptyRooms, inSupply, roomOf, sectorOfUnit, unitsInSector, unitState } from '../state/units.ts';
import { cardName, roomName, say, slotName, unitName } from '../text/say.ts';
import { takenRooms } from './left-out.ts';
import { roomOptions, unitOptions } from './options.ts';
import { freeFriendsOf, launch, putUnit } from './pieces.ts';
import { turnOf } from './turn.ts';

/** What only Pandora does, TH-20.5 and TH-20.6: between the action cards and the sector action. */
export const pandoraSteps: ChapterRules<Pick<TurnSteps, 'turn.breed' | 'turn.takeOver'>> = {
  'turn.breed': breed,
  'turn.takeOver': takeOver,
};

/** TH-20.5: a creature that finished its move away from enemies bears an embryo of any kind there. */
function* breed(game: Theseus): Rule {
  const { state } = game;
  const { seat, sector, breeds, over } = turnOf(state);
  if (over || sector === null || !breeds) return;
  const kinds = EMBRYO_KINDS.filter(kind => inSupply(state, kind).length > 0);
  if (kinds.length === 0) return;
  const options = kinds.map((kind): Option<EmbryoKind> => ({
    id: `kind:${kind}`,
    words: say(`unit.${kind}`),
    value: kind,
  }));
  const kind = yield* choose(game, seat, 'breed.kind', options, {
    prompt: say('breed.kind'),
    rule: 'TH-20.5',
    blocked: () =>
      EMBRYO_KINDS.filter(other => !kinds.includes(other)).map(other => ({
        id: `kind:${other}`,
        words: say(`unit.${other}`),
        why: say('why.no-embryo'),
        rule: 'TH-20.5',
      })),
  });
  const empty = emptyRooms(state, sector);
  let room = null;
  if (empty.length > 0) {
    room = yield* choose(game, seat, 'breed.room', roomOptions(empty), {
      prompt: say('breed.room'),
      rule: 'TH-20.5',
      obvious: true,
      blocked: () => takenRooms(state, [sector], 'TH-20.5'),
    });
  } else {
    const launched = yield* choose(game, seat, 'breed.launch', unitOptions(state, unitsInSector(state, sector)), {
      prompt: say('breed.launch'),
      rule: 'TH-20.5',
    });
    room = roomOf(state, launched);
    launch(game, launched);
  }
  const [embryo] = inSupply(state, kind);
  if (room === null || embryo === undefined) return;
  putUnit(game, embryo, seat, room);
  game.tell({
    words: say('breed.born', { unit: unitName(embryo), room: roomName(room) }),
    rule: 'TH-20.5',
    refs: [`unit:${embryo}`, `room:${room}`],
  });
}

/** TH-20.6: the enemy cards that an embryo may take over where it stopped. */
export function takeable(state: TheseusState, unit: UnitId): SlotId[] {
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

/** TH-20.6: an embryo that was moved may take over one enemy card where it stopped. */
function* takeOver(game: Theseus): Rule {
  const { state } = game;
  const { seat, unit, sector, over } = turnOf(state);
  if (over || unit === null || state.units[unit] === undefined || sectorOfUnit(state, unit) !== sector) return;
  const facts = unitFacts(unit);
  const side = unitState(state, unit).side === 'upgraded' ? (facts.upgraded ?? facts.base) : facts.base;
  if (side.takeOver === null) return;
  const cards = takeable(state, unit).map((slot): Option<SlotId | null> => ({ ...takeFace(state, slot), value: slot }));
  if (cards.length === 0) return;
  const slot = yield* choose(
    game,
    seat,
    'take-over.card',
    [{ id: 'none', words: say('take-over.none'), value: null }, ...cards],
    {
      prompt: say('take-over.card', { unit: unitName(unit) }),
      rule: 'TH-20.6',
      blocked: () =>
        enemySlots(state, unit)
          .filter(other => isAsleep(state, other))
          .map(other => ({ ...takeFace(state, other), why: say('why.asleep'), rule: 'TH-20.6' })),
    },
  );
  if (slot === null) return;
  unitState(state, unit).place = slot;
  unitState(state, unit).heldBy = null;
  unitState(state, unit).parasites = 0;
  unitState(state, unit).invisible = false;
  installedIn(state, slot).takenBy = unit;
  freeFriendsOf(game);
  game.tell({
    words: say('take-over.done', { unit: unitName(unit), card: cardName(installedIn(state, slot).card) }),
    rule: 'TH-20.6',
    refs: [`unit:${unit}`, `card:${installedIn(state, slot).card}`, `slot:${slot}`],
  });
}

function takeFace(state: TheseusState, slot: SlotId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  const { card } = installedIn(state, slot);
  return {
    id: `take:${slot}`,
    words: say('slot.holding', { slot: slotName(slot), card: cardName(card) }),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}
