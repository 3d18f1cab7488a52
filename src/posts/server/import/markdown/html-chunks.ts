const OPENING = /^ {0,3}<(!--|\/?[a-z][a-z\d-]{0,20}(?=[\s/>]|$))/i;

/** Elements that end where their tag closes, even after blank lines. */
const WHOLE_TAGS = new Set(
  'pre script style table figure ul ol dl svg video audio iframe textarea blockquote noscript'.split(' '),
);
/** Further elements that begin a block of HTML, which ends at a blank line. */
const BLOCK_TAGS = new Set(
  (
    'address article aside center dd details div dt fieldset figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main ' +
    'nav p section summary tbody td tfoot th thead tr'
  ).split(' '),
);

const closingOf = (name: string) => (name === '!--' ? '-->' : `</${name}`);

/** Finds blocks of HTML in lines of Markdown, each in time linear in the lines that it takes. */
export function makeHtmlChunks(lines: readonly string[]) {
  /** The last line with the end of an element, so that none is searched for in vain. */
  const lastEnds = new Map<string, number>();
  for (const name of ['!--', ...WHOLE_TAGS]) {
    const closing = closingOf(name);
    lastEnds.set(
      name,
      lines.findLastIndex((line) => line.toLowerCase().includes(closing)),
    );
  }
  /** Returns the index of the line after the block of HTML that begins at a line; undefined if none does. */
  return (start: number): number | undefined => {
    const name = OPENING.exec(lines[start] ?? '')?.[1]?.toLowerCase();
    if (name === undefined) return undefined;
    const isWhole = name === '!--' || WHOLE_TAGS.has(name);
    if (isWhole && (lastEnds.get(name) ?? -1) >= start) {
      let end = start;
      while (!lines[end]?.toLowerCase().includes(closingOf(name))) end += 1;
      return end + 1;
    }
    if (!isWhole && !BLOCK_TAGS.has(name.replace('/', '')) && !WHOLE_TAGS.has(name.replace('/', ''))) return undefined;
    let end = start;
    while (end < lines.length && lines[end]?.trim() !== '') end += 1;
    return end;
  };
}
