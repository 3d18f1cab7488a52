import type { MarkdownInline } from '#platform/pure/markdown/tree.ts';

/** The formatting of a run of text. */
export type Format = { bold?: boolean; italic?: boolean; code?: boolean; href?: string | undefined };
export type Run = Format & { text: string };

/** Collapses whitespace as browsers do; line ends in runs are line breaks. */
export function collapseRuns(runs: readonly Run[]): Run[] {
  const collapsed: Run[] = [];
  let last = '\n';
  for (const run of runs) {
    let text = '';
    for (const character of run.text) {
      const isSpace = character === ' ' || character === '\n';
      if (isSpace && last === '\n') continue;
      if (character === ' ' && last === ' ') continue;
      text += character;
      last = character;
    }
    if (text !== '') collapsed.push({ ...run, text });
  }
  return collapsed;
}

/** Turns runs of text into nodes of Markdown: links around bold text, bold around italic. */
export function nodesOf(runs: readonly Run[]): MarkdownInline[] {
  return group(runs, 'href', (part, href) =>
    wrap(
      href === undefined ? undefined : { type: 'link', href },
      group(part, 'bold', (bold, isBold) =>
        wrap(
          isBold ? { type: 'bold' } : undefined,
          group(bold, 'italic', (italic, isItalic) =>
            wrap(isItalic ? { type: 'italic' } : undefined, italic.flatMap(leavesOf)),
          ),
        ),
      ),
    ),
  );
}

type Wrapper = { type: 'bold' | 'italic' } | { type: 'link'; href: string };

const wrap = (wrapper: Wrapper | undefined, children: MarkdownInline[]): MarkdownInline[] =>
  wrapper ? [{ ...wrapper, children }] : children;

function group<Name extends keyof Format>(
  runs: readonly Run[],
  name: Name,
  nodes: (part: readonly Run[], value: Run[Name] | undefined) => MarkdownInline[],
): MarkdownInline[] {
  const result: MarkdownInline[] = [];
  for (let start = 0; start < runs.length; ) {
    const value = runs[start]?.[name];
    let end = start + 1;
    while (end < runs.length && runs[end]?.[name] === value) end += 1;
    result.push(...nodes(runs.slice(start, end), value));
    start = end;
  }
  return result;
}

function leavesOf({ text, code }: Run): MarkdownInline[] {
  if (code) return [{ type: 'code', text: text.replaceAll('\n', ' ') }];
  return text
    .split('\n')
    .flatMap((line, index): MarkdownInline[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
    ]);
}
