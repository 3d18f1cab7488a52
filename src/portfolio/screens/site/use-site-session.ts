import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { isRefusal } from '#platform/api-errors.ts';
import { makeAutosave } from '#platform/autosave/autosave.ts';
import { type Draft, resumed } from '#platform/autosave/draft.ts';
import { draftsHere } from '#platform/autosave/drafts.ts';
import type { Prepare, Stored } from '#platform/autosave/editing.ts';
import { type Opening, openSession } from '#platform/autosave/session.ts';
import { readersLanguage } from '#platform/i18n/words-provider.tsx';
import { makeToldRecords, useFaultWords } from '#records/components.tsx';
import type { Site } from '../../contract.ts';
import { emptySite, type SiteDocument } from '../../model/site-shape.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { prepareSite } from './prepare-site.ts';
import { SITE, sitePort } from './site-port.ts';

/** Opens an editing session: loads the site and resumes drafts kept in this browser. */
export function useSiteSession() {
  const t = useTranslations('portfolio-editor.colours');
  const texts = useFaultWords();
  const auth = useAuth();
  const queries = useQueryClient();
  const opening = useId();
  const prepare: Prepare<SiteDocument> = (site) => prepareSite(site, { texts, colour: () => t('unreadable') });
  const latest = useRef(prepare);
  latest.current = prepare;
  return useQuery({
    // A session is never reused: editing must not start from an outdated response.
    queryKey: ['site-session', opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
    queryFn: async () => {
      const empty = emptySite(readersLanguage());
      const told = makeToldRecords<Site>();
      const { read, save } = portfolioApi.site;
      const port = sitePort({ read: () => read.call(), save: save.call }, (site) => {
        told.tell(site);
        queries.setQueryData(read.queryKey(), site);
      });
      const session = await openSession({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: SITE,
        id: SITE,
        read: port.read,
        store: draftsHere(),
        write: ({ stored, drafts, draft, tell }: Opening<Stored<SiteDocument>, Draft<SiteDocument>>) =>
          makeAutosave<SiteDocument>({
            begin: resumed(empty, stored, drafts),
            ...{ empty, port, draft, tell },
            needed: [],
            prepare: (site) => latest.current(site),
            isOnline: () => navigator.onLine,
          }),
      });
      return { ...session, told };
    },
  });
}

export type SiteSession = NonNullable<ReturnType<typeof useSiteSession>['data']>;
