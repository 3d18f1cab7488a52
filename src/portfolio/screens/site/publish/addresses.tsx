import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { Site } from '../../../contract.ts';

/** The public addresses of the site with buttons to copy and open them. */
export function Addresses({ addresses }: Pick<Site, 'addresses'>) {
  const t = useTranslations('portfolio-editor.publish');
  return (
    <div className="grid gap-4">
      {addresses.length === 0 && <p className="text-text-secondary">{t('nowhere')}</p>}
      {addresses.map(({ kind, url }) => (
        <section key={url}>
          <h3 className="font-medium text-text-secondary text-xs leading-5">{t(`addresses.${kind}`)}</h3>
          <p dir="ltr" className="select-all break-all rtl:text-end">
            {url}
          </p>
          {kind === 'share' && <p className="text-text-secondary text-xs">{t('addresses.shareHint')}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={url} words={{ copy: t('copy'), copied: t('copied') }} />
            <Link variant="button-plain" href={url} external>
              {t('open')}
            </Link>
          </div>
        </section>
      ))}
      <p className="border-border border-t pt-3">
        <Link render={<RouterLink to="/share" />}>{t('links.share')}</Link>
      </p>
    </div>
  );
}
