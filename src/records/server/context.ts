import type { ImagesInUse } from '#files/service.ts';
import type { IdentityCtx } from '#identity/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';

/**
 * Context of record commands: the caller, their language, and a lookup of images that are in use outside of records.
 */
export type RecordsCtx = IdentityCtx & { language: Language; shownElsewhere: ImagesInUse };
