import type { ImagesInUse } from '#files/service.ts';
import type { IdentityCtx } from '#identity/service.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** What commands on records are given: who asks, in which language, and which pictures others show beside records. */
export type RecordsCtx = IdentityCtx & { language: Language; shownElsewhere: ImagesInUse };
