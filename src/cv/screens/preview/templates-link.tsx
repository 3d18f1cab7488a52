import { LayoutTemplate } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Cv } from '../../contract.ts';

/** Link to the gallery of templates. */
export function TemplatesLink({ cv }: { cv: Cv }) {
  const t = useTranslations('cv.templates');
  return (
    <Link variant="button-quiet" render={<RouterLink to={`/cv/${cv.id}/templates`} />}>
      <Icon of={LayoutTemplate} />
      {t('title')}
    </Link>
  );
}
