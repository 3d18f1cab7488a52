/** Maximum length of a member's CSS, in characters. */
export const MAX_OWN_CSS = 20_000;
