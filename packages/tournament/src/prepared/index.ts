/** Games made in advance, checked and sealed. */
export * from './check.ts';
export * from './generate.ts';
export * from './prepared.ts';
export * from './record.ts';
export * from './seal.ts';
