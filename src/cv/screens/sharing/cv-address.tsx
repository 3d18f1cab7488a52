import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { Visibility } from '../../contract.ts';
import { addressOfCv } from '../../pages/cv-path.ts';

/** Where a CV is for its readers, to be handed on. */
export function CvAddress({ id, visibility }: { id: string; visibility: Visibility }) {
  const t = useTranslations('cv-sharing.address');
  const labelId = useId();
  const address = location.origin + addressOfCv(id);
  return (
    <section aria-labelledby={labelId}>
      <h3 id={labelId} className="mb-1 font-medium text-text-secondary text-xs leading-5">
        {t('label')}
      </h3>
      <p dir="ltr" className="select-all break-all rtl:text-end">
        {address}
      </p>
      <p className="mt-1 text-text-secondary text-xs">{t(visibility)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyAddress address={address} />
        <Link look="button-plain" href={address} external>
          {t('open')}
        </Link>
      </div>
    </section>
  );
}

/** Browsers let pages copy over TLS alone; elsewhere there is no button, and a click selects the whole address. */
function CopyAddress({ address }: { address: string }) {
  const t = useTranslations('cv-sharing.address');
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <LiveText>{copied ? t('copied') : ''}</LiveText>
    </>
  );
}
