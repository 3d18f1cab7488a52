import { isRecordSection, SECTION_VARIANTS } from '../../model/sections/section-kinds.ts';
import type { SiteLayout } from '../../model/site.ts';
import type { ShownSection } from '../../model/site-view.ts';
import { isArtStyle } from '../../model/styles/style-shape.ts';
import { hasPictures } from '../parts/project-pictures.ts';
import { type SiteStory, storyOfPage, textsOfStory } from '../parts/site-story.ts';
import { sectionsOn } from '../shown-sections.ts';
import type { SitePageWithFonts } from '../site-page-input.ts';
import { ART_BASE, CORNERS, DENSITIES, SWITCH } from './art/art-base.ts';
import { ART_FORCED, ART_PRINT } from './art/art-print.ts';
import { ART_STYLES } from './art/art-styles.ts';
import { COMPOSITIONS, FITS } from './art/compositions.ts';
import { pictureShapes } from './art/picture-shapes.ts';
import { BASE } from './base.ts';
import { BENTO } from './bento.ts';
import { CODE_AND_TABLES } from './code-and-tables.ts';
import { COLUMN } from './column.ts';
import { CONTACT } from './contact.ts';
import { COVER } from './cover.ts';
import { currentSection } from './current-section.ts';
import { GALLERY } from './gallery.ts';
import { INDEX } from './index-layout.ts';
import { LEDGER } from './ledger.ts';
import { LIGHTBOX } from './lightbox.ts';
import { LISTED_WORKS } from './listed-works.ts';
import { MISSING } from './missing.ts';
import { MOTION } from './motion.ts';
import { OWN_BOX } from './own-box.ts';
import { PICTURE_ROWS } from './picture-rows.ts';
import { SECTIONS } from './sections.ts';
import { STORY } from './story.ts';
import { TAGS } from './tags.ts';
import { rulesUsedBy } from './used-rules.ts';
import { variablesOf } from './variables.ts';
import { WALL } from './wall.ts';
import { ESSAY, FOOTNOTES, POSTS } from './writing.ts';

/** Page margins in print. */
const MARGINS = '16mm 17mm';

/** Adds the print margins to the preview on screen. */
const PRINT_PREVIEW = `body { padding: ${MARGINS}; }`;

/** Print styles: dark on white, without controls; links are followed by their URLs. */
const PRINT = `@page { margin: ${MARGINS}; }
:root { color-scheme: light; --ground: #fff; --surface: #f3f3f3; --ink: #000; --soft: #444; --hair: #bbb; --primary: #000; --success: #000; --error: #000; }
body { font-size: 10.5pt; line-height: 1.5; }
.skip, .bar, .ways, .tags, .letter, .more, .next, .colophon, .who > .actions, main > .actions, .call, .shorts .part:not(:has(.links)) { display: none !important; }
.frame, .index .frame { display: block; width: auto; max-width: 44rem; }
.frame .who { position: static; display: block; min-height: 0; padding-block: 0 1rem; }
body main, body.inside main { padding-block-start: 1rem; border: 0; }
:is(.part, .shorts) + :is(.part, .shorts):not(.references > *, .shorts > *), .case > * + * { margin-block-start: 1.75rem !important; }
h1 { font-size: 24pt !important; }
.work :is(h2, h3), .chapter > h2 { font-size: 15pt !important; }
.picture, .plate, .cover { background: none; aspect-ratio: auto !important; }
h2, h3, h4, .opening { break-after: avoid; }
.gallery .bare :is(h2, h3) { display: block; aspect-ratio: auto; padding: 0; background: none; }
.open::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.work, .feat, figure, .plate, .cover, .figures div { break-inside: avoid; }
:is(.plate, .cover, figure) img { width: auto; max-width: 100%; height: auto !important; max-height: 85mm; background: none !important; }
.column .plate, .column .cover, .column .pictures { margin-inline: 0; }
a { text-decoration: none; }
.prose a[href^="http"]::after, .detail a[href^="http"]::after { content: " (" attr(href) ")"; color: var(--soft); font-size: 0.85em; overflow-wrap: anywhere; }
p, li { orphans: 2; widows: 2; }`;

/** Print styles of the CV page. Hides the site's header, as the CV has its own. */
const CV_PRINT = `.who { display: none !important; }
main:has(> .cv) { padding: 0 !important; border: 0 !important; }
.cv { --paper: #fff !important; --text: #000 !important; --quiet: #444 !important; --accent: #000 !important; --faint: #bbb !important; padding: 0 !important; }`;

