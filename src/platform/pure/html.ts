import { Parser } from 'htmlparser2';

export type HtmlReader = {
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
};

/** Bounds the nesting, because the parser's search for the element that a tag closes grows with it. */
const MAX_DEPTH = 200;
class HtmlTooDeep extends Error {}

/**
 * Parses markup leniently, as a browser does, and calls the reader for tags and text, without comments. Returns false
 * if it stops because the nesting is too deep.
 */
export function walkHtml(html: string, { open, close, text }: HtmlReader): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new HtmlTooDeep();
      open(tag, attributes);
    },
    onclosetag: (tag) => {
      depth -= 1;
      close(tag);
    },
    ontext: text,
  });
  try {
    parser.end(html);
    return true;
  } catch (error) {
    if (error instanceof HtmlTooDeep) return false;
    throw error;
  }
}
