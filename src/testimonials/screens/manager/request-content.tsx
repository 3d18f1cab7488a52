import { Link2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Testimonial } from '../../contract.ts';

type Props = { testimonial: Testimonial; onRenew: (testimonial: Testimonial, opener?: HTMLElement) => void };

/** A request that nobody has answered yet: whom the member asked, and how long the link works. */
export function RequestContent({ testimonial }: Pick<Props, 'testimonial'>) {
  const t = useTranslations('testimonials');
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  const { label, createdAt, expiresAt } = testimonial;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <>
      <p dir="auto" className="break-words font-medium">
        {label}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-text-secondary text-xs">
        <span>{t('request.asked', { when: timeAgo(createdAt) })}</span>
        {isExpired ? (
          <Badge tone="warning">{t('request.expired')}</Badge>
        ) : (
          expiresAt && (
            <span>{t('request.until', { date: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }) })}</span>
          )
        )}
      </p>
    </>
  );
}

/** Button that replaces the link of a request. */
export function RenewButton({ testimonial, onRenew }: Props) {
  const t = useTranslations('testimonials');
  return (
    <Button
      icon={Link2}
      aria-label={t('actions.renewNamed', { name: testimonial.label })}
      onClick={({ currentTarget }) => onRenew(testimonial, currentTarget)}
    >
      {t('actions.renew')}
    </Button>
  );
}
