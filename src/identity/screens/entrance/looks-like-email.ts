/** Enough to spare a question to the server, which looks closely. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
