import { requireMember } from '#identity/service.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { createRecord, type RecordsCtx } from '#records/service.ts';
import { CV_LIMITS, type CvContent } from '../model/content.ts';
import { withRegionalDefaults } from '../model/design.ts';
import { hasDesign, type ImportReport } from '../model/formats/reading/report.ts';
import { cvKind, inColumnsOfTemplate } from './cv-kind.ts';
import { decodeFileContent } from './import/decode-file-content.ts';
import { storePhoto } from './store-photo.ts';
import { withoutMissingReferences } from './without-missing-references.ts';
import { parseCvFile } from './worker/parse-cv-file.ts';

/** Limits imports per member: parsing a file occupies a worker for a while. */
export const CV_IMPORTS: RateLimit = { name: 'cv import', tries: 120, seconds: 3600 };

type ImportCvInput = { content: string; filename?: string | undefined };
type CvFile = { bytes: Buffer; filename?: string | undefined };

/** Creates a CV from a file and returns it with an import report. Only a file without a CV is rejected. */
export const importCv = (ctx: RecordsCtx, { content, filename }: ImportCvInput) => {
  requireMember(ctx.actor);
  return createCvFromFile(ctx, { bytes: decodeFileContent(content), filename });
};

/** Creates a CV from the bytes of a file. */
export async function createCvFromFile(ctx: RecordsCtx, { bytes, filename }: CvFile) {
  const { uid, preferences } = requireMember(ctx.actor);
  const conventions = { language: ctx.language, region: preferences.region };
  await ctx.limits.count(CV_IMPORTS, uid);
  const { content: imported, report, photo, unplacedSection } = await parseCvFile(bytes, uid);
  // A JSON Resume has no paper size either, but must survive a round trip unchanged.
  const withDefaults = hasDesign(report.format) ? imported : withRegionalDefaults(imported, conventions);
  const complete = await withoutMissingReferences(ctx, withDefaults);
  const image = photo && (await storePhoto(ctx, photo));
  const titled = {
    ...complete,
    basics: image ? { ...complete.basics, image } : complete.basics,
    // Only the member sees the section, which is hidden.
    sections: complete.sections.map((section) =>
      section.id === unplacedSection
        ? { ...section, title: messagesOf(ctx.language).cv.import.unplacedTitle }
        : section,
    ),
  };
  const document = inColumnsOfTemplate(titled);
  const cv = await createRecord(ctx, cvKind, { name: cvNameFrom(ctx, document, filename), document });
  return { ...cv, report: report satisfies ImportReport };
}

function cvNameFrom({ language }: RecordsCtx, { basics }: CvContent, filename = '') {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.\w{1,5}$/, '');
  const name = [stem, basics.name, messagesOf(language).cv.untitled]
    .map((text) => text.replace(/[\p{C}\u2028\u2029]+/gu, ' ').trim())
    .find(Boolean);
  return (name ?? '').slice(0, CV_LIMITS.name).trim();
}
