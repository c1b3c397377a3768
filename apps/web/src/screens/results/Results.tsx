export const Results = () => <h1>Results</h1>;
