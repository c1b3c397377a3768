export const Commission = () => <h1>Commission</h1>;
