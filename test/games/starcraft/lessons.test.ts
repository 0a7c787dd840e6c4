import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { describeLessons } from '../../oracles/lessons.ts';

describeLessons(starcraft, starcraftLessons, starcraftBot);
