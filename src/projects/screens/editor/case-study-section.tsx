import { useTranslations } from 'use-intl';
import { type Editor, Place, Section } from '#records/components.tsx';
import { MarkdownField } from '#ui/markdown-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { WrittenProject } from './prepare-project.ts';

const PARTS = ['problem', 'approach', 'outcome'] as const;

/** Case study fields: problem, approach and outcome. */
export function CaseStudySection({ editor }: { editor: Editor<WrittenProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, faultOf } = editor;
  return (
    <Section name="case-study" title={t('sections.caseStudy')} lead={t('caseStudyLead')}>
      {PARTS.map((part) => (
        <Place key={part} at={`caseStudy.${part}`}>
          <MarkdownField
            long
            label={t(`fields.${part}`)}
            placeholder={t(`placeholders.${part}`)}
            error={faultOf(`caseStudy.${part}`)}
            max={PROJECT_LIMITS.caseStudy}
            value={value.caseStudy[part]}
            onChange={(event) => change({ caseStudy: { ...value.caseStudy, [part]: event.target.value } })}
          />
        </Place>
      ))}
    </Section>
  );
}
