import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type Addable, BlockList } from '#blocks/components.tsx';
import { type RecordEditorState, Section } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { EditableProject } from './prepare-project.ts';
import { useStoryForm } from './use-story-form.tsx';

/** The blocks with which a case study can begin. */
const STARTS = {
  story: ['problem', 'approach', 'outcome'],
  pictures: ['picture', 'text', 'pair', 'text', 'grid'],
  text: ['text'],
} as const satisfies Record<string, readonly Addable[]>;

/** The case study: blocks in their order, and ways to begin one. */
export function StorySection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  return (
    <Section name="case-study" title={t('sections.caseStudy')} lead={t('story.lead')}>
      <BlockList
        label={t('story.list')}
        form={useStoryForm(editor)}
        renderStarts={(start) => (
          <div className="flex flex-wrap gap-2">
            {(Object.keys(STARTS) as (keyof typeof STARTS)[]).map((name) => (
              <Button key={name} icon={Plus} onClick={() => start(STARTS[name])}>
                {t(`story.starts.${name}`)}
              </Button>
            ))}
          </div>
        )}
      />
    </Section>
  );
}
