/**
 * Flags of Node for servers that tests start and end within a minute: what is dead is collected less often and in one thread, and V8
 * compiles for speed later.
 */
export const BRIEF = ['--min-semi-space-size=16', '--single-threaded-gc', '--interrupt-budget=500000'];
