import type { CvContent } from '../../content.ts';
import { lookOf } from '../look.ts';
import { outlineOf, type PageWords } from '../outline.ts';
import { linesOfSection } from './entries.ts';
import { fileOf } from './file.ts';
import { linesOfHead } from './head.ts';
import type { Pen } from './runs.ts';

type Given = {
  words: PageWords;
  /** The pair of typefaces that its template is made for. */
  templateFonts: string;
  /** The bytes of a JPEG. */
  photo: Uint8Array | undefined;
};

/** A CV as a document of Word: one column, with the styles and lists that people know how to go on with. */
export async function exportDocx(content: CvContent, { words, templateFonts, photo }: Given): Promise<Uint8Array> {
  const { design } = content;
  const outline = outlineOf(content, words);
  const pen: Pen = { look: lookOf(design, templateFonts), links: 0 };
  const lines = [
    ...linesOfHead(pen, outline, photo),
    ...outline.sections.flatMap((section) => linesOfSection(pen, section)),
  ];
  const title = outline.name || outline.headline || 'CV';
  return fileOf(pen, { lines, title, creator: outline.name, design });
}
