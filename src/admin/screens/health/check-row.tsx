import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { CheckResult } from '../../contract.ts';

const BADGE_BY_STATE = {
  ok: { tone: 'success', icon: CircleCheck },
  warn: { tone: 'warning', icon: TriangleAlert },
  fail: { tone: 'error', icon: CircleX },
} as const;

/** Row of a health check: state, finding and suggested fix. */
export function CheckRow({ check: { name, state, seen, mend: fix } }: { check: CheckResult }) {
  const t = useTranslations('admin-health');
  return (
    <li className="grid gap-x-6 gap-y-1 border-border border-b px-4 py-3 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <h3 className="font-medium">{t(`names.${name}`)}</h3>
      <div className="min-w-0 break-words [overflow-wrap:anywhere] max-sm:order-last">
        <p className="text-text-secondary">{seen}</p>
        {fix && (
          <p className="mt-1">
            <span className="sr-only">{t('mend')}</span> {fix}
          </p>
        )}
      </div>
      <span>
        <Badge {...BADGE_BY_STATE[state]}>{t(`states.${state}`)}</Badge>
      </span>
    </li>
  );
}
