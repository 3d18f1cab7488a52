import { requireMember } from '#identity/service.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { RecordsCtx } from '#records/service.ts';
import { CV_LIMITS, type CvContent } from '../model/content.ts';
import { withRegionalDefaults } from '../model/design.ts';
import { hasDesign } from '../model/formats/reading/report.ts';
import { decodeFileContent } from './import/decode-file-content.ts';
import { scanLanguagesFor } from './ocr/ocr-languages.ts';
import { withPhotoToSend } from './photo-address.ts';
import { withoutMissingReferences } from './without-missing-references.ts';
import { parseCvFile } from './worker/parse-cv-file.ts';

/** Limits imports per member: parsing a file occupies a worker for a while. */
export const CV_IMPORTS: RateLimit = { name: 'cv import', tries: 120, seconds: 3600 };

type CvFile = {
  bytes: Buffer;
  filename?: string | undefined;
  /** Ends the reading when nobody waits for it any more. */
  signal: AbortSignal | undefined;
};
export type EncodedCvFile = { content: string; filename?: string | undefined };

/** Returns the bytes of a file that a member sent. */
export function decodeForMember(
  { actor }: RecordsCtx,
  { content, filename }: EncodedCvFile,
  signal: AbortSignal | undefined,
): CvFile {
  requireMember(actor);
  return { bytes: decodeFileContent(content), filename, signal };
}

/** Reads a CV from a file that a member sent, for a review. Nothing is stored. */
export const readCvFile = (ctx: RecordsCtx, file: EncodedCvFile, signal: AbortSignal | undefined) =>
  readForReview(ctx, decodeForMember(ctx, file, signal));

/** Reads a CV for a member to review. Nothing is stored. */
export async function readForReview(ctx: RecordsCtx, file: CvFile) {
  const { document, name, report, photo, source } = await readForMember(ctx, file);
  return { document, name, source: source ?? null, ...withPhotoToSend(report, photo) };
}

/** Reads a CV file with the paper of the member's region, without references to what they don't have. */
export async function readForMember(ctx: RecordsCtx, { bytes, filename, signal }: CvFile) {
  const { uid, preferences } = requireMember(ctx.actor);
  const conventions = { language: ctx.language, region: preferences.region };
  await ctx.limits.count(CV_IMPORTS, uid);
  const scanLanguages = await scanLanguagesFor(ctx.dataDir, ctx.language);
  const { content: imported, report, photo, source } = await parseCvFile(bytes, { owner: uid, scanLanguages, signal });
  // A JSON Resume has no paper size either, but must survive a round trip unchanged.
  const withDefaults = hasDesign(report.format) ? imported : withRegionalDefaults(imported, conventions);
  const complete = await withoutMissingReferences(ctx, withDefaults);
  const document = {
    ...complete,
    // Only the member sees the section, which is hidden.
    sections: complete.sections.map((section) =>
      section.id === source?.unplacedSection
        ? { ...section, title: messagesOf(ctx.language).cv.import.unplacedTitle }
        : section,
    ),
  };
  return { document, name: cvNameFrom(ctx, document, filename), report, photo, source };
}

function cvNameFrom({ language }: RecordsCtx, { basics }: CvContent, filename = '') {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.\w{1,5}$/, '');
  const name = [stem, basics.name, messagesOf(language).cv.untitled]
    .map((text) => text.replace(/[\p{C}\u2028\u2029]+/gu, ' ').trim())
    .find(Boolean);
  return (name ?? '').slice(0, CV_LIMITS.name).trim();
}
