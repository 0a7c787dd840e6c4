import { randomUUID } from 'node:crypto';
import type { DeskParts } from './effects/parts.ts';
import { PROGRAM_GAMES } from '../../session/setting/games.ts';
import { bundledThinker } from '../../session/thinker-thread.ts';
import { libraryOf } from '../../session/setting/library.ts';
import type { TableOptions } from './options.ts';

/** What painted and spoken tables need from the machine: saves, settings, clocks and random seeds. */
export function surroundingsOf({
  saves,
  written,
  strange = null,
  preferences,
  progress,
  pressed,
  program,
  shelf = PROGRAM_GAMES,
}: TableOptions): Pick<
  DeskParts,
  | 'pressed'
  | 'program'
  | 'shelf'
  | 'library'
  | 'preferences'
  | 'progress'
  | 'strange'
  | 'thinker'
  | 'explainer'
  | 'now'
  | 'clock'
  | 'newSeed'
> {
  return {
    ...(pressed && { pressed }),
    shelf,
    program,
    library: libraryOf(saves, written),
    strange,
    thinker: bundledThinker(),
    explainer: bundledThinker(),
    preferences,
    progress,
    now: () => new Date(),
    clock: () => performance.now(),
    newSeed: randomUUID,
  };
}
