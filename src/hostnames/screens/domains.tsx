import { Globe, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { InlineForm } from '#ui/fields/inline-form.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { DomainCard } from './domain-card.tsx';
import { useDomainActions, useDomains } from './use-domains.ts';

const MAX_HOST_LENGTH = 300;

/** The list of the member's custom domains, with the form to add one. */
export function Domains() {
  const t = useTranslations('domains');
  const { data, error, isLoadingError, isFetching, refetch } = useDomains();
  const actions = useDomainActions();
  const [adding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const stopAdding = () => {
    flushSync(() => setAdding(false));
    opener.current?.focus();
  };
  if (isLoadingError) {
    return <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />;
  }
  const open = (
    <Button ref={opener} icon={Plus} onClick={() => setAdding(true)}>
      {t('add.open')}
    </Button>
  );
  return (
    <Loading waiting={!data} label={t('loading')} skeleton={<DomainsSkeleton />}>
      <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-hidden">
        {adding ? (
          <div className="rounded-card border border-border bg-surface p-4">
            <InlineForm
              field="host"
              label={t('add.label')}
              hint={t('add.hint')}
              text=""
              max={MAX_HOST_LENGTH}
              requiredError={t('add.needed')}
              save={t('add.save')}
              cancel={t('cancel')}
              main
              onSave={async (host) => {
                setFresh((await actions.add(host)).host);
                setAdding(false);
              }}
              onLeave={stopAdding}
            />
          </div>
        ) : data?.items.length === 0 ? (
          <EmptyState icon={Globe} title={t('empty.title')} text={t('empty.text')} action={open} />
        ) : (
          <div>{open}</div>
        )}
        {data && data.items.length > 0 && (
          <ul aria-label={t('list')} className="border-border border-t">
            {data.items.map((domain) => (
              <DomainCard
                key={domain.host}
                domain={domain}
                actions={actions}
                fresh={domain.host === fresh}
                onReleased={() => (opener.current ?? container.current)?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
      <LiveText>{actions.announcement}</LiveText>
    </Loading>
  );
}

/** The skeleton of the domain list while it loads. */
const DomainsSkeleton = () => (
  <div className="border-border border-t">
    {[1, 2].map((key) => (
      <div key={key} className="grid gap-3 border-border border-b py-4">
        <Skeleton className="w-48" />
        <Skeleton className="max-w-96" />
      </div>
    ))}
  </div>
);
