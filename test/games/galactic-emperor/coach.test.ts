import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { DECISIONS } from '../../fuzz/tally.ts';
import { describeCoach } from '../../oracles/coach.ts';
import { EMPEROR_USES } from './uses/list.ts';

describeCoach(galacticEmperor, EMPEROR_USES[DECISIONS] ?? []);
