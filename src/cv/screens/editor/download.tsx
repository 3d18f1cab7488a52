import { FileDown } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

/** The PDF, with the last letter in it: what is not saved yet is saved first. */
export function Download({ writer, className }: { writer: CvWriter; className: string }) {
  const t = useTranslations('cv-editor.bar');
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
  return (
    <Link
      look="button-primary"
      href={`/api/cvs/${writer.view().id}/export/pdf`}
      download=""
      className={className}
      onClick={(event) => void saveFirst(event)}
    >
      <Icon of={FileDown} />
      {t('download')}
    </Link>
  );
}
