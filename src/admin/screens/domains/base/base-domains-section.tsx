import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { InlineForm } from '#ui/fields/inline-form.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useAdminApi } from '../../admin-api.tsx';
import { RemoveBaseDialog } from './remove-base-dialog.tsx';

const MAX_HOST_LENGTH = 300;

/** Section that manages the base domains, below which each member's site has a subdomain. */
export function BaseDomainsSection() {
  const t = useTranslations('admin-domains.base');
  const api = useAdminApi();
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    ...api.domains.baseDomains.queryOptions(),
    networkMode: 'always',
  });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ host: string; shownAs: string; opener: HTMLElement }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const baseDomains = useBaseDomains();
  const stopAdding = () => {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  };
  if (isLoadingError) {
    return (
      <TitledSection title={t('title')}>
        <div className="pt-3">
          <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />
        </div>
      </TitledSection>
    );
  }
  return (
    <TitledSection title={t('title')}>
      <div className="grid gap-4 pt-3">
        <p className="max-w-prose text-text-secondary">{t('lead')}</p>
        {adding ? (
          <div className="max-w-lg rounded-card border border-border bg-surface p-4">
            <InlineForm
              field="host"
              label={t('label')}
              hint={t('hint')}
              text=""
              max={MAX_HOST_LENGTH}
              requiredError={t('needed')}
              save={t('save')}
              cancel={t('cancel')}
              main
              onSave={async (host) => {
                await baseDomains.add(host);
                stopAdding();
              }}
              onLeave={stopAdding}
            />
          </div>
        ) : (
          <div>
            <Button ref={addButton} icon={Plus} onClick={() => setAdding(true)}>
              {t('open')}
            </Button>
          </div>
        )}
        <Loading waiting={!data} label={t('loading')} skeleton={<Skeleton />}>
          <ul aria-label={t('title')} className="border-border border-t">
            <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-border border-b py-2">
              <code dir="ltr" className="break-all font-mono">
                {data?.own}
              </code>
              <span className="text-text-secondary text-xs">{t('own')}</span>
            </li>
            {data?.items.map(({ host, shownAs }) => (
              <li
                key={host}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-border border-b py-2"
              >
                <code dir="ltr" className="min-w-0 break-all font-mono">
                  {shownAs}
                </code>
                <Button
                  tone="quiet"
                  aria-label={t('removeNamed', { domain: shownAs })}
                  onClick={({ currentTarget }) => setRemoving({ host, shownAs, opener: currentTarget })}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        </Loading>
      </div>
      {removing && (
        <RemoveBaseDialog
          domain={removing.shownAs}
          opener={removing.opener}
          onRemove={() => baseDomains.remove(removing.host)}
          onRemoved={() => addButton.current?.focus()}
          onLeave={() => setRemoving(undefined)}
        />
      )}
      <LiveText>{baseDomains.announcement}</LiveText>
    </TitledSection>
  );
}

/** Actions on base domains. Errors are thrown, for the calling form to show. */
function useBaseDomains() {
  const t = useTranslations('admin-domains.base');
  const api = useAdminApi();
  const queries = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const queryKey = api.domains.baseDomains.queryKey();
  return {
    announcement,
    add: async (host: string) => {
      queries.setQueryData(queryKey, await api.domains.addBaseDomain.call({ host }));
      setAnnouncement(t('added', { domain: host }));
    },
    remove: async (host: string) => {
      queries.setQueryData(queryKey, await api.domains.removeBaseDomain.call({ host }));
      setAnnouncement(t('removed', { domain: host }));
    },
  };
}
