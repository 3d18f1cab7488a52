import { useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, Section } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { ACHIEVEMENT_LIMITS } from '../../model/limits.ts';
import type { EditableAchievement } from './prepare-achievement.ts';

const NO_METRIC = { label: '', value: '' };

/** Description and metric fields. */
export function DescriptionSection({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change, errorOf } = editor;
  const metric = value.metric ?? NO_METRIC;
  const setMetric = (next: typeof metric) => change({ metric: next.label === '' && next.value === '' ? null : next });
  return (
    <Section name="about" title={t('sections.about')}>
      <FieldAnchor at="description">
        <RichTextField
          long
          label={t('fields.description')}
          error={errorOf('description')}
          max={ACHIEVEMENT_LIMITS.description}
          value={value.description}
          onChange={(description) => change({ description })}
        />
      </FieldAnchor>
      <fieldset className="grid min-w-0 gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <legend className="sr-only">{t('fields.metric')}</legend>
        <FieldAnchor at="metric.value">
          <TextField
            label={t('metricValue')}
            placeholder={t('metricValuePlaceholder')}
            error={errorOf('metric.value') ?? errorOf('metric')}
            dir="auto"
            autoComplete="off"
            value={metric.value}
            onChange={(event) => setMetric({ ...metric, value: event.target.value })}
          />
        </FieldAnchor>
        <FieldAnchor at="metric.label">
          <TextField
            label={t('metricLabel')}
            placeholder={t('metricLabelPlaceholder')}
            error={errorOf('metric.label')}
            dir="auto"
            autoComplete="off"
            value={metric.label}
            onChange={(event) => setMetric({ ...metric, label: event.target.value })}
          />
        </FieldAnchor>
      </fieldset>
    </Section>
  );
}
