import type { IdentityCtx } from '#identity/service.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** What commands on records are given: who asks, and in which language. */
export type RecordsCtx = IdentityCtx & { language: Language };
