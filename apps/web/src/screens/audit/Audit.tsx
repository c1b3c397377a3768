export const Audit = () => <h1>Audit</h1>;
