import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { en } from '../../../../src/games/galactic-emperor/text/en.ts';
import { paintingOf } from '../../../boards/painting.ts';

export const { contextOf, paint, picture, survey } = paintingOf(emperorBoard, en, [
  ...(['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'] as const),
]);
