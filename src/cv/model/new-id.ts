/** The id of something that did not exist yet. `randomUUID` would ask for TLS, and an instance at home may do without. */
export const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');
