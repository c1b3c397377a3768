export const Second = () => <h1>Second</h1>;
