import type { Option } from '../../../kernel/match/decision.ts';
import { openOptions } from '../../../kernel/match/offer.ts';
import type { OptionFace } from '../../../kernel/match/offer.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { TileId } from '../data/tiles.ts';
import type { PublicState } from '../state/state.ts';
import { spaceName, spaceRef, spaceRefs, technologyName, tileName } from '../text/say.ts';

/** The subject of an option that concerns a space. */
export function spaceSubject(state: Pick<PublicState, 'tiles'>, space: SpaceId): Pick<OptionFace, 'subject' | 'refs'> {
  return { subject: spaceRef(space), refs: spaceRefs(state, space) };
}

/** How a space is shown as an option. */
export function spaceFace(state: Pick<PublicState, 'tiles'>, space: SpaceId): OptionFace {
  return { words: spaceName(state, space), ...spaceSubject(state, space) };
}

/** One option for each space (`space:c4`). */
export function spaceOptions(
  state: Pick<PublicState, 'tiles'>,
  spaces: readonly SpaceId[],
): readonly Option<SpaceId>[] {
  return openOptions(spaces, {
    id: space => `space:${space}`,
    face: space => spaceFace(state, space),
    value: space => space,
  });
}

/** How a tile is shown as an option. */
export function tileFace(tile: TileId): OptionFace {
  return { words: tileName(tile), subject: `tile:${tile}`, refs: [`tile:${tile}`] };
}

/** How a technology is shown as an option. */
export function technologyFace(technology: TechnologyId): OptionFace {
  return { words: technologyName(technology), subject: `technology:${technology}`, refs: [`technology:${technology}`] };
}
