const MIN_WORDS = 8;
const MIN_LINES_OF_DATA = 3;
/** The share of lines in the form of data from which a text is no prose. */
const MOSTLY_DATA = 0.8;
/** A key as programs name it, so none such as “Phone: 555-0100”. */
const LINE_OF_DATA = /^\s*(?:-\s+)?["']?[a-z_][\w.-]{0,60}["']?\s*[:=](?:\s|$)|^\s*-\s|^\s*[{}[\]]|^\s*#|^---$/;
const LINE_OF_BIBLIOGRAPHY = /^\s*@\w{1,20}\s*[{(]|^[A-Z][A-Z0-9] {2}- /;

/** Elements that a web page, or a part of one, begins with. */
const FIRST_TAG = /<(?:!doctype\s+html|html|head|body|main|header|section|article|div|h[1-6]|p|ul|ol|table|span)\b/i;

/** Returns whether a text is a web page: whether it begins with an element of one, after comments. */
export function isHtml(text: string): boolean {
  let start = text.slice(0, 10_000).trimStart();
  while (start.startsWith('<!--') || start.startsWith('<?xml')) {
    const end = start.indexOf(start.startsWith('<!--') ? '-->' : '?>');
    if (end < 0) return false;
    start = start
      .slice(end)
      .replace(/^(?:-->|\?>)/, '')
      .trimStart();
  }
  return start.search(FIRST_TAG) === 0;
}

/** Returns whether a text is one that a person wrote, rather than data of a program or too little for a CV. */
export function isProse(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (/^\s*(?:<\?xml|<[a-z])/i.test(text) || lines.slice(0, 50).some((line) => LINE_OF_BIBLIOGRAPHY.test(line)))
    return false;
  const keyed = lines.filter((line) => LINE_OF_DATA.test(line));
  const isData =
    lines.length >= MIN_LINES_OF_DATA &&
    keyed.some((line) => !/^\s*(?:-\s|#)/.test(line)) &&
    keyed.length >= MOSTLY_DATA * lines.length;
  return !isData && hasWords(text);
}

/** Chinese and Japanese words have no spaces between them, so their characters count in pairs. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|\p{L}{2,}/gu;

function hasWords(text: string): boolean {
  let words = 0;
  for (const _ of text.matchAll(WORD)) {
    words += 1;
    if (words >= MIN_WORDS) return true;
  }
  return false;
}

/** A heading, bold words or a link as Markdown has them. */
const MARKDOWN = /^#{1,6} \S|\*\*[^\s*][^*\n]{0,100}\*\*|\]\((?:https?:|mailto:)/m;

/** Returns whether a text has the marks of Markdown that plain texts have not. Lists have the same marks in both. */
export const isMarkdown = (text: string): boolean => MARKDOWN.test(text);
