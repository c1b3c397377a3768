export const chief = {};
