import { FileDown } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

/** Where a file is fetched, what is not saved yet is saved first, so that the last letter is in it. */
export function useSaveFirst(writer: CvWriter) {
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

/** The PDF. */
export function Download({ writer, className }: { writer: CvWriter; className: string }) {
  const t = useTranslations('cv-editor.bar');
  const saveFirst = useSaveFirst(writer);
  return (
    <Link
      look="button-primary"
      href={`/api/cvs/${writer.view().id}/export/pdf`}
      download=""
      className={className}
      onClick={saveFirst}
    >
      <Icon of={FileDown} />
      {t('download')}
    </Link>
  );
}
