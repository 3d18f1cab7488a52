/** Largest WOFF2 file that can become a typeface, in bytes. */
export const MAX_FACE_BYTES = 1_000_000;
/** Most styles that a member can have, in all families together. */
export const MAX_FACE_STYLES = 12;
