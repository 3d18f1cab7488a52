import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '#ui/actions/copy-button.tsx';

type Props = {
  url: string;
  /** Names the address in the copy button. */
  name: string;
  /** Strikes the address through, because it leads nowhere. */
  quiet?: boolean;
  /** Whether copying is the main action. */
  isPrimary?: boolean;
  /** Buttons inside the bar, after the address. */
  children?: ReactNode;
};

/** An address in a frame, with a button that copies it. */
export function AddressBar({ url, name, quiet = false, isPrimary = false, children }: Props) {
  const t = useTranslations('portfolio-share.address');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-h-10 min-w-0 flex-1 basis-56 items-center gap-1 rounded-control border border-control bg-background ps-3 pe-1">
        <p
          dir="ltr"
          className={`min-w-0 flex-1 select-all truncate rtl:text-end ${quiet ? 'line-through decoration-1' : ''}`}
        >
          {url.replace(/^https?:\/\//, '')}
        </p>
        {children}
      </div>
      <CopyButton
        {...(isPrimary && { tone: 'primary' as const })}
        text={url}
        words={{ copy: t('copy'), copied: t('copied'), copyNamed: t('copyNamed', { name }) }}
      />
    </div>
  );
}
