export const SLUG_MAX_LENGTH = 60;

/** Letters and digits of any script, joined by single hyphens. */
export const SLUG = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u;
