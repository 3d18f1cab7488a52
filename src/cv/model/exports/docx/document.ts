import type { CvContent } from '../../content.ts';
import { lookOf } from '../look.ts';
import { outlineOf, type PageWords } from '../outline.ts';
import { linesOfSection } from './entries.ts';
import { fileOf } from './file.ts';
import { linesOfHead } from './head.ts';
import type { Pen } from './runs.ts';

type Given = {
  words: PageWords;
  /** The id of the template's default font pair. */
  templateFonts: string;
  /** JPEG bytes. */
  photo: Uint8Array | undefined;
};

/** Exports a CV as a one-column Word document, with real styles and lists so that it is easy to edit. */
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
