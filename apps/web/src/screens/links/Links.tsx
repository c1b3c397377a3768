export const Links = () => <h1>Links</h1>;
