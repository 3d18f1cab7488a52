import { linesOfHtml } from './pasted-lines.ts';

/** Returns the pasted lines with bold text and links if HTML was pasted, otherwise the plain lines. */
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
