import { starcraft } from '../../../src/games/starcraft/game.ts';
import { DECISIONS } from '../../fuzz/tally.ts';
import { describeCoach } from '../../oracles/coach.ts';
import { STARCRAFT_USES } from './uses/list.ts';

describeCoach(starcraft, STARCRAFT_USES[DECISIONS] ?? []);
