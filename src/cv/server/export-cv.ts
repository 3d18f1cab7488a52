import { readRecord } from '#records/service.ts';
import type { CvExport } from '../contract.ts';
import { asFile } from './as-file.ts';
import { cvKind } from './cv-kind.ts';
import { fileName } from './file-name.ts';
import { fileOfCv } from './file-of-cv.ts';
import { type CvCtx, sheetOf } from './sheet-of.ts';
import { zipOfFiles } from './zip-of-files.ts';

type Wish = { id: string; page: number };

/** A CV as a file that other programs read. */
export async function exportCv(ctx: CvCtx, { id, format, page }: Wish & { format: CvExport }) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const { type, ending, written } = await fileOfCv(await sheetOf(ctx, document), format, { page });
  return asFile(`${name}.${ending}`, written, type);
}

/** The same CV in several formats, as one file. They are made one after the other: nobody takes all that there is. */
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
