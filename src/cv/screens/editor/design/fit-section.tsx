import { Files, FileText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { CvContent } from '../../../contract.ts';
import { useScreenAction } from '../../screen-actions.tsx';
import { DesignSection } from './design-section.tsx';
import { useDesign } from './use-design.ts';
import { usePageFit } from './use-page-fit.ts';
import { WordingField } from './wording-field.tsx';

const PAGE_COUNTS = [
  { pages: 1, icon: FileText },
  { pages: 2, icon: Files },
];

/** Section that fits the CV to one or two pages. */
export function FitSection({ id, content }: { id: string; content: CvContent }) {
  const t = useTranslations('cv-editor.designPane.fit');
  const { locked } = useDesign();
  const { fitTo, fitting, outcome } = usePageFit(id, content);
  useScreenAction('fit-1', locked ? undefined : () => fitTo(1));
  useScreenAction('fit-2', locked ? undefined : () => fitTo(2));
  return (
    <DesignSection title={t('title')}>
      <Suspense>
        <WordingField id={id} content={content} />
      </Suspense>
      <p className="-mt-2 text-pretty text-text-secondary">{t('lead')}</p>
      <div className="flex flex-wrap gap-2">
        {PAGE_COUNTS.map(({ pages, icon }) => (
          <Button key={pages} icon={icon} busy={fitting === pages} disabled={locked} onClick={() => fitTo(pages)}>
            {t('to', { pages })}
          </Button>
        ))}
      </div>
      <p role="status" className={`text-pretty empty:hidden ${outcome?.tone === 'trouble' ? 'text-warning' : ''}`}>
        {outcome?.text}
      </p>
    </DesignSection>
  );
}
