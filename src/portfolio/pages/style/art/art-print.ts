/** Print rules of the art-directed styles, whose pictures and tiles may lie below or beside their texts on screen. */
export const ART_PRINT = `.frame.frame .who { display: block; width: auto; min-height: 0; margin: 0; padding-inline: 0; color: var(--ink); background: none; outline: 0; text-align: start; }
.frame .who .plaque { display: block; padding: 0; background: none; color: inherit; } .frame .who :is(h1, .last, .tagline, .place, .open) { color: inherit; }
.poster .stage { position: static; min-height: 0; width: auto; margin: 0 0 5mm; border: 0; background: none; } .poster .stage::before, .poster .stage::after, .poster.at-home .who .plaque::before { display: none; }
.poster .stage :is(.picture, img), .wall .plate :is(.picture, img), .bento :is(.plate, .face) :is(.picture, img) { position: static; width: auto; max-width: 100%; height: auto; } .poster .stage img, .bento .face img { max-height: 85mm; }
:is(.column, .index, .gallery, .ledger, .bento, .wall) :is(.part, .feat, .tile), .figures div, .next { background: none; color: var(--ink); } .column.at-home .part, .index.at-home .part, .ledger .part, .at-home .shorts > .part { padding-inline: 0; border-radius: 0; }
.wall.at-home .frame, .wall .works, .bento.at-home .frame { display: block; } .wall .work:not(.bare) { position: static; overflow: visible; } .wall .work, .bento .tile { margin-block-end: 6mm; padding-inline: 0; } .bento .pictured .plate { position: static; } .bento .pictured :is(h2, h3) { padding: 2mm 0 0; background: none; color: inherit; opacity: 1; } .bento .face h1 { position: static; padding: 0; background: none; }
.plate, .cover { width: fit-content; max-width: 100%; margin-inline: 0; } .work :is(h2, h3) { margin-block-start: 2mm !important; padding-inline: 0 !important; }`;

/** In forced colours, text over pictures gets a ground of its own, also where its line is a block. */
export const ART_FORCED =
  '@media (forced-colors: active) { .who h1 .last { width: fit-content; background: Canvas; } .ways :is([aria-current], a:target-current) { outline: 2px solid Highlight; } }';
