import { useTranslations } from 'use-intl';
import { type RecordEditorState, Section, SummaryField, TitleField } from '#records/components.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

/** Title and summary fields. */
export function BasicsSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { id, value, change, errorOf } = editor;
  const remaining = PROJECT_LIMITS.summary - value.summary.trim().length;
  return (
    <Section name="basics" title={t('sections.basics')} titleHidden>
      <TitleField
        label={t('fields.title')}
        hint={id === undefined ? t('titleHint') : undefined}
        placeholder={t('titlePlaceholder')}
        error={id === undefined ? undefined : errorOf('title')}
        value={value.title}
        focusOnMount={id === undefined}
        onChange={(title) => change({ title })}
      />
      <SummaryField
        editor={editor}
        label={t('fields.summary')}
        hint={t('summaryLeft', { left: Math.max(0, remaining) })}
      />
    </Section>
  );
}
