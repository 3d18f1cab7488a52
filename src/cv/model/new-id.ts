/**
 * Creates an id for a new object. `randomUUID` requires a secure context, and a self-hosted instance may run without
 * TLS.
 */
export const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');
