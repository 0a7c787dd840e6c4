import * as v from 'valibot';
import { seatShape, wordsShape } from '../../../kernel/match/shapes.ts';
import { CARD_IDS } from '../data/cards.ts';
import { EVENT_KINDS } from '../data/events.ts';
import { AREA_IDS } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { BATTLE_SIDES } from './battle.ts';
import type { Battle, FighterId, SkirmishId } from './battle.ts';

const card = v.picklist(CARD_IDS);
const area = v.picklist(AREA_IDS);
const side = v.picklist(BATTLE_SIDES);
const startEvent = v.nullable(v.picklist(EVENT_KINDS));
const smallCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

const FIGHTER = new RegExp(`^[ad]-(?:${UNIT_TYPES.join('|')})-[1-9][0-9]?$`);
const fighterId = v.custom<FighterId>(input => typeof input === 'string' && FIGHTER.test(input), 'is no fighter');
const fighters = v.pipe(v.array(fighterId), v.maxLength(99));
const skirmishId = v.custom<SkirmishId>(
  input => typeof input === 'string' && /^s[1-9][0-9]?$/.test(input),
  'is no skirmish',
);

const placed = v.strictObject({ card, from: v.picklist(['hand', 'deck']), faceUp: v.boolean() });
const line = v.strictObject({
  stat: v.picklist(['attack', 'health']),
  amount: v.pipe(v.number(), v.integer()),
  words: wordsShape,
});
const skirmishSide = v.strictObject({
  front: fighterId,
  support: fighters,
  standard: v.nullable(placed),
  reinforcement: v.nullable(placed),
  gone: v.pipe(v.array(v.strictObject({ card, words: wordsShape })), v.maxLength(99)),
  played: v.pipe(v.array(card), v.maxLength(99)),
  matches: v.boolean(),
  detector: v.boolean(),
  cloaked: fighters,
  splash: v.pipe(v.array(card), v.maxLength(9)),
  sum: v.pipe(v.array(line), v.maxLength(99)),
  attack: v.nullable(smallCount),
  health: v.nullable(smallCount),
  strong: v.boolean(),
  fallen: fighters,
});

/** The schema of a battle in a save. */
export const battleShape: v.GenericSchema<unknown, Battle> = v.strictObject({
  area,
  attacker: seatShape,
  defender: seatShape,
  special: v.boolean(),
  step: v.pipe(smallCount, v.minValue(1), v.maxValue(9)),
  fighters: v.pipe(
    v.array(
      v.strictObject({
        id: fighterId,
        side,
        unit: v.picklist(UNIT_TYPES),
        fate: v.picklist(['standing', 'destroyed', 'withdrawn', 'back']),
      }),
    ),
    v.maxLength(99),
  ),
  lead: v.strictObject({ attacker: v.nullable(fighterId), defender: v.nullable(fighterId) }),
  skirmishes: v.pipe(
    v.array(
      v.strictObject({
        id: skirmishId,
        attacker: skirmishSide,
        defender: skirmishSide,
        stage: v.picklist(['waiting', 'revealed', 'compared', 'done']),
      }),
    ),
    v.maxLength(50),
  ),
  current: v.nullable(skirmishId),
  plan: v.nullable(
    v.strictObject({
      side,
      places: v.pipe(
        v.array(
          v.strictObject({
            skirmish: skirmishId,
            standard: v.picklist([...CARD_IDS, 'deck', 'none']),
            reinforcement: v.picklist([...CARD_IDS, 'none', 'open']),
          }),
        ),
        v.maxLength(50),
      ),
    }),
  ),
  splash: v.pipe(v.array(v.strictObject({ side, card })), v.maxLength(50)),
  splashed: fighters,
  retreat: v.nullable(v.strictObject({ side, units: fighters, to: v.nullable(area) })),
  abilityUsed: v.strictObject({ attacker: v.boolean(), defender: v.boolean() }),
  startEvents: v.strictObject({ attacker: startEvent, defender: startEvent }),
});
