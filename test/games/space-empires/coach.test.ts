import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { DECISIONS } from '../../fuzz/tally.ts';
import { describeCoach } from '../../oracles/coach.ts';
import { EMPIRES_USES } from './uses/list.ts';

describeCoach(spaceEmpires, EMPIRES_USES[DECISIONS] ?? []);
