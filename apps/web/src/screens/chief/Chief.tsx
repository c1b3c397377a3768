export const Chief = () => <h1>Chief</h1>;
