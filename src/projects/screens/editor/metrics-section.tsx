import { useTranslations } from 'use-intl';
import { FigureRows } from '#blocks/components.tsx';
import { type RecordEditorState, Section } from '#records/components.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

export function MetricsSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf } = editor;
  return (
    <Section name="metrics" title={t('sections.metrics')} lead={t('metricsLead')}>
      <FigureRows
        label={t('sections.metrics')}
        rows={value.metrics}
        path="metrics"
        maximum={PROJECT_LIMITS.metrics}
        errorOf={errorOf}
        onChange={(metrics) => change({ metrics })}
      />
    </Section>
  );
}
