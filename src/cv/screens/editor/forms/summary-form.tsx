import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { pathKey } from '../editor-location.ts';
import { ProseField } from './fields/prose-field.tsx';

const BASICS_PATH = ['basics'];

/** Form for the summary, shown in the section that displays it. */
export const SummaryForm = memo(function SummaryForm({ summary }: { summary: string }) {
  const t = useTranslations('cv-editor.form.labels');
  return (
    <div data-place={pathKey(BASICS_PATH)}>
      <div data-field="summary">
        <ProseField at={BASICS_PATH} field="summary" label={t('summary')} value={summary} />
      </div>
    </div>
  );
});
