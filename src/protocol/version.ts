/**
 * The version of the protocol, which the first reply of an engine says. It grows when a part goes or changes its
 * meaning, not when one is added.
 */
export const PROTOCOL_VERSION = 1;
