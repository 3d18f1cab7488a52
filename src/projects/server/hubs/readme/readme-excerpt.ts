import { type ReadmePicture, readInline } from './read-inline.ts';
import { toPlainMarkdown } from './readme-markup.ts';

export type ReadmeExcerpt = {
  /** The first paragraph as plain text, or an empty text. */
  paragraph: string;
  /** The first pictures, without badges. */
  pictures: ReadmePicture[];
};

/** The part of a README that is read. */
const MAX_LENGTH = 100_000;
const MAX_PICTURES = 3;
const MAX_PARAGRAPH = 5000;
/** A shorter paragraph is a name or a slogan. */
const MIN_LETTERS = 25;
/** A paragraph with a greater share of links is a navigation. */
const MAX_LINKED = 0.6;

/** Lines that are not part of a paragraph: headings, quotes, lists, tables, rules and definitions. */
const NO_PARAGRAPH = /^ {0,3}(?:#{1,6}(?:\s|$)|>|[-*+]\s|\d{1,9}[.)]\s|\||\[[^\]\n]{1,200}\]:)|^ {4}|^\t/;
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
const DEFINITION = /^ {0,3}\[([^\]\n]{1,200})\]:\s*<?([^\s>]{1,2000})/;
const FRONT_MATTER = /^---[ \t]*\n/;

const BADGE_HOSTS =
  /(?:^|\.)(?:shields\.io|badgen\.net|badge\.fury\.io|codecov\.io|coveralls\.io|travis-ci\.(?:com|org)|circleci\.com|appveyor\.com|codacy\.com|codeclimate\.com|sonarcloud\.io|snyk\.io|opencollective\.com|contrib\.rocks|star-history\.com|komarev\.com|gitpod\.io|deepsource\.(?:io|com)|readthedocs\.org|bestpractices\.dev|coreinfrastructure\.org|pepy\.tech|nodei\.co|isitmaintained\.com|david-dm\.org|vercel\.app|herokuapp\.com|buymeacoffee\.com|ko-fi\.com|deepwiki\.com)$/;
const BADGE_PATH = /badge|shield|\/workflows\/|\/pipeline\.svg|\/coverage\.svg/i;

/** Returns the first paragraph and the first pictures of a README in Markdown, in linear time. */
export function readmeExcerpt(source: string): ReadmeExcerpt {
  const markdown = toPlainMarkdown(withoutFrontMatter(source.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n')));
  const lines = markdown.split('\n');
  const definitions = definitionsIn(lines);
  const excerpt: ReadmeExcerpt = { paragraph: '', pictures: [] };
  for (const { text, isParagraph } of chunksOf(lines)) {
    if (excerpt.paragraph !== '' && excerpt.pictures.length >= MAX_PICTURES) break;
    const inline = readInline(text, definitions);
    const pictures = inline.pictures.filter(({ address }) => isNoBadge(address));
    excerpt.pictures.push(...pictures.slice(0, MAX_PICTURES - excerpt.pictures.length));
    if (isParagraph && excerpt.paragraph === '' && isProse(inline)) excerpt.paragraph = toParagraph(inline.text);
  }
  return excerpt;
}

function withoutFrontMatter(source: string) {
  if (!FRONT_MATTER.test(source)) return source;
  const end = source.indexOf('\n---', 3);
  return end < 0 ? source : source.slice(end + 4);
}

function definitionsIn(lines: readonly string[]) {
  const definitions = new Map<string, string>();
  for (const line of lines) {
    const [, name, address] = DEFINITION.exec(line) ?? [];
    if (name !== undefined && address !== undefined) definitions.set(name.trim().toLowerCase(), address);
  }
  return definitions;
}

type Chunk = { text: string; isParagraph: boolean };

/** Returns the groups of lines between blank ones, and each line that belongs to no paragraph. */
function chunksOf(lines: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  let open: string[] = [];
  const close = (isParagraph = true) => {
    if (open.length > 0) chunks.push({ text: open.join('\n'), isParagraph });
    open = [];
  };
  for (const line of lines) {
    if (line.trim() === '') close();
    // Text with a line below it is a heading; without text above, the line is a rule.
    else if (UNDERLINE.test(line)) close(false);
    else if (open.length === 0 && NO_PARAGRAPH.test(line)) chunks.push({ text: line, isParagraph: false });
    else open.push(line);
  }
  close();
  return chunks;
}

function isProse({ text, linked }: { text: string; linked: number }) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Scripts without spaces say as much in fewer letters.
  const isDense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(text);
  return letters >= (isDense ? MIN_LETTERS / 3 : MIN_LETTERS) && linked <= text.length * MAX_LINKED;
}

function toParagraph(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_PARAGRAPH ? line : `${line.slice(0, MAX_PARAGRAPH).toWellFormed().trimEnd()}…`;
}

function isNoBadge(address: string) {
  if (/^\s*data:/i.test(address)) return false;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return !BADGE_PATH.test(url?.pathname ?? address) && !(url && BADGE_HOSTS.test(url.hostname));
}
