import { detailIn } from '../../../kernel/match/decision.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { HALF_POINTS_BY_YARD, HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNIT_KINDS, UNITS } from '../data/units.ts';
import { kindName, say, technologyIn } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/**
 * The effect of a row of the production sheet, as texts: the abilities of a unit type, or what the next technology
 * level changes (SE-11, SE-12).
 */
export function purchaseEffect({ options, seats }: EmpiresView, seat: Seat, option: ShownOption): readonly Message[] {
  const action = option.details?.do;
  const unitKind = detailIn(option, 'unit', UNIT_KINDS);
  if (action === 'buy' && unitKind !== null) {
    const { weapon, hull, upkeep } = UNITS[unitKind];
    if (hull === 0) return [];
    const weaponWords =
      weapon === null
        ? say('effect.unarmed', { hull })
        : say('inspect.weapon.of', {
            weapon: `${weapon.cls.toUpperCase()}${weapon.attack}`,
            defence: weapon.defence,
            hull,
          });
    return [weaponWords, say('effect.upkeep', { upkeep })];
  }
  const technology = action === 'technology' ? technologyIn(option.subject) : null;
  const ownSeat = seats[seat]?.own ?? null;
  if (technology === null || ownSeat === null) return [];
  const level = ownSeat.levels[technology] + 1;
  const kinds = UNIT_KINDS.filter(kind => {
    const { needs, set } = UNITS[kind];
    return needs?.[0] === technology && needs[1] === level && (set === null || options.sets.includes(set));
  });
  const unlockWords = kinds.length === 0 ? [] : [say('effect.opens', { units: kinds.map(kindName) })];
  if (onlyUnlocksUnits(technology)) return unlockWords;
  return [...unlockWords, say(`effect.${technology}`, { level, ...figuresOf(technology, level) })];
}

/** Whether the only effect of a technology is that unit types become available. */
function onlyUnlocksUnits(technology: TechnologyId): technology is 'ship-size' | 'mines' {
  return technology === 'ship-size' || technology === 'mines';
}

function figuresOf(technology: TechnologyId, level: number): Readonly<Record<string, number>> {
  if (technology === 'ship-yard') return { points: (HALF_POINTS_BY_YARD[level - 1] ?? 2) / 2 };
  if (technology !== 'movement') return {};
  const [first, second, third] = HEXES_BY_MOVEMENT[level - 1] ?? [1, 1, 1];
  return { first, second, third };
}
