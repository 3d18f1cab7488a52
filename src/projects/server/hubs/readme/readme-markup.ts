import { walkHtml } from '#platform/pure/html.ts';

/** Elements whose text is not part of a paragraph. The pictures in them count. */
const WITHOUT_TEXT = new Set(
  'h1 h2 h3 h4 h5 h6 table pre script style svg summary select textarea title template'.split(' '),
);
const BLOCKS = new Set('p div section article header center blockquote ul ol li details hr'.split(' '));
/** Opens or closes a block of code. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** An address that is set in angle brackets, like a tag. */
const AUTOLINK = /<(https?:\/\/[^\s<>]*)>/g;
/** A picture of fewer pixels is an icon. */
const MIN_WIDTH = 64;

/** Returns a README without its code and comments, in which HTML has become Markdown. */
export function toPlainMarkdown(source: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const add = (text: string) => void (hidden === 0 && parts.push(text));
  walkHtml(withoutCode(source).replace(AUTOLINK, '$1'), {
    open: (tag, attributes) => {
      if (tag === 'img') parts.push(pictureOf(attributes));
      else if (WITHOUT_TEXT.has(tag)) {
        hidden += 1;
        parts.push('\n\n');
      } else if (BLOCKS.has(tag)) parts.push('\n\n');
      else if (tag === 'br') add('\n');
      else if (tag === 'a') add('[');
    },
    close: (tag) => {
      if (WITHOUT_TEXT.has(tag)) hidden = Math.max(0, hidden - 1);
      if (WITHOUT_TEXT.has(tag) || BLOCKS.has(tag)) parts.push('\n\n');
      else if (tag === 'a') add('](#)');
    },
    text: add,
  });
  return parts.join('');
}

/** Returns the lines outside of fenced code. An unclosed block of code goes to the end. */
function withoutCode(source: string): string {
  let fence: string | undefined;
  const lines: string[] = [];
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      fence = mark;
      lines.push(mark === undefined ? line : '');
    } else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
  }
  return lines.join('\n');
}

function pictureOf({ src = '', alt = '', width = '' }: Readonly<Record<string, string>>) {
  const pixels = /^\d+$/.test(width.trim()) ? Number(width) : MIN_WIDTH;
  if (src === '' || pixels < MIN_WIDTH) return '';
  return `![${alt.replace(/[[\]]/g, ' ')}](${src.trim().replace(/[\s()<>]/g, encodeURIComponent)})`;
}
