import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '#ui/copy-button.tsx';
import { Link } from '#ui/link.tsx';
import type { Visibility } from '../../contract.ts';
import { cvPath } from '../../pages/cv-path.ts';

/** The public address of a CV, with buttons that copy and open it. */
export function CvAddress({ id, visibility }: { id: string; visibility: Visibility }) {
  const t = useTranslations('cv-sharing.address');
  const labelId = useId();
  const url = location.origin + cvPath(id);
  return (
    <section aria-labelledby={labelId}>
      <h3 id={labelId} className="mb-1 font-medium text-text-secondary text-xs leading-5">
        {t('label')}
      </h3>
      <p dir="ltr" className="select-all break-all rtl:text-end">
        {url}
      </p>
      <p className="mt-1 text-text-secondary text-xs">{t(visibility)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={url} words={{ copy: t('copy'), copied: t('copied') }} />
        <Link variant="button-plain" href={url} external>
          {t('open')}
        </Link>
      </div>
    </section>
  );
}
