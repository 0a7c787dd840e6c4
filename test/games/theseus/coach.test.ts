import { theseus } from '../../../src/games/theseus/game.ts';
import { DECISIONS } from '../../fuzz/tally.ts';
import { describeCoach } from '../../oracles/coach.ts';
import { THESEUS_USES } from './uses/list.ts';

describeCoach(theseus, THESEUS_USES[DECISIONS] ?? []);
