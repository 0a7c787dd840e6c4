import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { empiresLessons } from '../../../../src/games/space-empires/lessons/index.ts';
import { describeLessons } from '../../../oracles/lessons.ts';

describeLessons(spaceEmpires, empiresLessons, empiresBot);
