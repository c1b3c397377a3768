/**
 * Flags of Node for servers that tests start and end within a minute: what is dead is collected less often, and code compiled for speed
 * later, both by the thread that answers.
 */
export const BRIEF = ['--min-semi-space-size=16', '--single-threaded', '--interrupt-budget=500000'];
