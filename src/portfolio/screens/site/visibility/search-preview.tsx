import { useTranslations } from 'use-intl';

type Props = { title: string; description: string; address: string; listed: boolean };

/** Preview of the site as a search result. */
export function SearchPreview({ title, description, address, listed }: Props) {
  const t = useTranslations('portfolio-editor.found');
  return (
    <figure className={`rounded-card border border-border px-3 py-3 ${listed ? '' : 'border-dashed'}`}>
      <p dir="ltr" className="truncate text-text-secondary text-xs rtl:text-end">
        {address.replace(/^https?:\/\//, '')}
      </p>
      <p dir="auto" className="mt-1 line-clamp-1 break-words text-[16px] text-link leading-6">
        {title}
      </p>
      <p dir="auto" className="mt-0.5 line-clamp-2 min-h-10 break-words text-text-secondary">
        {description || t('noDescription')}
      </p>
      <figcaption className="sr-only">{t('lookCaption')}</figcaption>
    </figure>
  );
}
