import type { AboutProgram } from '../../src/table/app/effects/parts.ts';

/** What a table of a test tells of its program. */
export const PROGRAM: AboutProgram = { version: '1.2.3', licence: 'MIT', reports: null };
