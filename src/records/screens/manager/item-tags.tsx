import { Link, type To } from 'react-router';
import { useTranslations } from 'use-intl';

type Props = { tags: readonly string[]; hrefOf: (tag: string) => To; maxVisible?: number; className?: string };

/** The first tags of a record, each linking to the list filtered by that tag. */
export function ItemTags({ tags, hrefOf, maxVisible = 3, className = '' }: Props) {
  const t = useTranslations('records.manager');
  if (tags.length === 0) return null;
  const hiddenCount = tags.length - maxVisible;
  return (
    <ul aria-label={t('tags')} className={`relative z-10 min-w-0 gap-1 ${className}`}>
      {tags.slice(0, maxVisible).map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            to={hrefOf(tag)}
            preventScrollReset
            dir="auto"
            className="block max-w-40 truncate rounded-[4px] bg-surface px-1.5 py-0.5 text-text-secondary text-xs transition-colors hover:bg-pressed hover:text-text dark:bg-hover pointer-coarse:py-1.5"
          >
            {tag}
          </Link>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li
          className="px-0.5 py-0.5 text-text-secondary text-xs tabular-nums"
          title={tags.slice(maxVisible).join(', ')}
        >
          <span aria-hidden="true" dir="ltr">{`+${hiddenCount}`}</span>
          <span className="sr-only">{t('moreTags', { count: hiddenCount })}</span>
        </li>
      )}
    </ul>
  );
}
