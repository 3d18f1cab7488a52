import { Parser } from 'htmlparser2';

export type HtmlReader = {
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
};

/** No writing is nested deeper; searching for what a tag closes would take ever longer. */
const DEEPEST = 200;
class TooDeep extends Error {}

/**
 * Walks through any markup as a browser would read it. Comments are none of it. Answers whether it came to the end: what is
 * nested without end is given up.
 */
export function walkHtml(html: string, { open, close, text }: HtmlReader): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      depth += 1;
      if (depth > DEEPEST) throw new TooDeep();
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
    if (error instanceof TooDeep) return false;
    throw error;
  }
}
