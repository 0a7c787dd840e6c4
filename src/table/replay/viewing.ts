// Moved: this path goes with the old table.
export * from '../../table-ink/hot-seat/looking-back/viewing.ts';
