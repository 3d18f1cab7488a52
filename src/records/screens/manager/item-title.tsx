import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AT_START } from './list-style.ts';

type Props = { title: string; href: string | undefined; featured: boolean | undefined; className?: string };

/** Title of a record. Its link covers the whole card or row, which also shows the focus outline. */
export function ItemTitle({ title, href, featured, className = '' }: Props) {
  const t = useTranslations('records.manager');
  return (
    <span className="flex min-w-0 items-baseline gap-1.5 font-medium">
      {href === undefined ? (
        <span dir="auto" className={`${AT_START} ${className}`}>
          {title}
        </span>
      ) : (
        <Link
          to={href}
          dir="auto"
          data-title=""
          className={`min-w-0 ${AT_START} after:absolute after:inset-0 focus-visible:outline-none ${className}`}
        >
          {title}
        </Link>
      )}
      {featured && (
        <>
          <Star
            size={13}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 translate-y-px fill-current text-warning"
          />
          <span className="sr-only">({t('featured')})</span>
        </>
      )}
    </span>
  );
}
