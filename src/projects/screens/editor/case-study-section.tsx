import { useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, Section } from '#records/components.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

const CASE_STUDY_FIELDS = ['problem', 'approach', 'outcome'] as const;

/** Case study fields: problem, approach and outcome. */
export function CaseStudySection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf } = editor;
  return (
    <Section name="case-study" title={t('sections.caseStudy')} lead={t('caseStudyLead')}>
      {CASE_STUDY_FIELDS.map((field) => (
        <FieldAnchor key={field} at={`caseStudy.${field}`}>
          <RichTextField
            long
            label={t(`fields.${field}`)}
            placeholder={t(`placeholders.${field}`)}
            error={errorOf(`caseStudy.${field}`)}
            max={PROJECT_LIMITS.caseStudy}
            value={value.caseStudy[field]}
            onChange={(text) => change({ caseStudy: { ...value.caseStudy, [field]: text } })}
          />
        </FieldAnchor>
      ))}
    </Section>
  );
}
