import { readRecord } from '#records/service.ts';
import type { LetterExport } from '../contract-pages.ts';
import { findLetter } from '../model/letters/letter-outline.ts';
import { type RenderInput, renderPdf } from '../render/render-cv.ts';
import { cvKind } from './cv-kind.ts';
import { fileResponse } from './file-response.ts';
import { FORMATS } from './render-export.ts';
import { type CvCtx, letterRenderInputOf } from './render-input.ts';
import { runCvTask } from './worker/cv-tasks.ts';

type ExportLetterInput = { id: string; letter: string; format: LetterExport };

/** Exports a cover letter of a CV as a file, named after the letter or else the CV. */
export async function exportLetter(ctx: CvCtx, { id, letter, format }: ExportLetterInput) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const input = letterRenderInputOf(ctx, document, letter);
  const fileTitle = findLetter(document, letter)?.name.trim() || name;
  const { type, extension } = FORMATS[format];
  return fileResponse(`${fileTitle}.${extension}`, await renderLetterExport(input, format), type);
}

const renderLetterExport = (input: RenderInput, format: LetterExport): Promise<string | Uint8Array> =>
  format === 'pdf' ? renderPdf(input) : runCvTask('writeFile', { sheet: input, format }, input.owner);
