import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { Hostname } from '../contract.ts';

const LOOKS = {
  pending: { tone: 'neutral', icon: Clock },
  verified: { tone: 'primary', icon: Clock },
  authorized: { tone: 'success', icon: CircleCheck },
  failing: { tone: 'warning', icon: TriangleAlert },
  revoked: { tone: 'error', icon: CircleSlash },
  lost: { tone: 'error', icon: CircleSlash },
} as const;

/** How a domain stands, in a word or two. */
export function DomainState({ domain: { state, lostBy } }: { domain: Hostname }) {
  const t = useTranslations('domains.state');
  const shown = lostBy ? 'lost' : state;
  return <Badge {...LOOKS[shown]}>{t(shown)}</Badge>;
}

/** What that means, and what to do next. */
export function NextStep({ domain: { state, lostBy, shownUntil, reason } }: { domain: Hostname }) {
  const t = useTranslations('domains.next');
  const format = useFormatter();
  const until = shownUntil ? format.dateTime(new Date(shownUntil), { dateStyle: 'long' }) : '';
  const says = lostBy ? t(`lost.${lostBy}`) : state === 'failing' ? t('failing', { date: until }) : t(state);
  return (
    <p className="max-w-2xl text-text-secondary">
      {says}
      {reason !== '' && (
        <>
          {' '}
          <bdi>{t('reason', { reason })}</bdi>
        </>
      )}
    </p>
  );
}
