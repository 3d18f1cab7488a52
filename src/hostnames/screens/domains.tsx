import { Globe, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { AskedInPlace } from '#ui/asked-in-place.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Loading } from '#ui/loading.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { DomainCard } from './domain-card.tsx';
import { DomainsSkeleton } from './domains-skeleton.tsx';
import { useDomainDeeds, useDomains } from './use-domains.ts';

const LONGEST = 300;

/** The list of the member's custom domains, with the form to add one. */
export function Domains() {
  const t = useTranslations('domains');
  const { data, error, isLoadingError, isFetching, refetch } = useDomains();
  const deeds = useDomainDeeds();
  const wordsOf = useFailureWords();
  const [adding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const stopAdding = () => {
    flushSync(() => setAdding(false));
    opener.current?.focus();
  };
  if (isLoadingError) {
    return (
      <ErrorState title={t('failed')} text={wordsOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const open = (
    <Button ref={opener} icon={Plus} onClick={() => setAdding(true)}>
      {t('add.open')}
    </Button>
  );
  return (
    <Loading waiting={!data} label={t('loading')} skeleton={<DomainsSkeleton />}>
      <div ref={whole} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-hidden">
        {adding ? (
          <div className="rounded-card border border-border bg-surface p-4">
            <AskedInPlace
              field="host"
              label={t('add.label')}
              hint={t('add.hint')}
              text=""
              max={LONGEST}
              needed={t('add.needed')}
              save={t('add.save')}
              cancel={t('cancel')}
              main
              onSave={async (host) => {
                setFresh((await deeds.add(host)).host);
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
                deeds={deeds}
                fresh={domain.host === fresh}
                onReleased={() => (opener.current ?? whole.current)?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
      <LiveText>{deeds.said}</LiveText>
    </Loading>
  );
}
