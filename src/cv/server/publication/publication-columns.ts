import type { CvContent } from '../../model/content.ts';
import { referencesIn } from '../../model/references.ts';
import { CONTENT_VERSION } from '../../model/upgrade.ts';

/** Returns the column values of a published version; null stands for the latest one. */
export const publicationColumns = (content: CvContent | null) => ({
  document: content as Record<string, unknown> | null,
  version: CONTENT_VERSION,
  images: content ? [...new Set(referencesIn(content).images)] : [],
});
