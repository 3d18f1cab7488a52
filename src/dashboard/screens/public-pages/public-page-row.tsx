import { ArrowUpRight, Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';

type Props = {
  name: string;
  url: string;
  /** Show the name as the main line; otherwise the URL is the main line. */
  nameFirst?: boolean;
};

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** A public page in the list, with actions to copy its URL and to open it. */
export function PublicPageRow({ name, url, nameFirst }: Props) {
  const t = useTranslations('dashboard.shown');
  const openLabel = t('open', { name });
  return (
    <li className="flex items-center gap-1">
      {nameFirst ? (
        <span className="min-w-0 flex-1 truncate font-medium">
          <bdi>{name}</bdi>
        </span>
      ) : (
        <span className="min-w-0 flex-1 py-1">
          <span dir="ltr" className="block break-all font-medium rtl:text-end">
            {withoutScheme(url)}
          </span>
          <span className="block text-text-secondary text-xs">{name}</span>
        </span>
      )}
      <CopyUrlButton name={name} url={url} />
      <Tooltip text={openLabel}>
        <a href={url} target="_blank" rel="noreferrer" aria-label={openLabel} className={buttonStyle('quiet', 'icon')}>
          <Icon of={ArrowUpRight} className="rtl:-scale-x-100" />
        </a>
      </Tooltip>
    </li>
  );
}

/** Button that copies the URL. Browsers offer the clipboard over TLS only; without it there is no button. */
function CopyUrlButton({ name, url }: { name: string; url: string }) {
  const t = useTranslations('dashboard.shown');
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <IconButton
        name={copied ? t('copied') : t('copy', { name })}
        icon={copied ? Check : Copy}
        onClick={() => void copy()}
      />
      <LiveText>{copied ? t('copied') : ''}</LiveText>
    </>
  );
}
