import { parseListItem } from '#platform/pure/markdown/lines.ts';

/** A paragraph or the text of a list item, with the marker and the indentation before it. */
export type LogicalLine = { prefix: string; text: string };

/**
 * Joins the lines of paragraphs, because a line end in Markdown is a space, while one of ours is a line break. `end` gets
 * each paragraph and each list item when it is complete.
 */
export function makeLogicalLines(end: (line: LogicalLine) => void) {
  let current: LogicalLine | undefined;
  let isBroken = false;
  const finish = () => {
    const line = current;
    current = undefined;
    isBroken = false;
    if (line) end(line);
  };
  return {
    finish,
    /** The paragraph so far, or undefined between paragraphs. */
    current: () => current,
    /** Forgets the paragraph so far and returns it. */
    take: () => {
      const line = current;
      current = undefined;
      isBroken = false;
      return line;
    },
    add: (line: string, isItem: boolean) => {
      const text = line.trimEnd();
      const breaks = line.endsWith('  ') || line.endsWith('\\');
      const content = breaks && text.endsWith('\\') ? text.slice(0, -1) : text;
      if (isItem || !current) {
        if (isItem) finish();
        current = isItem ? itemOf(content) : { prefix: indentationOf(content), text: content.trimStart() };
      } else {
        current.text += isBroken ? `<br>${content.trimStart()}` : ` ${content.trimStart()}`;
      }
      isBroken = breaks;
    },
  };
}

const indentationOf = (line: string) => line.slice(0, line.length - line.trimStart().length);

function itemOf(line: string): LogicalLine {
  const item = parseListItem(line, true);
  const text = item?.rest ?? '';
  return { prefix: line.slice(0, line.length - text.length), text };
}
