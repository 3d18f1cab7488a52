import { createRecord, type RecordsCtx } from '#records/service.ts';
import type { ImportReport } from '../model/formats/reading/report.ts';
import { cvKind, inColumnsOfTemplate } from './cv-kind.ts';
import { decodeForMember, type EncodedCvFile, readForMember } from './read-cv-file.ts';
import { storePhoto } from './store-photo.ts';

/** Creates a CV from a file and returns it with an import report. Only a file without a CV is rejected. */
export const importCv = (ctx: RecordsCtx, file: EncodedCvFile, signal: AbortSignal | undefined) =>
  createCvFromFile(ctx, decodeForMember(ctx, file, signal));

/** Creates a CV from the bytes of a file. */
export async function createCvFromFile(ctx: RecordsCtx, file: Parameters<typeof readForMember>[1]) {
  const { document: read, name, report, photo } = await readForMember(ctx, file);
  const image = photo && (await storePhoto(ctx, photo));
  const document = inColumnsOfTemplate(image ? { ...read, basics: { ...read.basics, image } } : read);
  const cv = await createRecord(ctx, cvKind, { name, document });
  return { ...cv, report: report satisfies ImportReport };
}
