import { isObject, type JsonObject, ownProperty } from '#platform/pure/json.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Warnings } from '../warnings.ts';

/** A part of a post, in the language in which its editor keeps it. */
export type ContentPart = { html: string } | { markdown: string };

const textAt = (card: JsonObject, ...names: string[]): string => {
  for (const name of names) {
    const value = ownProperty(card, name);
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
};
const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`);
const captioned = (content: string, card: JsonObject) => {
  const caption = textAt(card, 'caption');
  return `<figure>${content}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
};
const imageHtml = (image: JsonObject) =>
  `<img${attribute('src', textAt(image, 'src'))}${attribute('alt', textAt(image, 'alt'))}${attribute('title', textAt(image, 'title'))}>`;
const linkHtml = (url: string, text: string) => `<p><a${attribute('href', url)}>${escapeHtml(text || url)}</a></p>`;

type WriteCard = (card: JsonObject) => ContentPart;

const writeImage: WriteCard = (card) => ({ html: captioned(imageHtml(card), card) });
const writeCode: WriteCard = (card) => ({
  html: captioned(
    `<pre><code class="language-${escapeHtml(textAt(card, 'language'))}">${escapeHtml(textAt(card, 'code'))}</code></pre>`,
    card,
  ),
});
const writeRule: WriteCard = () => ({ html: '<hr>' });
const writeHtml: WriteCard = (card) => ({ html: textAt(card, 'html') });
const writeGallery: WriteCard = (card) => {
  const images = ownProperty(card, 'images');
  const list = Array.isArray(images) ? images.filter(isObject) : [];
  const figures = list.map((image) => captioned(imageHtml(image), image)).join('');
  const caption = textAt(card, 'caption');
  return { html: `<figure class="gallery">${figures}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>` };
};
const writeEmbed: WriteCard = (card) => {
  const html = textAt(card, 'html');
  return { html: captioned(html.includes('<iframe') ? html : linkHtml(textAt(card, 'url'), ''), card) };
};
const writeBookmark: WriteCard = (card) => {
  const inner = ownProperty(card, 'metadata');
  const metadata = isObject(inner) ? inner : {};
  const line = (name: string) =>
    `<div class="kg-bookmark-${name}">${escapeHtml(textAt(metadata, name) || textAt(card, name))}</div>`;
  const caption = textAt(card, 'caption');
  return {
    html: `<figure class="kg-bookmark-card"><a${attribute('href', textAt(card, 'url'))}>${line('title')}${line('description')}${line('author')}${line('publisher')}</a><figcaption>${caption}</figcaption></figure>`,
  };
};
const writeCallout: WriteCard = (card) => ({
  html: `<div class="kg-callout-card"><div class="kg-callout-emoji">${escapeHtml(textAt(card, 'calloutEmoji'))}</div><div class="kg-callout-text">${textAt(card, 'calloutText')}</div></div>`,
});
const writeToggle: WriteCard = (card) => ({
  html: `<p><strong>${textAt(card, 'heading')}</strong></p><div>${textAt(card, 'content')}</div>`,
});
const writeButton: WriteCard = (card) => ({ html: linkHtml(textAt(card, 'buttonUrl'), textAt(card, 'buttonText')) });
const writeFile: WriteCard = (card) => ({
  html: `${linkHtml(textAt(card, 'src'), textAt(card, 'title', 'fileTitle', 'fileName'))}<p>${escapeHtml(textAt(card, 'caption', 'fileCaption'))}</p>`,
});
const writeHeader: WriteCard = (card) => ({
  html: `<h2>${textAt(card, 'header', 'heading')}</h2><p>${textAt(card, 'subheader', 'subheading')}</p>${
    textAt(card, 'buttonUrl') ? linkHtml(textAt(card, 'buttonUrl'), textAt(card, 'buttonText')) : ''
  }`,
});

/** The cards of Ghost's editors, whose names vary between versions. */
const CARDS: Readonly<Record<string, WriteCard>> = {
  ...{ image: writeImage, code: writeCode, codeblock: writeCode, hr: writeRule, horizontalrule: writeRule },
  ...{ html: writeHtml, gallery: writeGallery, embed: writeEmbed, bookmark: writeBookmark },
  ...{ callout: writeCallout, toggle: writeToggle, button: writeButton },
  ...{ file: writeFile, audio: writeFile, video: writeFile, header: writeHeader },
  ...{ markdown: markdownCard, 'card-markdown': markdownCard },
};

function markdownCard(card: JsonObject): ContentPart {
  return { markdown: textAt(card, 'markdown') };
}

/** Writes a card in HTML or Markdown. Of a card of another kind, its texts are kept. */
export function partOfCard(name: string, card: JsonObject, warnings: Warnings): ContentPart {
  const write = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined;
  if (write) return write(card);
  warnings.add('unsupportedCards', name);
  const texts = Object.entries(card).filter(
    ([key, value]) => typeof value === 'string' && /text|title|heading|description|html|caption/i.test(key),
  );
  return { html: texts.map(([, value]) => `<p>${String(value)}</p>`).join('') };
}
