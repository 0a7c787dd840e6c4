import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { paintingOf } from '../../../boards/painting.ts';

export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'] as const;

export const { contextOf, paint, picture, survey } = paintingOf(starcraftBoard, en, NAMES);
