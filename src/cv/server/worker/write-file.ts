import type { CvExport } from '../../contract.ts';
import { exportEuropass } from '../../model/formats/europass/write/candidate.ts';
import { exportHtml } from '../../model/formats/html/document.ts';
import { exportJsonResume } from '../../model/formats/json-resume/json-resume.ts';
import { exportMarkdown } from '../../model/formats/markdown.ts';
import { exportRenderCv } from '../../model/formats/rendercv/write.ts';
import { exportText } from '../../model/formats/text.ts';
import { findLetter } from '../../model/letters/letter-outline.ts';
import { contactIconMarkup } from '../../render/contact-icons.ts';
import { letterWordsOf, pageWordsOf } from '../../render/page-words.ts';
import type { RenderInput } from '../../render/render-input.ts';
import { templateIn, templateOf } from '../../render/templates.ts';
import { zipTypstSources } from '../../render/typst-folder.ts';

/** The formats that are written from the content; all others are typeset. */
export type TextFormat = Exclude<CvExport, 'pdf' | 'png'>;

type FormatWriter = (input: RenderInput) => string | Uint8Array | Promise<string | Uint8Array>;

const WRITER_BY_FORMAT: Record<TextFormat, FormatWriter> = {
  docx: writeDocx,
  html: (input) =>
    exportHtml(input.content, {
      words: pageWordsOf(input.content.design),
      template: templateIn(input.content.design),
      ...(input.content.design.icons && { icon: contactIconMarkup }),
      originals: input.originals,
      photo: input.photo ? Buffer.from(input.photo.bytes).toString('base64') : undefined,
    }),
  markdown: ({ content }) => exportMarkdown(content, pageWordsOf(content.design)),
  text: ({ content }) => exportText(content, pageWordsOf(content.design)),
  'json-resume': ({ content }) => `${JSON.stringify(exportJsonResume(content), null, 2)}\n`,
  europass: ({ content, photo }) =>
    exportEuropass(content, {
      words: pageWordsOf(content.design),
      photo: photo ? Buffer.from(photo.bytes).toString('base64') : undefined,
    }),
  rendercv: ({ content }) => exportRenderCv(content),
  typst: (input) => zipTypstSources(input),
};

/** Writes a CV in a format, or its cover letter if `input.letter` is set. */
export const writeFile = (input: RenderInput, format: TextFormat) => WRITER_BY_FORMAT[format](input);

/** Returns the words and fonts of a CV for formats without a template. */
const exportOptionsOf = ({ content: { design } }: RenderInput) => ({
  words: pageWordsOf(design),
  templateFonts: templateOf(design.template).fonts,
});

async function writeDocx(input: RenderInput) {
  const { content, letter: id, photo } = input;
  // The library is large, and no other format needs it.
  if (id === undefined) {
    const { exportDocx } = await import('../../model/formats/docx/document.ts');
    return exportDocx(content, { ...exportOptionsOf(input), photo: photo?.bytes });
  }
  const { exportLetterDocx } = await import('../../model/formats/docx/letter.ts');
  const letter = findLetter(content, id);
  if (!letter) throw new Error('no such letter');
  return exportLetterDocx(content, letter, { ...exportOptionsOf(input), letterWords: letterWordsOf(content.design) });
}
