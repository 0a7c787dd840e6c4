// Moved: this path goes with the old table.
export * from '../../table-ink/teaching/narrowed.ts';
