import type { Sql } from '#platform/server/db/database.ts';
import { summarizeChanges } from '../../model/changes/summarize.ts';
import { upgradeContent } from '../../model/upgrade.ts';
import { findLatestDocument } from './store.ts';

type StoredDocument = { document: Record<string, unknown>; version: number };

/** Summarizes what changed in a CV since its newest version. Returns null if it has none yet. */
export async function summarizeSinceLatest(sql: Sql, cvId: string, { document, version }: StoredDocument) {
  const latest = await findLatestDocument(sql, cvId);
  return latest && summarizeChanges(upgradeContent(latest.document, latest.version), upgradeContent(document, version));
}
