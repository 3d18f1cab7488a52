import type { ImagesInUse } from '#files/service.ts';
import type { IdentityCtx } from '#identity/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';

/** A link that opens a record. */
export type RecordLink = { id: string; label: string; recordId: string };

/**
 * Context of record commands: the caller, their language, and lookups of images that are in use outside of records and
 * of links that show a record.
 */
export type RecordsCtx = IdentityCtx & {
  language: Language;
  shownElsewhere: ImagesInUse;
  /** Reports whether a link shows the current state of the caller's record, whatever its own visibility. */
  hasLiveLinks(tx: Pick<Tx, 'sql'>, recordId: string): Promise<boolean>;
  /** Returns the member's links that open one of these records, newest first. */
  linksTo(tx: Pick<Tx, 'sql'>, ownerId: string, recordIds: readonly string[]): Promise<readonly RecordLink[]>;
};
