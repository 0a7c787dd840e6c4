import { expect, test } from 'vitest';
import { printedOutlook } from '../../../../src/games/theseus/board/printed-outlook.ts';
import { cardName, say } from '../../../../src/games/theseus/text/say.ts';
import { scene } from '../scene.ts';

test('TH-11.5: deploying an instant sets it aside, and another card does not', () => {
  const { decision, match } = scene(['aliens', 'marines'])
    .unit('alien-1', 'docking-bay-a')
    .pending('aliens-burrow-1', 'docking-bay-p1')
    .pending('aliens-hive-1', 'docking-bay-p2')
    .during('aliens', 'alien-1', 'turn.pending', {});
  const toldOf = (id: string) => {
    const option = decision.options.find(each => each.id === id) ?? expect.fail(id);
    return printedOutlook(match.view('spectator'), decision, option);
  };
  expect(toldOf('deploy:docking-bay-p1')).toContainEqual(
    say('outlook.set-aside', { card: cardName('aliens-burrow-1') }),
  );
  expect(toldOf('deploy:docking-bay-p2')).toEqual([say('outlook.deck-empty')]);
});
