import { Link, type To } from 'react-router';
import { useTranslations } from 'use-intl';

type Props = { tags: readonly string[]; hrefOf: (tag: string) => To; maxVisible?: number; className?: string };

/** The first tags of a record, each linking to the list filtered by that tag. */
export function ItemTags({ tags, hrefOf, maxVisible = 3, className = '' }: Props) {
  const t = useTranslations('records.manager');
  if (tags.length === 0) return null;
  const visibleTags = tags.slice(0, maxVisible);
  const hiddenCount = tags.length - maxVisible;
  return (
    <ul aria-label={t('tags')} className={`relative z-10 min-w-0 gap-1 ${className}`}>
      {visibleTags.map((tag, at) => (
        <li key={tag} className="flex min-w-0 items-center gap-1">
          <Link
            to={hrefOf(tag)}
            preventScrollReset
            dir="auto"
            className="block min-w-0 max-w-40 truncate rounded-[4px] bg-surface px-1.5 py-0.5 text-text-secondary text-xs transition-colors hover:bg-pressed hover:text-text dark:bg-hover pointer-coarse:py-1.5"
          >
            {tag}
          </Link>
          {hiddenCount > 0 && at === visibleTags.length - 1 && (
            <span
              className="shrink-0 px-0.5 py-0.5 text-text-secondary text-xs tabular-nums"
              title={tags.slice(maxVisible).join(', ')}
            >
              <span aria-hidden="true" dir="ltr">{`+${hiddenCount}`}</span>
              <span className="sr-only">{t('moreTags', { count: hiddenCount })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
