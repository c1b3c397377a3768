export const commission = {};
