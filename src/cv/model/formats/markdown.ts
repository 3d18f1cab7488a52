import type { CvContent } from '../content.ts';
import { webAddress } from '../outline/addresses.ts';
import { type Detail, type ItemOutline, outlineOf, type PageWords, type SectionOutline } from '../outline/outline.ts';
import { isShort } from '../shapes.ts';

/** Exports the visible content of a CV as Markdown, in its order and language. */
export function exportMarkdown(content: CvContent, words: PageWords): string {
  const { name, headline, contacts, sections } = outlineOf(content, words);
  return `${joinBlocks([
    name && `# ${escapeLine(name)}`,
    headline && `**${escapeLine(headline)}**`,
    contacts.map((contact) => `- ${writeDetail(contact)}`).join('\n'),
    ...sections.map(writeSection),
  ])}\n`;
}

const joinBlocks = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

function writeSection({ kind, heading, texts, items }: SectionOutline): string {
  const itemBlocks = isShort(kind) ? [items.map(writeShort).join('\n')] : items.map((item) => writeItem(item, '###'));
  return joinBlocks([heading && `## ${escapeLine(heading)}`, ...texts.map(withHardBreaks), ...itemBlocks]);
}

function writeShort({ heading, beside, details }: ItemOutline): string {
  const aside = beside.length > 0 ? ` (${escapeLine(beside.join(', '))})` : '';
  const more = details.map(writeDetail).join('; ');
  return `- ${heading && `**${escapeLine(heading)}**`}${aside}${more && `${heading && ': '}${more}`}`;
}

function writeItem(
  { heading, beside, dates, url, texts, bullets, details, roles }: ItemOutline,
  level: string,
): string {
  const subtitle = [escapeLine(beside.join(', ')), escapeLine(dates)].filter(Boolean).join(' · ');
  return joinBlocks([
    heading && `${level} ${escapeLine(heading)}`,
    subtitle,
    url && link(url, url),
    ...texts.map(withHardBreaks),
    bullets.map(({ text }) => bulletMarkdown(text)).join('\n'),
    ...details.map(writeDetail),
    ...roles.map((role) => writeItem(role, `${level}#`)),
  ]);
}

const writeDetail = ({ label, text, url }: Detail) =>
  `${label && `${escapeLine(label)}: `}${url === undefined ? escapeLine(text) : link(text, url)}`;

function link(text: string, url: string) {
  const address = webAddress(url);
  if (address === undefined) return escapeLine(text);
  return `[${escapeLine(text)}](<${new URL(address).href.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

/** Escapes a plain line so that none of its characters are read as Markdown. */
const escapeLine = (line: string) =>
  line
    .trim()
    .replace(/[\\`*_[\]<>&~#$|]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** Returns a member's Markdown text with hard line breaks, so that each line end is kept. */
function withHardBreaks(text: string) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .map((line, at) => (line && lines[at + 1] ? `${line}  ` : line))
    .join('\n')
    .trim();
}
const bulletMarkdown = (text: string) => `- ${withHardBreaks(text).replace(/\n/g, '\n  ')}`;
