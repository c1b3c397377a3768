export const Game = () => <h1>Game</h1>;
