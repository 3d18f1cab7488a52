import { useTranslations } from 'use-intl';

const DASHES = 'flex-1 border-text-secondary border-t border-dashed';

/** Line above a section or entry that starts on a new page. */
export function PageBreakMark() {
  const t = useTranslations('cv-editor.outline');
  return (
    <p className="flex items-center gap-3 px-2 py-1 text-text-secondary text-xs">
      <span className={DASHES} />
      {t('pageBreak')}
      <span className={DASHES} />
    </p>
  );
}
