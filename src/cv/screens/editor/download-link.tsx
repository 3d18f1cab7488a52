import { FileDown } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

/** Returns a click handler for download links that saves pending changes first, so that the file includes them. */
export function useSaveBeforeDownload(writer: CvWriter) {
  const isReady = useRef(false);
  const saveFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isReady.current || writer.view().condition === 'saved') return;
    const link = event.currentTarget;
    event.preventDefault();
    await writer.save();
    isReady.current = true;
    link.click();
    isReady.current = false;
  };
  return (event: MouseEvent<HTMLAnchorElement>) => void saveFirst(event);
}

/** Link that downloads the CV as PDF. On a phone only its icon is visible. */
export function DownloadLink({ writer }: { writer: CvWriter }) {
  const t = useTranslations('cv-editor.bar');
  const saveFirst = useSaveBeforeDownload(writer);
  return (
    <Link
      variant="button-primary"
      href={`/api/cvs/${writer.view().id}/export/pdf`}
      download=""
      className="max-sm:px-2"
      onClick={saveFirst}
    >
      <Icon of={FileDown} />
      <span className="max-sm:sr-only">{t('download')}</span>
    </Link>
  );
}
