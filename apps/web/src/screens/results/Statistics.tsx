export const Statistics = () => <h1>Statistics</h1>;