/** Styles of long texts and of a project’s page. */
const PROSE = `.prose { max-width: 38em; }
.prose > * + * { margin-block-start: 0.9em; }
.prose :is(h3, h4) { margin-block-start: 1.6em; font-size: 1.2em; line-height: 1.3; }
.prose h4 { font-size: 1.05em; }
.prose > :first-child { margin-block-start: 0; }
.prose :is(h3, h4) + * { margin-block-start: 0.4em; }
.prose :is(ul, ol) { padding-inline-start: 1.3em; }
.prose ul { list-style: "–  "; padding-inline-start: 1.1em; }
.prose li + li { margin-block-start: 0.3em; }
.prose li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
.prose blockquote { padding-inline-start: 1.25em; border-inline-start: 2px solid var(--primary); font-style: var(--slant); color: var(--soft); }
.opening .dek { margin-block-start: 0.9rem; color: var(--soft); font-size: 1.25em; line-height: 1.45; }
.opening .facts { margin-block-start: 2rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1.5rem 3.5rem; }
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; max-width: 14rem; }
.figures dt { color: var(--soft); font: var(--note, 0.875rem)/1.45 var(--small); }
.figures dd { margin-block-end: 0.25rem; font: var(--weight) clamp(2rem, 1.6rem + 1.6vw, 3rem)/1.1 var(--heading); letter-spacing: var(--tight); font-variant-numeric: lining-nums; overflow-wrap: anywhere; }
figcaption { margin-block-start: 0.6rem; }
.references { display: flex; flex-wrap: wrap; gap: 2rem 5rem; }
.references .links { flex-direction: column; }
.next a { display: block; margin-block-start: 0.3rem; font: var(--weight) clamp(1.6rem, 1.3rem + 1.6vw, 2.5rem)/1.15 var(--heading); letter-spacing: var(--tight); text-decoration-color: transparent; text-wrap: balance; overflow-wrap: anywhere; }
.next span { color: var(--primary); font-weight: 600; }
.badge { width: 4.5rem; }
.badge .picture { background: none; }
.over { text-decoration: line-through; }
.metric strong { font: var(--weight) 1.35em/1.3 var(--heading); }
.metric span { color: var(--soft); }`;

const LAYOUT_STYLES: Record<SiteLayout, string> = {
  column: COLUMN,
  index: INDEX,
  gallery: GALLERY,
  ledger: LEDGER,
  cover: COVER,
  bento: BENTO,
  wall: WALL,
};

/** The kinds of pages with lists of projects or galleries. */
const PAGES_WITH_ROWS: ReadonlySet<string> = new Set(['home', 'projects', 'project', 'post', 'own']);

/** The kinds of pages with long texts. */
const LONG_PAGES: ReadonlySet<string> = new Set(['home', 'project', 'post', 'achievements', 'own']);

/** The kinds of sections with lists of publications and skills. */
const LISTED: ReadonlySet<string> = new Set(['publications', 'talks', 'skills']);

/** Returns whether a section is not one that every site has had from the start. */
const isFree = ({ kind, variant }: ShownSection) => !isRecordSection(kind) || variant !== SECTION_VARIANTS[kind][0];

/** Returns whether a story may have footnotes. */
const hasFootnotes = (story: SiteStory) => textsOfStory(story).some((text) => text.includes('[^'));

