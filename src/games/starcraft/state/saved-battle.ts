import * as v from 'valibot';
import { seatShape, wordsShape } from '../../../kernel/match/shapes.ts';
import { CARD_IDS } from '../data/cards.ts';
import { EVENT_KINDS } from '../data/events.ts';
import { AREA_IDS } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { BATTLE_SIDES } from './battle.ts';
import type { Battle, FighterId, SkirmishId } from './battle.ts';

const cardShape = v.picklist(CARD_IDS);
const areaShape = v.picklist(AREA_IDS);
const sideShape = v.picklist(BATTLE_SIDES);
const startEventShape = v.nullable(v.picklist(EVENT_KINDS));
const smallCountShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

const FIGHTER_ID = new RegExp(`^[ad]-(?:${UNIT_TYPES.join('|')})-[1-9][0-9]?$`);
const fighterIdShape = v.custom<FighterId>(
  input => typeof input === 'string' && FIGHTER_ID.test(input),
  'is no fighter',
);
const fightersShape = v.pipe(v.array(fighterIdShape), v.maxLength(99));
const skirmishIdShape = v.custom<SkirmishId>(
  input => typeof input === 'string' && /^s[1-9][0-9]?$/.test(input),
  'is no skirmish',
);

const placedCardShape = v.strictObject({ card: cardShape, from: v.picklist(['hand', 'deck']), faceUp: v.boolean() });
const sumLineShape = v.strictObject({
  stat: v.picklist(['attack', 'health']),
  amount: v.pipe(v.number(), v.integer()),
  words: wordsShape,
});
const skirmishSideShape = v.strictObject({
  front: fighterIdShape,
  support: fightersShape,
  standard: v.nullable(placedCardShape),
  reinforcement: v.nullable(placedCardShape),
  gone: v.pipe(v.array(v.strictObject({ card: cardShape, words: wordsShape })), v.maxLength(99)),
  played: v.pipe(v.array(cardShape), v.maxLength(99)),
  matches: v.boolean(),
  detector: v.boolean(),
  cloaked: fightersShape,
  splash: v.pipe(v.array(cardShape), v.maxLength(9)),
  sum: v.pipe(v.array(sumLineShape), v.maxLength(99)),
  attack: v.nullable(smallCountShape),
  health: v.nullable(smallCountShape),
  strong: v.boolean(),
  fallen: fightersShape,
});

/** The schema of a battle in a save. */
export const battleShape: v.GenericSchema<unknown, Battle> = v.strictObject({
  area: areaShape,
  attacker: seatShape,
  defender: seatShape,
  special: v.boolean(),
  step: v.pipe(smallCountShape, v.minValue(1), v.maxValue(9)),
  fighters: v.pipe(
    v.array(
      v.strictObject({
        id: fighterIdShape,
        side: sideShape,
        unit: v.picklist(UNIT_TYPES),
        fate: v.picklist(['standing', 'destroyed', 'withdrawn', 'back']),
      }),
    ),
    v.maxLength(99),
  ),
  lead: v.strictObject({ attacker: v.nullable(fighterIdShape), defender: v.nullable(fighterIdShape) }),
  skirmishes: v.pipe(
    v.array(
      v.strictObject({
        id: skirmishIdShape,
        attacker: skirmishSideShape,
        defender: skirmishSideShape,
        stage: v.picklist(['waiting', 'revealed', 'compared', 'done']),
      }),
    ),
    v.maxLength(50),
  ),
  current: v.nullable(skirmishIdShape),
  plan: v.nullable(
    v.strictObject({
      side: sideShape,
      places: v.pipe(
        v.array(
          v.strictObject({
            skirmish: skirmishIdShape,
            standard: v.picklist([...CARD_IDS, 'deck', 'none']),
            reinforcement: v.picklist([...CARD_IDS, 'none', 'open']),
          }),
        ),
        v.maxLength(50),
      ),
    }),
  ),
  splash: v.pipe(v.array(v.strictObject({ side: sideShape, card: cardShape })), v.maxLength(50)),
  splashed: fightersShape,
  retreat: v.nullable(v.strictObject({ side: sideShape, units: fightersShape, to: v.nullable(areaShape) })),
  abilityUsed: v.strictObject({ attacker: v.boolean(), defender: v.boolean() }),
  startEvents: v.strictObject({ attacker: startEventShape, defender: startEventShape }),
});
