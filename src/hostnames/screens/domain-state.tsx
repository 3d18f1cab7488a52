import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import type { Hostname } from '../contract.ts';

const STYLE_BY_STATE = {
  pending: { tone: 'neutral', icon: Clock },
  verified: { tone: 'primary', icon: Clock },
  authorized: { tone: 'success', icon: CircleCheck },
  failing: { tone: 'warning', icon: TriangleAlert },
  revoked: { tone: 'error', icon: CircleSlash },
  denied: { tone: 'error', icon: CircleSlash },
  lost: { tone: 'error', icon: CircleSlash },
} as const;

type DomainStatus = Pick<Hostname, 'state' | 'lostBy' | 'takenOff'>;

/** A badge for the state of a domain. */
export function DomainState({ domain: { state, lostBy, takenOff } }: { domain: DomainStatus }) {
  const t = useTranslations('domains.state');
  const shown = lostBy ? 'lost' : (takenOff ?? state);
  return <Badge {...STYLE_BY_STATE[shown]}>{t(shown)}</Badge>;
}

/** Explains the state of a domain and the member's next step. */
export function NextStep({ domain: { state, lostBy, takenOff, shownUntil, reason } }: { domain: Hostname }) {
  const t = useTranslations('domains.next');
  const format = useFormatter();
  const until = shownUntil ? format.dateTime(new Date(shownUntil), { dateStyle: 'long' }) : '';
  const text = lostBy
    ? t(`lost.${lostBy}`)
    : state === 'failing'
      ? t('failing', { date: until })
      : t(takenOff ?? state);
  return (
    <p className="max-w-2xl text-text-secondary">
      {text}
      {reason !== '' && (
        <>
          {' '}
          <bdi>{t('reason', { reason })}</bdi>
        </>
      )}
    </p>
  );
}
