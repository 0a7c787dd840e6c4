/** Who may play in `orrery simulate`. */
export const SIMULATED_PLAYERS = ['bot', 'random'] as const;
export type SimulatedPlayer = (typeof SIMULATED_PLAYERS)[number];
