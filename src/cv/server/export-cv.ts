import { readRecord } from '#records/service.ts';
import type { CvExport } from '../contract.ts';
import { asFile } from './as-file.ts';
import { cvKind } from './cv-kind.ts';
import { fileName } from './file-name.ts';
import { fileOfCv } from './file-of-cv.ts';
import { type CvCtx, sheetOf } from './sheet-of.ts';
import { zipOfFiles } from './zip-of-files.ts';

type Wish = { id: string; page: number };

/** Exports a CV as a file in one format. */
export async function exportCv(ctx: CvCtx, { id, format, page }: Wish & { format: CvExport }) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const { type, ending, written } = await fileOfCv(await sheetOf(ctx, document), format, { page });
  return asFile(`${name}.${ending}`, written, type);
}

/**
 * Exports a CV in several formats as a ZIP. They are created in sequence, so that one request does not occupy all
 * workers.
 */
export async function exportCvs(ctx: CvCtx, { id, formats, page }: Wish & { formats: readonly CvExport[] }) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const sheet = await sheetOf(ctx, document);
  const files: { name: string; written: string | Uint8Array }[] = [];
  for (const format of formats) {
    const { ending, written } = await fileOfCv(sheet, format, { page });
    files.push({ name: `${fileName(name)}.${ending}`, written });
  }
  return asFile(`${name}.zip`, await zipOfFiles(files, ctx.clock.now()), 'application/zip');
}
