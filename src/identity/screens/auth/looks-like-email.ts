/** Returns whether a text resembles an email address. Spares a request; the server validates exactly. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
