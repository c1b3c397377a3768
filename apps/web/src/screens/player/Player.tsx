export const Player = () => <h1>Player</h1>;
