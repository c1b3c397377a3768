export const Referee = () => <h1>Referee</h1>;
