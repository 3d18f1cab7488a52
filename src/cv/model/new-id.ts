/** Creates an id for a new object. `randomUUID` needs a secure context, and an instance may run without TLS. */
export const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');
