export const Trial = () => <h1>Trial</h1>;
