import type { Command } from 'commander';
import type { SavesPlace } from '../saves/folder/whereabouts.ts';
import type { Streams } from './streams.ts';
import type { TableFlags } from './table.ts';

/** What every command is given to do its work. */
export interface Context {
  readonly streams: Streams;
  /** Says how the program ends; without it with 0. */
  readonly finish: (code: number) => void;
  /** Where the saves lie. */
  readonly place: () => SavesPlace;
  /** The folder of the saves, for a command that can't ask about another one: that is left aside, and said. */
  readonly folder: () => string;
  /** What the flags say about the looks and the saves of the table. */
  readonly looks: () => TableFlags;
}

/** Adds a command with its arguments and options to the one above it. */
export type AddCommand = (parent: Command, context: Context) => void;
