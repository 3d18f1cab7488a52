import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { makeAutosave } from '#platform/browser/autosave/autosave.ts';
import { browserDrafts } from '#platform/browser/autosave/browser-drafts.ts';
import { type Draft, resumeEditing } from '#platform/browser/autosave/draft.ts';
import type { PrepareDocument, StoredDocument } from '#platform/browser/autosave/editing.ts';
import { openSession, type WriterOptions } from '#platform/browser/autosave/session.ts';
import { browserLanguage } from '#platform/browser/i18n/messages-provider.tsx';
import { isApiError } from '#platform/pure/api-errors.ts';
import { makeRecordStore, useFieldErrorText } from '#records/components.tsx';
import type { Site } from '../../contract.ts';
import { emptySite, type SiteDocument } from '../../model/site-shape.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { prepareSite } from './prepare-site.ts';
import { SITE_RECORD_ID, sitePort } from './site-port.ts';

/** Opens an editing session: loads the site and resumes drafts kept in this browser. */
export function useSiteSession() {
  const t = useTranslations('portfolio-editor.colours');
  const texts = useFieldErrorText();
  const auth = useAuth();
  const queries = useQueryClient();
  const sessionId = useId();
  const prepare: PrepareDocument<SiteDocument> = (site) => prepareSite(site, { texts, colour: () => t('unreadable') });
  const latestPrepare = useRef(prepare);
  latestPrepare.current = prepare;
  return useQuery({
    // A session is never reused: editing must not start from an outdated response.
    queryKey: ['site-session', sessionId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
    queryFn: async () => {
      const empty = emptySite(browserLanguage());
      const siteStore = makeRecordStore<Site>();
      const { read, save } = portfolioApi.site;
      const port = sitePort({ read: () => read.call(), save: save.call }, (site) => {
        siteStore.update(site);
        queries.setQueryData(read.queryKey(), site);
      });
      const session = await openSession({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: SITE_RECORD_ID,
        id: SITE_RECORD_ID,
        read: port.read,
        store: browserDrafts(),
        write: ({ stored, drafts, draft, tell }: WriterOptions<StoredDocument<SiteDocument>, Draft<SiteDocument>>) =>
          makeAutosave<SiteDocument>({
            begin: resumeEditing(empty, stored, drafts),
            ...{ empty, port, draft, tell },
            requiredFields: [],
            prepare: (site) => latestPrepare.current(site),
            isOnline: () => navigator.onLine,
          }),
      });
      return { ...session, siteStore };
    },
  });
}

export type SiteSession = NonNullable<ReturnType<typeof useSiteSession>['data']>;
