export const regulation = {};
