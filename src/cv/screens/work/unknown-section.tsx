import { useTranslations } from 'use-intl';
import { RecordNotFound } from '#records/components.tsx';

/** Screen for the address of a section that a member's work doesn't have. */
export function UnknownSection() {
  const t = useTranslations('records.work');
  return <RecordNotFound back={{ to: '/work', label: t('title') }} />;
}
