import type { Tx } from '#platform/server/db/database.ts';
import { translationsOf } from '#records/service.ts';
import { SITE_PART } from '../../model/languages/parts.ts';
import type { SiteTexts } from '../../model/languages/site-texts.ts';
import { languagesOf, type SiteDocument } from '../../model/site.ts';

/** Returns the translations of a site's own texts into each of its other languages. */
export async function readOwnTexts(
  tx: Pick<Tx, 'sql'>,
  ownerId: string,
  site: Pick<SiteDocument, 'language' | 'languages'>,
): Promise<SiteTexts> {
  const texts: SiteTexts = {};
  for (const language of languagesOf(site).slice(1)) {
    const translations = (await translationsOf(tx, { ownerId, language, parts: [SITE_PART] })).get(SITE_PART);
    texts[language] = translations ?? {};
  }
  return texts;
}
