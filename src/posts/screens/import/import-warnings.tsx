import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { PostImportWarning } from '../../model/import.ts';

/** Lists the losses of a post's import, behind a line that says how many there are. */
export function ImportWarnings({ warnings }: { warnings: readonly PostImportWarning[] }) {
  const t = useTranslations('posts.import');
  if (warnings.length === 0) return null;
  return (
    <details className="mt-1 text-xs">
      <summary className="w-fit cursor-default rounded-control text-warning pointer-coarse:py-2">
        <Icon of={TriangleAlert} className="me-1.5 inline size-3.5" />
        {t('warnings', { count: warnings.length })}
      </summary>
      <ul className="mt-1 grid gap-1 ps-5">
        {warnings.map(({ problem, count, names }) => (
          <li key={problem} className="min-w-0 break-words">
            {t(`problems.${problem}`, { count })}
            {names.length > 0 && (
              <bdi className="block break-all text-text-secondary">
                {names.join(', ')}
                {count > names.length && ' …'}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
