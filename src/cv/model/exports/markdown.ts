import { isWebAddress } from '#platform/field-rules.ts';
import type { CvContent } from '../content.ts';
import { type Detail, type ItemOutline, isShort, outlineOf, type PageWords, type SectionOutline } from './outline.ts';

/** Exports the visible content of a CV as Markdown, in its order and language. */
export function exportMarkdown(content: CvContent, words: PageWords): string {
  const { name, headline, contacts, sections } = outlineOf(content, words);
  return `${blocks([
    name && `# ${literal(name)}`,
    headline && `**${literal(headline)}**`,
    contacts.map((contact) => `- ${writeDetail(contact)}`).join('\n'),
    ...sections.map(writeSection),
  ])}\n`;
}

const blocks = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

function writeSection({ kind, heading, texts, items }: SectionOutline): string {
  const written = isShort(kind) ? [items.map(writeShort).join('\n')] : items.map((item) => writeItem(item, '###'));
  return blocks([heading && `## ${literal(heading)}`, ...texts.map(asText), ...written]);
}

function writeShort({ heading, beside, details }: ItemOutline): string {
  const about = beside.length > 0 ? ` (${literal(beside.join(', '))})` : '';
  const more = details.map(writeDetail).join('; ');
  return `- ${heading && `**${literal(heading)}**`}${about}${more && `${heading && ': '}${more}`}`;
}

function writeItem(
  { heading, beside, dates, url, texts, bullets, details, roles }: ItemOutline,
  level: string,
): string {
  const below = [literal(beside.join(', ')), literal(dates)].filter(Boolean).join(' · ');
  return blocks([
    heading && `${level} ${literal(heading)}`,
    below,
    url && link(url, url),
    ...texts.map(asText),
    bullets.map(({ text }) => asBullet(text)).join('\n'),
    ...details.map(writeDetail),
    ...roles.map((role) => writeItem(role, `${level}#`)),
  ]);
}

const writeDetail = ({ label, text, url }: Detail) =>
  `${label && `${literal(label)}: `}${url === undefined ? literal(text) : link(text, url)}`;

function link(text: string, url: string) {
  if (!isWebAddress(url)) return literal(text);
  return `[${literal(text)}](<${new URL(url).href.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

/** Escapes a plain line so that none of its characters are read as Markdown. */
const literal = (line: string) =>
  line
    .trim()
    .replace(/[\\`*_[\]<>&~#$|]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** Returns a member's Markdown text with hard line breaks, so that each line end is kept. */
function asText(text: string) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .map((line, at) => (line && lines[at + 1] ? `${line}  ` : line))
    .join('\n')
    .trim();
}
const asBullet = (text: string) => `- ${asText(text).replace(/\n/g, '\n  ')}`;
