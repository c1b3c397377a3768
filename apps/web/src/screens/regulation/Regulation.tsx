export const Regulation = () => <h1>Regulation</h1>;
