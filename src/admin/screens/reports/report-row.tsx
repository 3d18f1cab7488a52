import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { ReportRecord } from '#reports/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Badge } from '#ui/layout/badge.tsx';

const TONES = { open: 'warning', upheld: 'error', dismissed: 'neutral' } as const;

/** A report in the reporter's words, with the reported page and its owner. */
export function ReportRow({ report, onDecide }: { report: ReportRecord; onDecide: () => void }) {
  const t = useTranslations('admin-reports');
  const format = useFormatter();
  const { page, owner, reason, text, reporterEmail, state, note, isDown, others, createdAt, target, title } = report;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-border border-b py-4">
      <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-medium">{t(`reasons.${reason}`)}</strong>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          {isDown && <Badge tone="error">{t('down')}</Badge>}
          {others > 0 && <Badge>{t('others', { count: others })}</Badge>}
        </p>
        <p className="min-w-0 break-all">
          <Link href={page} external dir="ltr">
            {page}
          </Link>
        </p>
        {text !== '' && (
          <p dir="auto" className="max-w-prose whitespace-pre-line break-words">
            {text}
          </p>
        )}
        <p className="break-words text-text-secondary text-xs">
          {t('about', { kind: target.kind, title })}{' '}
          <Link render={<RouterLink to={`/admin/people/${owner.uid}`} />}>
            <bdi>{owner.name || owner.email}</bdi>
          </Link>
          {' · '}
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          {reporterEmail !== '' && (
            <>
              {' · '}
              {t('from')} <bdi dir="ltr">{reporterEmail}</bdi>
            </>
          )}
        </p>
        {note !== '' && (
          <p className="whitespace-pre-line break-words text-text-secondary text-xs">
            {t('note')} <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {state === 'open' && (
        <Button aria-label={t('decideNamed', { page })} onClick={onDecide}>
          {t('decide')}
        </Button>
      )}
    </li>
  );
}
