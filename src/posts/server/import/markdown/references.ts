import { endsFence, type Fence, parseFence } from '#platform/pure/markdown/fences.ts';

/** An address that a text refers to by a label. */
export type Reference = { url: string; title: string };

const DEFINITION =
  /^ {0,3}\[(?!\^)([^[\]]{1,200})\]:\s{0,9}<?([^\s<>]{1,2000})>?(?:\s{1,9}["'(]([^\n]{0,500})["')])?\s{0,9}$/;

/** Returns a label in the form in which references are found. */
export const labelOf = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Takes the definitions of references out of lines of Markdown, except for those in code. */
export function takeReferences(lines: readonly string[]): { lines: string[]; references: Map<string, Reference> } {
  const references = new Map<string, Reference>();
  let fence: Fence | undefined;
  const rest = lines.filter((line) => {
    if (fence) {
      if (endsFence(line, fence)) fence = undefined;
      return true;
    }
    fence = parseFence(line);
    const [, label, url, title = ''] = DEFINITION.exec(line) ?? [];
    if (label === undefined || url === undefined) return true;
    const key = labelOf(label);
    if (!references.has(key)) references.set(key, { url, title });
    return false;
  });
  return { lines: rest, references };
}
