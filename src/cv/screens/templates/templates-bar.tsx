import { Eye } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordBar } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Cv } from '../../contract.ts';

/** Header of the gallery: the CV's name, and links to its preview. */
export function TemplatesBar({ cv: { id, name } }: { cv: Cv }) {
  const t = useTranslations('cv.templates');
  const previewPath = `/cv/${id}/preview`;
  return (
    <RecordBar
      back={{ to: previewPath, label: t('back') }}
      status={
        <div className="flex min-w-0 items-baseline gap-3">
          <h1 className="shrink-0 font-medium text-text">{t('title')}</h1>
          <span dir="auto" className="min-w-0 truncate" title={name}>
            {name}
          </span>
        </div>
      }
    >
      <Link variant="button-plain" render={<RouterLink to={previewPath} />}>
        <Icon of={Eye} />
        <span className="max-sm:sr-only">{t('see')}</span>
      </Link>
    </RecordBar>
  );
}
