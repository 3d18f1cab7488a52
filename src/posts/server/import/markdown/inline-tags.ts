import { walkHtml } from '#platform/pure/html.ts';

/** An HTML tag in a line of Markdown. */
export type InlineTag = { name: string; isClosing: boolean; attributes: Readonly<Record<string, string>>; end: number };

const TAG = /<(\/?)([a-z][a-z\d-]{0,20})((?:\s[^<>]{0,3000})?)\/?>/iy;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
const MARK = /[\\`*_[\]<]/;

/** Tags whose text is part of the line. Any others are text themselves, such as the type in `Vec<T>`. */
const KNOWN_TAGS = new Set(
  (
    'a abbr b bdi bdo big br button center cite code data del dfn div em figcaption figure font i img ins kbd label ' +
    'mark nobr p picture q rp rt ruby s samp section small source span strike strong sub summary sup time tt u var wbr'
  ).split(' '),
);

/** Reads the tag that begins at a position; undefined if none does. */
export function tagAt(source: string, position: number): InlineTag | undefined {
  TAG.lastIndex = position;
  const [match, slash = '', tag = '', rest = ''] = TAG.exec(source) ?? [];
  const name = tag.toLowerCase();
  if (match === undefined || !KNOWN_TAGS.has(name)) return undefined;
  let attributes: Readonly<Record<string, string>> = {};
  if (rest.trim() !== '' && slash === '')
    walkHtml(match, {
      open: (_, found) => {
        attributes = found;
      },
      close: () => {},
      text: () => {},
    });
  return { name, isClosing: slash !== '', attributes, end: position + match.length };
}

/** Reads the character reference that begins at a position, as Markdown that shows the character. */
export function characterAt(source: string, position: number): { text: string; end: number } | undefined {
  ENTITY.lastIndex = position;
  const match = ENTITY.exec(source)?.[0];
  if (match === undefined) return undefined;
  let text = '';
  walkHtml(match, {
    open: () => {},
    close: () => {},
    text: (part) => {
      text += part;
    },
  });
  if (text === match) return undefined;
  return { text: MARK.test(text) ? `\\${text}` : text, end: position + match.length };
}

/** The marks of Markdown for what a tag formats. */
export const MARKS_OF_TAGS: Readonly<Record<string, string>> = {
  ...{ b: '**', strong: '**', em: '*', i: '*', cite: '*', dfn: '*', var: '*' },
  ...{ code: '`', kbd: '`', samp: '`', tt: '`', del: '~~', s: '~~', strike: '~~' },
};
