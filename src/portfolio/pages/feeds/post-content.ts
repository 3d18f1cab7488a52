import { isWebAddress } from '#platform/pure/field-rules.ts';
import { longTextMarkup, textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteBlock, SiteMedium, SitePicture, SitePostPage } from '../../model/site-view.ts';
import { displayUrl, externalLink, hostOf } from '../parts/external-link.ts';
import { textsOfStory } from '../parts/site-story.ts';
import type { SiteWords } from '../site-page-input.ts';
import { type StoryNotes, storyNotes } from '../story/footnotes.ts';

type BlockOf<Kind extends SiteBlock['kind']> = Extract<SiteBlock, { kind: Kind }>;

/** Width of a picture that is sharp enough in every reader. */
const PICTURE_WIDTH = 1280;
const PLAIN = html``;
const NO_TEXTS = { problem: '', approach: '', outcome: '' };

type ContentOptions = {
  /** The complete address of the post. */
  address: string;
  words: SiteWords;
};

type ContentContext = ContentOptions & { notes: StoryNotes };

/**
 * Renders a post for feed readers, which keep elements but no styles, and no addresses that depend on the page. What they
 * can't show is a link.
 */
export function postContent(post: SitePostPage, { address, words }: ContentOptions): Markup {
  const { cover, blocks, originalUrl } = post;
  const texts = textsOfStory({ blocks, caseStudy: NO_TEXTS });
  const notes = storyNotes(texts, { words, address, attributesOf: () => PLAIN });
  const context = { address, words, notes };
  return joinLines([
    cover && pictureOf({ ...cover, caption: '' }, context),
    ...blocks.map((block) => blockContent(block, context)),
    notes.render(),
    isWebAddress(originalUrl) &&
      html`<p>${words('portfolio-pages.writing.first')} ${externalLink({ url: originalUrl, words: hostOf(originalUrl) })}</p>`,
  ]);
}

function blockContent(block: SiteBlock, context: ContentContext): Markup | false {
  const { notes } = context;
  switch (block.kind) {
    case 'text': {
      const text = notes.textOf(block.text);
      return longTextMarkup(text, PLAIN, { headings: 3, referenceOf: notes.referenceOf });
    }
    case 'heading':
      return block.text.trim() !== '' && html`<h2>${block.text}</h2>`;
    case 'picture':
    case 'pair':
    case 'grid':
    case 'comparison':
      return joinLines(block.pictures.map((picture) => pictureOf(picture, context)));
    case 'quote':
      return quote(block, context);
    case 'code':
      return block.text.trim() !== '' && figure(html`<pre><code>${block.text}</code></pre>`, block.caption);
    case 'table':
      return table(block);
    case 'figures':
      return (
        block.figures.length > 0 &&
        html`<ul>${block.figures.map(({ label, value }) => html`<li><strong>${value}</strong> ${label}</li>`)}</ul>`
      );
    case 'divider':
      return html`<hr>`;
    case 'callout':
      return callout(block, context);
    case 'video':
    case 'audio':
    case 'file':
      return medium(block, context);
    case 'embed':
      return isWebAddress(block.url) && linked(block.url, block.title.trim() || displayUrl(block.url));
    case 'field':
      return false;
  }
}

const linked = (url: string, words: string) => html`<p>${externalLink({ url, words })}</p>`;

const figure = (shown: Markup, caption: string) =>
  caption.trim() === '' ? shown : html`<figure>${shown}<figcaption>${caption}</figcaption></figure>`;

function pictureOf(picture: SitePicture & { caption: string }, { address }: ContentContext): Markup | false {
  const webp = picture.sources.filter(({ format }) => format === 'webp');
  const source = webp.find(({ width }) => width >= PICTURE_WIDTH) ?? webp.at(-1);
  if (!source) return false;
  const { width, height, alt, caption } = picture;
  return figure(
    html`<img src="${new URL(source.url, address).href}" alt="${alt}" width="${width}" height="${height}">`,
    caption,
  );
}

/** Renders a text of a few lines; false if it is empty. */
function shortText(source: string, { notes }: ContentContext): Markup | false {
  const text = notes.textOf(source);
  return text.trim() !== '' && textMarkup([text], () => PLAIN, { referenceOf: notes.referenceOf });
}

function callout({ text, tone }: BlockOf<'callout'>, context: ContentContext): Markup | false {
  const shown = shortText(text, context);
  return (
    shown &&
    html`<blockquote><p><strong>${context.words(`portfolio-pages.story.tones.${tone}`)}</strong></p>
${shown}</blockquote>`
  );
}

function quote({ text, source, url }: BlockOf<'quote'>, context: ContentContext): Markup | false {
  const shown = shortText(text, context);
  if (!shown) return false;
  const by = source.trim() || (url === '' ? '' : displayUrl(url));
  return html`<blockquote>${shown}${by !== '' && html`<p>— ${externalLink({ url, words: by })}</p>`}</blockquote>`;
}

function table({ hasHeading, rows, caption }: BlockOf<'table'>): Markup | false {
  if (rows.every((row) => row.every((cell) => cell.trim() === ''))) return false;
  const [heading, ...others] = hasHeading ? rows : [undefined, ...rows];
  return figure(
    html`<table>${heading && html`<thead><tr>${heading.map((cell) => html`<th>${cell}</th>`)}</tr></thead>`}<tbody>${others.map(
      (row) => html`<tr>${(row ?? []).map((cell) => html`<td>${cell}</td>`)}</tr>`,
    )}</tbody></table>`,
    caption,
  );
}

function medium(block: BlockOf<'video' | 'audio' | 'file'>, context: ContentContext): Markup | false {
  const { media } = block;
  if (!media) return false;
  const { address, words } = context;
  const url = new URL(media.url, address).href;
  if (block.kind === 'file') return linked(url, block.label.trim() || media.name);
  const label = block.kind === 'audio' ? block.title.trim() : block.alt.trim();
  const name = label || block.caption.trim() || words(`portfolio-pages.story.${block.kind}`);
  return joinLines([
    html`<p>${player(block.kind, { media, url, name })}</p>`,
    block.caption.trim() !== '' && html`<p>${block.caption}</p>`,
    block.transcript.trim() !== '' && textMarkup([block.transcript], () => PLAIN),
  ]);
}

type Played = { media: SiteMedium; url: string; name: string };

/** Renders a player, and within it the link that readers without players show. */
function player(kind: 'video' | 'audio', { media, url, name }: Played): Markup {
  const link = externalLink({ url, words: name });
  if (kind === 'audio') return html`<audio controls preload="none" src="${url}">${link}</audio>`;
  const { width, height } = media;
  const size = width && height ? html` width="${width}" height="${height}"` : '';
  return html`<video controls preload="none"${size} src="${url}">${link}</video>`;
}
