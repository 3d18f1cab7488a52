/** Styles of pictures in justified rows. A picture alone is no higher than the window, and never cropped for that. */
export const PICTURE_ROWS = `.pictures, .gallery .works { --gap: clamp(0.75rem, 1.6vw, 1.5rem); display: flex; flex-wrap: wrap; align-items: flex-start; gap: clamp(1rem, 2vw, 1.75rem) var(--gap); container: rows / inline-size; }
.pictures figure, .gallery .work { flex: 0 0 var(--s); min-width: 0; max-width: none; }
@container rows (min-width: 38rem) { .pictures figure, .gallery .work { flex-basis: var(--m); } }
@container rows (min-width: 62rem) { .pictures figure, .gallery .work { flex-basis: var(--l); } }
.gallery .works { row-gap: clamp(2.5rem, 4vw, 4rem); }
:is(.pictures figure, .gallery .work):only-child, .cover .picture { max-width: max(14rem, calc(var(--ratio) * 88vh)); max-width: max(14rem, calc(var(--ratio) * 88svh)); }
.gallery .bare:only-child { max-width: none; }
.gallery .case > .captioned { margin-block-start: 2.5rem; }
.cover:has(.picture) { background: none; }`;
