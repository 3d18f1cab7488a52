import { useTranslations } from 'use-intl';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Link } from '#ui/actions/link.tsx';

/** Buttons to copy an address and, while it is live, to open it. */
export function AddressActions({ url, name, live }: { url: string; name: string; live: boolean }) {
  const t = useTranslations('portfolio-share.address');
  return (
    <>
      <CopyButton text={url} words={{ copy: t('copy'), copied: t('copied'), copyNamed: t('copyNamed', { name }) }} />
      {live && (
        <Link variant="button-plain" href={url} external aria-label={t('openNamed', { name })}>
          {t('open')}
        </Link>
      )}
    </>
  );
}

/** Shows an address as text that one click selects; struck through if `quiet`. */
export const Address = ({ url, quiet }: { url: string; quiet?: boolean }) => (
  <p
    dir="ltr"
    className={`select-all break-all text-text-secondary rtl:text-end ${quiet ? 'line-through decoration-1' : ''}`}
  >
    {url}
  </p>
);
