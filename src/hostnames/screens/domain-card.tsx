import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#platform/api-errors.ts';
import { Button } from '#ui/button.tsx';
import { Delayed } from '#ui/delayed.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Link } from '#ui/link.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { Hostname } from '../contract.ts';
import { DomainState, NextStep } from './domain-state.tsx';
import { LastLook } from './last-look.tsx';
import { RecordList } from './record-list.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import type { DomainDeeds } from './use-domains.ts';

type Props = {
  domain: Hostname;
  deeds: DomainDeeds;
  /** The domain has just been added; its heading takes the focus. */
  fresh: boolean;
  onReleased: () => void;
};

/** A custom domain with its state, the next step, its records and its actions. */
export function DomainCard({ domain, deeds, fresh, onReleased }: Props) {
  const t = useTranslations('domains');
  const wordsOf = useFailureWords();
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [asking, setAsking] = useState<HTMLElement>();
  const head = useRef<HTMLHeadingElement>(null);
  const { shownAs, url, state } = domain;
  const isShown = state === 'authorized' || state === 'failing';
  useEffect(() => {
    if (fresh) head.current?.focus();
  }, [fresh]);
  const check = async () => {
    setChecking(true);
    setFailure(undefined);
    try {
      await deeds.check(domain);
    } catch (error) {
      setFailure(error);
    } finally {
      setChecking(false);
    }
  };
  return (
    <li className="grid grid-cols-1 gap-4 border-border border-b py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 ref={head} tabIndex={-1} dir="ltr" className="min-w-0 break-all font-medium outline-hidden">
              {shownAs}
            </h2>
            <DomainState domain={domain} />
          </div>
          <NextStep domain={domain} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isShown && (
            <Link look="button-plain" href={url} external aria-label={t('openNamed', { domain: shownAs })}>
              {t('open')}
            </Link>
          )}
          {state !== 'revoked' && (
            <>
              <Button
                icon={RefreshCw}
                busy={checking}
                aria-label={t('check.named', { domain: shownAs })}
                onClick={() => void check()}
              >
                {t('check.now')}
              </Button>
              <Button
                tone="quiet"
                aria-label={t('releaseNamed', { domain: shownAs })}
                onClick={({ currentTarget }) => setAsking(currentTarget)}
              >
                {t('release')}
              </Button>
            </>
          )}
        </div>
      </div>
      <FormMessage
        form={{ message: failure === undefined ? undefined : wordsOf(failure), failure: refused(failure) }}
      />
      {state !== 'revoked' && <RecordList domain={domain} />}
      {checking ? (
        <Delayed>
          <p className="text-text-secondary text-xs">{t('check.busy')}</p>
        </Delayed>
      ) : (
        <LastLook domain={domain} />
      )}
      {asking && (
        <ReleaseDialog
          domain={domain}
          opener={asking}
          onRelease={() => deeds.release(domain)}
          onReleased={onReleased}
          onLeave={() => setAsking(undefined)}
        />
      )}
    </li>
  );
}

const refused = (failure: unknown) => (isRefusal(failure) ? failure : undefined);
