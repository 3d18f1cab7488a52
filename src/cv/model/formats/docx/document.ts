import type { CvContent } from '../../content.ts';
import { documentStyleOf } from '../../outline/document-style.ts';
import { outlineOf, type PageWords } from '../../outline/outline.ts';
import { buildDocx } from './build-docx.ts';
import { sectionParagraphs } from './entries.ts';
import { headerParagraphs } from './header.ts';
import type { DocxContext } from './runs.ts';

type DocxOptions = {
  words: PageWords;
  /** The id of the template's default font pair. */
  templateFonts: string;
  /** JPEG bytes. */
  photo: Uint8Array | undefined;
};

/** Exports a CV as a one-column Word document, with real styles and lists so that it is easy to edit. */
export async function exportDocx(
  content: CvContent,
  { words, templateFonts, photo }: DocxOptions,
): Promise<Uint8Array> {
  const { design } = content;
  const outline = outlineOf(content, words);
  const context: DocxContext = { style: documentStyleOf(design, templateFonts), links: { count: 0 } };
  const paragraphs = [
    ...headerParagraphs(context, outline, photo),
    ...outline.sections.flatMap((section) => sectionParagraphs(context, section)),
  ];
  const title = outline.name || outline.headline || 'CV';
  return buildDocx(context, { lines: paragraphs, title, creator: outline.name, design });
}
