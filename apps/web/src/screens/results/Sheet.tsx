export const Sheet = () => <h1>Sheet</h1>;
