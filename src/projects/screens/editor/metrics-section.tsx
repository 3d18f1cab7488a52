import { useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, RowList, Section } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

export function MetricsSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf } = editor;
  return (
    <Section name="metrics" title={t('sections.metrics')} lead={t('metricsLead')}>
      <RowList
        label={t('sections.metrics')}
        rows={value.metrics}
        emptyRow={{ label: '', value: '' }}
        addLabel={t('addMetric')}
        maximum={PROJECT_LIMITS.metrics}
        nameOf={(row, at) => row.label || row.value || t('metricNumber', { number: at + 1 })}
        error={errorOf('metrics')}
        onChange={(metrics) => change({ metrics })}
      >
        {(row, at, changeRow) => (
          <div className="grid gap-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <FieldAnchor at={`metrics.${at}.value`}>
              <TextField
                label={t('metricValue')}
                placeholder={t('metricValuePlaceholder')}
                error={errorOf(`metrics.${at}.value`)}
                dir="auto"
                autoComplete="off"
                value={row.value}
                onChange={(event) => changeRow({ ...row, value: event.target.value })}
              />
            </FieldAnchor>
            <FieldAnchor at={`metrics.${at}.label`}>
              <TextField
                label={t('metricLabel')}
                placeholder={t('metricLabelPlaceholder')}
                error={errorOf(`metrics.${at}.label`)}
                dir="auto"
                autoComplete="off"
                value={row.label}
                onChange={(event) => changeRow({ ...row, label: event.target.value })}
              />
            </FieldAnchor>
          </div>
        )}
      </RowList>
    </Section>
  );
}
