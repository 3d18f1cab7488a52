import { CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

type Progress = { total: number; done: number; changed: number; missing: number };
type Props = { progress: Progress; children?: ReactNode };

/** How many texts are translated, with what is left, above the texts. */
export function TranslationProgress({ progress, children }: Props) {
  const t = useTranslations('cv-variants.translation');
  const { total, done, changed, missing } = progress;
  const percentOf = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-border border-b px-4 py-2 sm:px-6">
      <p className="font-medium tabular-nums">{t('progress', { done, total })}</p>
      <svg aria-hidden="true" className="h-1.5 w-48 overflow-hidden rounded-full bg-border rtl:-scale-x-100">
        <rect data-mark="" width={`${percentOf(done)}%`} height="100%" className="fill-success" />
        <rect
          data-mark=""
          x={`${percentOf(done)}%`}
          width={`${percentOf(changed)}%`}
          height="100%"
          className="fill-warning"
        />
      </svg>
      {changed > 0 && (
        <p className="inline-flex items-center gap-1.5 text-warning">
          <Icon of={TriangleAlert} />
          {t('changed', { count: changed })}
        </p>
      )}
      {missing > 0 && (
        <p className="inline-flex items-center gap-1.5 text-text-secondary">
          <Icon of={CircleDashed} />
          {t('missing', { count: missing })}
        </p>
      )}
      <div className="ms-auto max-sm:ms-0 max-sm:w-full">{children}</div>
    </div>
  );
}
