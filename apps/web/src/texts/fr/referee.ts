export const referee = {};
