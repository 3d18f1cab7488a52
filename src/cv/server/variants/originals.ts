import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type RecordsCtx, selectStoredDocuments } from '#records/service.ts';
import type { CvContent } from '../../model/content.ts';
import { upgradeContent } from '../../model/upgrade.ts';
import { originalTexts } from '../../model/variants/original-texts.ts';
import { findVariant, setOriginals, showsLatest } from './store.ts';

/** Returns the texts of a CV that are in the language of the one that it was translated from. */
export async function originalsOf({ sql }: Pick<Tx, 'sql'>, cvId: string, content: CvContent) {
  const found = await findTranslation(sql, cvId);
  return found && originalTexts({ ...found, variant: content });
}

/**
 * Returns all texts that a CV may have in the language of the one that it was translated from. They stay right while
 * the CV is edited.
 */
export async function possibleOriginalsOf(
  { sql }: Pick<Tx, 'sql'>,
  cvId: string,
  { design }: Pick<CvContent, 'design'>,
): Promise<OriginalTexts | undefined> {
  const found = await findTranslation(sql, cvId);
  return found && originalTexts({ ...found, variant: { ...found.base, design } });
}

async function findTranslation(sql: Tx['sql'], cvId: string) {
  const stored = await findVariant(sql, cvId);
  if (stored?.purpose !== 'language') return undefined;
  return { base: upgradeContent(stored.base, stored.version), same: new Set(stored.same) };
}

/** Updates the texts in the original's language of a CV whose visitors see its latest version. */
export async function refreshOriginals(
  { pages }: Pick<RecordsCtx, 'pages'>,
  tx: Tx,
  { cvId, ownerId }: { cvId: string; ownerId: string },
) {
  const { sql } = tx;
  if (!(await showsLatest(sql, cvId))) return;
  const [latest] = await selectStoredDocuments({ sql }, [cvId]);
  if (!latest) return;
  const content = upgradeContent(latest.document.document, latest.version);
  await setOriginals(sql, cvId, (await possibleOriginalsOf(tx, cvId, content)) ?? null);
  pages.invalidate(tx, ownerId);
}
