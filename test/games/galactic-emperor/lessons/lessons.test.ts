import { emperorBot } from '../../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { emperorLessons } from '../../../../src/games/galactic-emperor/lessons/index.ts';
import { describeLessons } from '../../../oracles/lessons.ts';

describeLessons(galacticEmperor, emperorLessons, emperorBot);
