import { expect, test } from 'vitest';
import { FACTIONS } from '../../../src/games/starcraft/data/factions.ts';
import { coachTexts } from '../../../src/games/starcraft/text/coach.en.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { DECISIONS } from '../../fuzz/tally.ts';
import { describeCoach } from '../../oracles/coach.ts';
import { STARCRAFT_USES } from './uses/list.ts';

describeCoach(starcraft, STARCRAFT_USES[DECISIONS] ?? []);

test('SC-19.4 whoever chooses a faction is told with how many points the others win where Aldaris plays', () => {
  const { objective } = FACTIONS.aldaris;
  const others = objective.kind === 'aldaris' ? objective.othersNeed : null;
  expect(coachTexts['coach.setUp.faction']).toContain(`where Aldaris plays all others need ${others}`);
});
