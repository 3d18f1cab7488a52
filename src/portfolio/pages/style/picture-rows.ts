/**
 * Styles of pictures in justified rows. A picture alone and a cover are no higher than the window, and never cropped
 * for that. Where they would bleed to its edges, they then begin where the text does.
 */
export const PICTURE_ROWS = `.pictures, .gallery .works { --gap: clamp(0.75rem, 1.6vw, 1.5rem); display: flex; flex-wrap: wrap; align-items: flex-start; gap: clamp(1rem, 2vw, 1.75rem) var(--gap); container: rows / inline-size; }
.pictures figure, .gallery .work { flex: 0 0 var(--s); min-width: 0; max-width: none; }
@container rows (min-width: 38rem) { .pictures figure, .gallery .work { flex-basis: var(--m); } }
@container rows (min-width: 62rem) { .pictures figure, .gallery .work { flex-basis: var(--l); } }
.gallery .works { row-gap: clamp(2.5rem, 4vw, 4rem); }
.pictures:not(.bleed) > figure:only-child .picture, .gallery .work:only-child { max-width: max(14rem, calc(var(--ratio) * 88vh)); max-width: max(14rem, calc(var(--ratio) * 88svh)); }
.cover .picture { max-width: max(14rem, calc(var(--ratio) * 80vh)); max-width: max(14rem, calc(var(--ratio) * 80svh)); }
.column :is(.cover, .pictures > figure:only-child) .picture { margin-inline: var(--centered, auto); } .column .pictures > figure:only-child figcaption { text-align: center; }
body:is(.wall, .poster) .case .cover .picture { margin-inline-start: clamp(0px, 100% - var(--ratio) * 80vh, var(--edge)); margin-inline-start: clamp(0px, 100% - var(--ratio) * 80svh, var(--edge)); }
.wall .pictures:not(.bleed) > figure:only-child .picture { margin-inline-start: clamp(0px, 100% - var(--ratio) * 88vh, var(--edge)); margin-inline-start: clamp(0px, 100% - var(--ratio) * 88svh, var(--edge)); }
.wall .pictures > figure:only-child figcaption { padding-inline: var(--edge); }
.gallery .bare:only-child { max-width: none; }
.gallery .case > .captioned { margin-block-start: 2.5rem; }
.cover:has(.picture) { background: none; }`;
