import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isApiError } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import type { Hostname } from '../contract.ts';
import { DomainState, NextStep } from './domain-state.tsx';
import { RecordList } from './record-list.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import type { DomainActions } from './use-domains.ts';

type Props = {
  domain: Hostname;
  actions: DomainActions;
  /** The domain has just been added; its heading takes the focus. */
  fresh: boolean;
  onReleased: () => void;
};

/** A custom domain with its state, the next step, its records and its actions. */
export function DomainCard({ domain, actions, fresh, onReleased }: Props) {
  const t = useTranslations('domains');
  const wordsOf = useErrorText();
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [releaseOpener, setReleaseOpener] = useState<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { shownAs, url, state } = domain;
  const isShown = state === 'authorized' || state === 'failing';
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const check = async () => {
    setChecking(true);
    setFailure(undefined);
    try {
      await actions.check(domain);
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
            <h2 ref={heading} tabIndex={-1} dir="ltr" className="min-w-0 break-all font-medium outline-hidden">
              {shownAs}
            </h2>
            <DomainState domain={domain} />
          </div>
          <NextStep domain={domain} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isShown && (
            <Link variant="button-plain" href={url} external aria-label={t('openNamed', { domain: shownAs })}>
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
                onClick={({ currentTarget }) => setReleaseOpener(currentTarget)}
              >
                {t('release')}
              </Button>
            </>
          )}
        </div>
      </div>
      <FormMessage
        form={{ message: failure === undefined ? undefined : wordsOf(failure), failure: refusalOf(failure) }}
      />
      {state !== 'revoked' && <RecordList domain={domain} />}
      {checking ? (
        <Delayed>
          <p className="text-text-secondary text-xs">{t('check.busy')}</p>
        </Delayed>
      ) : (
        <LastCheck domain={domain} />
      )}
      {releaseOpener && (
        <ReleaseDialog
          domain={domain}
          opener={releaseOpener}
          onRelease={() => actions.release(domain)}
          onReleased={onReleased}
          onLeave={() => setReleaseOpener(undefined)}
        />
      )}
    </li>
  );
}

const refusalOf = (failure: unknown) => (isApiError(failure) ? failure : undefined);

/** The times of the last and the next check of a domain. */
function LastCheck({ domain: { state, checkedAt, nextCheckAt } }: { domain: Hostname }) {
  const t = useTranslations('domains.check');
  const format = useFormatter();
  const at = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  if (state === 'revoked') return null;
  return (
    <p className="text-text-secondary text-xs">
      {checkedAt
        ? `${t('last', { date: at(checkedAt) })} ${nextCheckAt ? t('next', { date: at(nextCheckAt) }) : t('rests')}`
        : t('never')}
    </p>
  );
}
