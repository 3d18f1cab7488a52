import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { placeName } from '../editor-at.ts';
import { ProseField } from './fields/prose-field.tsx';

const AT = ['basics'];

/** Form for the summary, shown in the section that displays it. */
export const SummaryForm = memo(function SummaryForm({ summary }: { summary: string }) {
  const t = useTranslations('cv-editor.form.labels');
  return (
    <div data-place={placeName(AT)}>
      <div data-field="summary">
        <ProseField at={AT} field="summary" label={t('summary')} value={summary} />
      </div>
    </div>
  );
});
