// Moved: this path goes with the old table.
export * from '../../table-ink/ui/tell-board.ts';
