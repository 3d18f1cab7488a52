import { useTranslations } from 'use-intl';
import type { Autosave } from '#platform/browser/autosave/autosave.ts';
import { readerLanguage } from '#platform/browser/i18n/reader-language.ts';
import { type EditingSession, useDocumentSession, useFieldErrorText } from '#records/components.tsx';
import type { Site } from '../../contract.ts';
import { emptySite, type SiteDocument } from '../../model/site-shape.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { prepareSite } from './prepare-site.ts';
import { SITE_RECORD_ID, sitePort } from './site-port.ts';

export type SiteSession = EditingSession<Autosave<SiteDocument>, Site>;

/** Opens the member's site for editing. */
export function useSiteSession() {
  const t = useTranslations('portfolio-editor.colours');
  const texts = useFieldErrorText();
  const { read, save } = portfolioApi.site;
  return useDocumentSession<Site, SiteDocument>({
    kind: SITE_RECORD_ID,
    id: SITE_RECORD_ID,
    empty: emptySite(readerLanguage()),
    requiredFields: [],
    prepare: (site) => prepareSite(site, { texts, colour: () => t('unreadable') }),
    recordKeyOf: () => read.queryKey(),
    makePort: (onReceived) => sitePort({ read: () => read.call(), save: save.call }, onReceived),
  });
}
