import { CAMERA_END } from '../../../data/tokens.ts';
import { installedIn } from '../../../state/cards.ts';
import { cardName, say } from '../../../text/say.ts';
import { gainData } from '../../tracks.ts';
import type { ActionEffect, TrapEffect } from '../effect.ts';

/** The trap part of Video Cameras: the marker goes up by N, to 6 at most (TH-16.4.1). A copy records nothing. */
export const camerasWatch: TrapEffect = {
  commutes: true,
  works: (state, { slot, n }) => n > 0 && installedIn(state, slot).camera < CAMERA_END,
  *spring(game, { slot, card, n }) {
    const cameras = installedIn(game.state, slot);
    cameras.camera = Math.min(CAMERA_END, cameras.camera + n);
    const words = say('camera.marker', { card: cardName(card), marker: cameras.camera });
    game.tell?.({ words, rule: 'TH-16.4.1', refs: [`card:${card}`, `slot:${slot}`] });
    return true;
  },
};

/** The action part: the marker in data points, once more for each copy, and then it is 0. */
export const camerasPay: ActionEffect = {
  together: true,
  commutes: () => true,
  canDo: (state, { slot }) => installedIn(state, slot).camera > 0,
  *carryOut(game, { slot, seat, card, copies }) {
    const cameras = installedIn(game.state, slot);
    const points = cameras.camera * (1 + copies);
    cameras.camera = 0;
    gainData(game, seat, points, 'TH-16.4.1', [`card:${card}`, `slot:${slot}`]);
    return true;
  },
};
