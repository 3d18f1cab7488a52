import { linesOfHtml } from './pasted-lines.ts';

/** The lines of what was pasted, with bold words and links where it came with any; else as they read. */
export async function readPastedLines(html: string, plain: readonly string[]): Promise<readonly string[]> {
  if (html === '') return plain;
  try {
    const { richTextOf } = await import('../../../../model/import/html-to-markdown.ts');
    const lines = linesOfHtml(html, richTextOf);
    return lines.length > 0 ? lines : plain;
  } catch {
    return plain;
  }
}
