export const slip = {};
