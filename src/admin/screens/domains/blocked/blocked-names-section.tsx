import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useAdminApi } from '../../admin-api.tsx';
import { BlockForm } from './block-form.tsx';
import { useBlockedNames } from './use-blocked-names.ts';

/** Section that lists blocked domain names and edits the list. */
export function BlockedNamesSection() {
  const t = useTranslations('admin-domains.blocked');
  const api = useAdminApi();
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    ...api.domains.blocked.queryOptions(),
    networkMode: 'always',
  });
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    flushSync(() => setAdding(false));
    opener.current?.focus();
  };
  const blocked = useBlockedNames(() => opener.current?.focus());
  return (
    <TitledSection title={t('title')}>
      <div className="grid gap-4 pt-3">
        <p className="max-w-prose text-text-secondary">{t('lead')}</p>
        {adding ? (
          <BlockForm onBlock={blocked.block} onLeave={goBack} />
        ) : (
          <div>
            <Button ref={opener} icon={Plus} onClick={() => setAdding(true)}>
              {t('open')}
            </Button>
          </div>
        )}
        {isLoadingError ? (
          <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />
        ) : (
          <Loading waiting={!data} label={t('loading')} skeleton={<Skeleton />}>
            {data?.items.length === 0 && <p className="text-text-secondary">{t('empty')}</p>}
            {data && data.items.length > 0 && (
              <ul aria-label={t('title')} className="border-border border-t">
                {data.items.map(({ pattern, note }) => (
                  <li
                    key={pattern}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-border border-b py-2"
                  >
                    <span className="min-w-0">
                      <code dir="ltr" className="break-all font-mono">
                        {pattern}
                      </code>
                      {note !== '' && <bdi className="block break-words text-text-secondary text-xs">{note}</bdi>}
                    </span>
                    <Button
                      tone="quiet"
                      busy={blocked.unblocking === pattern}
                      aria-label={t('unblockNamed', { pattern })}
                      onClick={() => void blocked.unblock(pattern)}
                    >
                      {t('unblock')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Loading>
        )}
      </div>
      <LiveText>{blocked.announcement}</LiveText>
    </TitledSection>
  );
}
