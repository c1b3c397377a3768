export const second = {};
