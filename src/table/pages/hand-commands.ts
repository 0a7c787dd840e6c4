// Moved: this path goes with the old table.
export * from '../../table-ink/play/hand-commands.ts';
