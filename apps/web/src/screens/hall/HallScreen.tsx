export const HallScreen = () => <h1>HallScreen</h1>;
