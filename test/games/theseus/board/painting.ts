import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { en } from '../../../../src/games/theseus/text/en.ts';
import { paintingOf } from '../../../boards/painting.ts';

export const { contextOf, paint, picture, survey } = paintingOf(theseusBoard, en, ['Ann', 'Bob', 'Cid', 'Dee']);
