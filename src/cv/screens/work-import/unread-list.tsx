import { useTranslations } from 'use-intl';
import type { UnreadEntry } from '../../contract.ts';
import { MAX_CITATIONS } from '../../model/formats/citations/limits.ts';

/** The entries of a file that are not imported, by their place in it, with the reason. */
export function UnreadList({ entries }: { entries: readonly UnreadEntry[] }) {
  const t = useTranslations('cv-work.import');
  if (entries.length === 0) return null;
  return (
    <details className="rounded-[8px] border border-border px-3 py-2">
      <summary className="font-medium">{t('unread', { count: entries.length })}</summary>
      <ul className="mt-2 grid gap-2">
        {entries.map(({ line, key, problem }) => (
          <li key={`${line} ${key}`} className="break-words text-text-secondary">
            <span className="font-medium text-text">
              {key === '' ? t('line', { line }) : t('lineOfKey', { line, key })}
            </span>
            {': '}
            {t(`problems.${problem}`, { max: MAX_CITATIONS })}
          </li>
        ))}
      </ul>
    </details>
  );
}
