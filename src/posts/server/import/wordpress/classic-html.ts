import type { SourcePicture } from '../blocks/source-picture.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Warnings } from '../warnings.ts';

/** Elements whose line ends are part of their text. */
const VERBATIM = /<(pre|script|style|textarea)[\s>]/gi;
const CLOSING = /\[\/([a-z][\w-]{0,40})\]/gi;
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,40})((?:\s[^[\]]{0,2000})?)\/?\]/gi;
const PARAMETER = /(?<![\w-])([\w-]{1,40})\s{0,3}=\s{0,3}(?:"([^"]{0,1000})"|'([^']{0,1000})'|([^\s"']{1,500}))/g;
const CODE_NAMES = new Set(['code', 'sourcecode', 'php', 'js', 'css', 'html', 'bash', 'python']);
const MAX_GALLERY = 500;

/**
 * Returns the content of a post of WordPress as HTML: with paragraphs where the classic editor has blank lines, and with
 * its shortcodes replaced. Those of plugins stay as they are.
 */
export function classicHtml(content: string, attachments: Attachments, warnings: Warnings): string {
  const html = content.replace(/\r\n?/g, '\n');
  const replaced = replaceShortcodes(html, attachments, warnings);
  return html.includes('<!-- wp:') ? replaced : withParagraphs(replaced);
}

/** Makes blank lines paragraphs and line ends line breaks, except in code. */
function withParagraphs(html: string): string {
  let result = '';
  let position = 0;
  const lower = html.toLowerCase();
  for (const { 1: tag = '', index } of html.matchAll(VERBATIM)) {
    if (index < position) continue;
    const end = lower.indexOf(`</${tag.toLowerCase()}>`, index);
    if (end < 0) break;
    result += paragraphs(html.slice(position, index)) + html.slice(index, end);
    position = end;
  }
  return result + paragraphs(html.slice(position));
}

const paragraphs = (html: string) =>
  html
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.replaceAll('\n', '<br>'))
    .join('\n<p>');

type Attachments = ReadonlyMap<string, SourcePicture>;

function replaceShortcodes(html: string, attachments: Attachments, warnings: Warnings): string {
  const closed = new Set([...html.matchAll(CLOSING)].map(([, name = '']) => name.toLowerCase()));
  let result = '';
  let position = 0;
  let isInCode = false;
  for (const { 0: all, 1: slash = '', 2: name = '', 3: parameters = '', index } of html.matchAll(SHORTCODE)) {
    const shortcode = { name: name.toLowerCase(), isClosing: slash !== '', parameters: parametersOf(parameters) };
    const isCode = CODE_NAMES.has(shortcode.name) && closed.has(shortcode.name);
    if (isInCode && !(isCode && shortcode.isClosing)) continue;
    let replacement: string | undefined;
    if (isCode && isInCode !== shortcode.isClosing) continue;
    if (isCode) {
      isInCode = !shortcode.isClosing;
      replacement = isInCode ? codeStart(shortcode) : CODE_END;
    } else if (shortcode.name === 'gallery') replacement = galleryHtml(shortcode, attachments, warnings);
    else replacement = REPLACEMENTS.get(shortcode.name)?.(shortcode, parameters);
    if (replacement === undefined) {
      if (closed.has(shortcode.name) && !shortcode.isClosing) warnings.add('shortcodes', all);
      continue;
    }
    const before = html.slice(position, index);
    // Code in a shortcode is not HTML.
    result += (replacement === CODE_END ? before.replaceAll('<', '&lt;') : before) + replacement;
    position = index + all.length;
  }
  return result + html.slice(position) + (isInCode ? CODE_END : '');
}

type Shortcode = { name: string; isClosing: boolean; parameters: ReadonlyMap<string, string> };

const parametersOf = (text: string) =>
  new Map([...text.matchAll(PARAMETER)].map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']));

const CODE_END = '</code></pre>';

function codeStart({ name, parameters }: Shortcode) {
  const named = parameters.get('language') ?? parameters.get('lang');
  const language = named ?? (name === 'code' || name === 'sourcecode' ? '' : name);
  return `<pre><code class="language-${escapeHtml(language)}">`;
}

type Replace = (shortcode: Shortcode, parameters: string) => string | undefined;

/** Older captions are a parameter; newer ones follow the picture. */
const replaceCaption: Replace = ({ isClosing, parameters }) =>
  isClosing ? '</figure>' : `<figure class="captioned">${escapeHtml(parameters.get('caption') ?? '')} `;

const SOURCES = ['src', 'mp4', 'mp3', 'webm', 'ogg', 'm4a', 'wav'];

const replacePlayer: Replace = ({ parameters }, text) => {
  const named = SOURCES.map((name) => parameters.get(name)).find(Boolean);
  const address = escapeHtml(named ?? /https?:\/\/[^\s"']{1,1000}/.exec(text)?.[0] ?? '');
  return address === '' ? '' : `<p><a href="${address}">${address}</a></p>`;
};

const REPLACEMENTS: ReadonlyMap<string, Replace> = new Map(
  Object.entries<Replace>({
    ...{ caption: replaceCaption, wp_caption: replaceCaption },
    ...{ audio: replacePlayer, video: replacePlayer, youtube: replacePlayer, vimeo: replacePlayer },
    embed: ({ isClosing }) => (isClosing ? '</p>' : '<p>'),
  }),
);

function galleryHtml({ parameters }: Shortcode, attachments: Attachments, warnings: Warnings): string {
  const ids = (parameters.get('ids') ?? parameters.get('include') ?? '').split(',').slice(0, MAX_GALLERY);
  const pictures = ids.flatMap((id) => attachments.get(id.trim()) ?? []);
  if (pictures.length === 0) warnings.add('picturesMissing', '[gallery]');
  const figures = pictures.map(({ source, alt, caption }) => {
    const image = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">`;
    return `<figure>${image}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
  });
  return `<div class="gallery">${figures.join('')}</div>`;
}
