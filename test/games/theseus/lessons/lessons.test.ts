import { theseusBot } from '../../../../src/games/theseus/bot.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { theseusLessons } from '../../../../src/games/theseus/lessons/index.ts';
import { describeLessons } from '../../../oracles/lessons.ts';

describeLessons(theseus, theseusLessons, theseusBot);
