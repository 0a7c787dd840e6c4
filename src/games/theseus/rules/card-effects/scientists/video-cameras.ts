import { CAMERA_END } from '../../../data/tokens.ts';
import { installedIn } from '../../../state/cards.ts';
import { cardName, say } from '../../../text/say.ts';
import { gainData } from '../../tracks.ts';
import type { ActionEffect, TrapEffect } from '../effect.ts';

/** Video Cameras as a trap: moves the camera marker up by N, to 6 at most (TH-16.4.1). Copies add nothing. */
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

/**
 * Video Cameras as an action: gives as many data points as the camera marker shows, and again for each copy, then
 * resets the marker to 0.
 */
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