/** Returns the style sheet of a page with the rules that can apply to its markup. */
export function styleOf(
  {
    view,
    page,
    project,
    post,
    urls,
    cv,
    fonts,
    isStandalone = false,
    isMissing = false,
    asPrint = false,
    bar,
    ownCss,
  }: SitePageWithFonts,
  { markup, pictures }: { markup: string; pictures: readonly string[] },
) {
  const used = rulesUsedBy(markup);
  const sections = isMissing ? [] : sectionsOn(view, page);
  const isLong = LONG_PAGES.has(page.kind);
  const hasForm = sections.some(({ kind, variant }) => kind === 'contact' && variant === 'form');
  const hasGallery = sections.some(({ kind }) => kind === 'gallery');
  const hasTags = page.kind === 'projects' || page.kind === 'posts';
  const hasPosts = page.kind === 'posts' || sections.some(({ kind }) => kind === 'posts');
  const story = storyOfPage({ project, post });
  const { style: siteStyle, layout } = view.site;
  const art = isArtStyle(siteStyle.id) ? ART_STYLES[siteStyle.id] : undefined;
  // Parts that look alike in every style, but for its type and colors.
  const fitting = [
    ...(hasTags ? [TAGS] : []),
    ...(page.kind === 'post' ? [ESSAY] : []),
    ...(story && hasFootnotes(story) ? [FOOTNOTES] : []),
  ];
  const structure = [
    ...(cv && page.kind === 'cv' ? [cv.style] : []),
    ...[
      BASE,
      ...(isLong ? [PROSE, CODE_AND_TABLES] : []),
      ...(sections.some(({ kind }) => LISTED.has(kind)) ? [LISTED_WORKS] : []),
      ...(page.kind === 'contact' || hasForm ? [CONTACT] : []),
      ...(isMissing ? [MISSING] : []),
      ...(bar ? [BAR] : []),
      ...(urls.languages.length > 1 ? [LANGUAGES] : []),
      LAYOUT_STYLES[layout],
    ].map(used),
    ...(layout === 'index' && page.kind === 'home' ? [currentSection(view)] : []),
    ...[
      ...(isStandalone ? [STANDALONE] : []),
      ...(PAGES_WITH_ROWS.has(page.kind) ? [PICTURE_ROWS] : []),
      ...(hasGallery || story?.blocks.some(({ kind }) => kind !== 'field') ? [STORY] : []),
      ...(hasPosts ? [POSTS] : []),
      ...(sections.some(isFree) ? [SECTIONS] : []),
      ...(art ? [] : fitting),
    ].map(used),
  ];
  const style = [
    ...variablesOf(view.site, fonts),
    // Rules of a style apply over those of every layout, however specific these are.
    ...(art === undefined
      ? ownCss
        ? [layer('layout', structure)]
        : structure
      : [
          layer('layout', structure),
          layer('composition', [used(COMPOSITIONS)]),
          layer('art', [ART_BASE, art, DENSITIES[siteStyle.density]].map(used)),
          layer('fit', [FITS, ...fitting].map(used)),
          used(SWITCH),
          used(CORNERS[siteStyle.corners]),
          ...pictureShapes(view.site),
          used(ART_FORCED),
        ]),
    used(MOTION),
    ...(hasGallery || (story && hasPictures(story)) ? [used(LIGHTBOX)] : []),
    ...pictures,
    ...(ownCss ? [OWN_BOX, ownCss] : []),
    `@media print {\n${[PRINT, ...(art ? [ART_PRINT] : []), ...(page.kind === 'cv' ? [CV_PRINT] : [])].map(used).join('\n')}\n}`,
    '',
  ].join('\n');
  return asPrint ? toPrintPreview(style) : style;
}

const layer = (name: string, rules: readonly string[]) => `@layer ${name} {\n${rules.join('\n')}\n}`;

/** A type of media that no device has. Before a condition, `not all` would mean its opposite. */
const NO_MEDIA = '@media tty';

/** Applies the print rules of a style sheet on screen, for the print preview. */
const toPrintPreview = (style: string) =>
  `${style.replaceAll('@media print', '@media all').replaceAll('@media screen', NO_MEDIA)}${PRINT_PREVIEW}\n`;

/** Styles of the links to other languages, above the page. */
const LANGUAGES = `.languages { font: 0.875rem/1.5 var(--small); width: min(100% - 2 * var(--edge), var(--wide)); margin-inline: auto; padding-block-start: 0.75rem; }
.languages ul { display: flex; flex-wrap: wrap; justify-content: end; gap: 0 1.25rem; list-style: none; }
.languages a { display: inline-block; padding-block: 0.3rem; color: var(--soft); text-decoration: none; }
.languages a:hover { color: var(--ink); text-decoration: underline; }
.languages [aria-current] { color: var(--ink); font-weight: 600; }
@media print { .languages { display: none; } }`;

/** Styles of the header of a page that is shared alone. */
const STANDALONE = `.alone .portrait { width: 3rem; margin-block: 0; }
.alone:is(.column, .ledger) .who { align-items: center; justify-content: start; gap: 0.9rem; }
.alone.index .portrait { width: 5.5rem; margin-block-end: 1.25rem; }`;

/** Styles of the notice above a draft, which only its member sees. */
const BAR = `.bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.6rem var(--edge); background: var(--surface); border-block-end: 1px solid var(--hair); font: 0.8125rem/1.4 system-ui, sans-serif; }`;
