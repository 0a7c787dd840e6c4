import type { Command } from 'commander';
import type { SavesPlace } from '../saves/folder/whereabouts.ts';
import type { Streams } from './streams.ts';
import type { TableFlags } from './table.ts';

/** The context in which every command runs. */
export interface Context {
  readonly streams: Streams;
  /** Sets the exit code of the program; 0 if it is never called. */
  readonly finish: (code: number) => void;
  /** Finds the saves folder. */
  readonly place: () => SavesPlace;
  /**
   * Returns the saves folder for a command that can't ask people. If another `saves` folder is ignored, a message says
   * so.
   */
  readonly folder: () => string;
  /** Returns the flags about the looks and the saves of the table. */
  readonly looks: () => TableFlags;
}

/** Adds a command, with its arguments and options, to its parent command. */
export type AddCommand = (parent: Command, context: Context) => void;
