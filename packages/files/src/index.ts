/** What comes in and goes out as files, as bytes and texts: lists of players, games, results. */
export {};
