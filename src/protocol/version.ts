/**
 * The version of the protocol, which the first reply of an engine contains. It is increased when a part is removed or
 * changes its meaning, not when one is added.
 */
export const PROTOCOL_VERSION = 1;
