import { type HeadingLevel, longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteBlock } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import type { PlacedBlock } from '../parts/project-pictures.ts';
import { type SiteStory, textsOfStory } from '../parts/site-story.ts';
import { codeMarkup } from './code-block.ts';
import { figuresPart } from './figures-part.ts';
import { type StoryNotes, storyNotes } from './footnotes.ts';
import { audioBlock, columnVideo, fileBlock, videoSection } from './media.ts';
import { columnPicture, pictureSection } from './pictures.ts';
import { textBlock } from './text-blocks.ts';

/** A stretch of text below one heading, or below none after pictures in the whole width. */
type Chapter = { heading: Markup | false; body: Markup[] };

/**
 * Renders a case study or a post. Blocks of text follow one another in a chapter, which a heading or one of a project's
 * texts begins; pictures in the whole width and figures interrupt it. Footnotes are at the end.
 */
export function storyOf(story: SiteStory, blocks: readonly PlacedBlock[], context: PageContext): (Markup | false)[] {
  const notes = storyNotes(textsOfStory(story), { words: context.words, attributesOf: context.marks.block });
  const parts: (Markup | false)[] = [];
  let chapter: Chapter | undefined;
  // Headings within a text are below one of the page, or are such headings themselves.
  let hasHeading = false;
  const open = (heading: Markup | false) => {
    close();
    hasHeading ||= heading !== false;
    chapter = { heading, body: [] };
    return chapter;
  };
  const close = () => {
    if (chapter) parts.push(chapterMarkup(chapter));
    chapter = undefined;
  };
  for (const placed of blocks) {
    const { block } = placed;
    const whole = wholeWidth(story, placed, context);
    if (whole !== undefined) {
      // An empty part is no interruption.
      if (whole) close();
      parts.push(whole);
    } else if (block.kind === 'heading') {
      const text = block.text.trim();
      if (text !== '') open(html`<h2${context.marks.block(text)}>${text}</h2>`);
    } else if (block.kind === 'field') {
      const chosen = chapterOf(story, block.id, { notes, context });
      if (chosen) open(chosen.heading).body.push(...chosen.body);
    } else {
      const headings = hasHeading ? 3 : 2;
      const shown = inColumn(placed, { headings, notes, context });
      if (shown) (chapter ?? open(false)).body.push(shown);
    }
  }
  close();
  return [...parts, notes.render()];
}

/** Renders a block in the column of the text; false if it is empty. */
function inColumn(
  placed: PlacedBlock,
  { headings, notes, context }: { headings: HeadingLevel; notes: StoryNotes; context: PageContext },
): Markup | false {
  const { block } = placed;
  switch (block.kind) {
    case 'picture':
      return columnPicture(placed, context);
    case 'video':
      return columnVideo(block, context);
    case 'audio':
      return audioBlock(block, context);
    case 'file':
      return fileBlock(block, context);
    default:
      return textBlock(block, { headings, notes }, context);
  }
}

/** Renders a block that is wider than the text, false if it is empty; undefined for all others. */
function wholeWidth(story: SiteStory, placed: PlacedBlock, context: PageContext): Markup | false | undefined {
  const { block } = placed;
  switch (block.kind) {
    case 'figures':
      return figuresPart(block.figures, false, context);
    case 'pair':
    case 'grid':
    case 'comparison':
      return pictureSection(placed, context);
    case 'picture':
      return block.width === 'column' ? undefined : pictureSection(placed, context);
    case 'video':
      return block.width === 'column' ? undefined : videoSection(block, context);
    case 'field':
      if (block.id === 'metrics') return figuresPart(story.metrics, context.words('portfolio-pages.figures'), context);
      return block.id === 'gallery' ? pictureSection(placed, context) : undefined;
    default:
      return undefined;
  }
}

/** Returns the chapter of one of a project's texts. */
function chapterOf(
  { caseStudy }: SiteStory,
  field: Extract<SiteBlock, { kind: 'field' }>['id'],
  { notes, context }: { notes: StoryNotes; context: PageContext },
): Chapter | undefined {
  const { words, marks } = context;
  if (field === 'metrics' || field === 'gallery') return undefined;
  const text = caseStudy[field];
  if (text.trim() === '') return undefined;
  return {
    heading: html`<h2>${words(`portfolio-pages.case.${field}`)}</h2>`,
    body: [
      longTextMarkup(notes.textOf(text), marks.block(text), {
        codeOf: (code) => codeMarkup(code, context),
        referenceOf: notes.referenceOf,
      }),
    ],
  };
}

const chapterMarkup = ({ heading, body }: Chapter) =>
  html`<section class="part chapter">
${joinLines([
  heading,
  body.length > 0 &&
    html`<div class="body prose">
${joinLines(body)}
</div>`,
])}
</section>`;
