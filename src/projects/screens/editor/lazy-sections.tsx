import { useTranslations } from 'use-intl';
import { type RecordEditorState, WordingsSection } from '#records/components.tsx';
import { CollaboratorsSection } from './collaborators-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MetricsSection } from './metrics-section.tsx';
import type { EditableProject } from './prepare-project.ts';
import { PublishingSection } from './publishing-section.tsx';
import { StorySection } from './story-section.tsx';

/** Sections below the images, in a chunk of their own. */
export const LazySections = ({ editor }: { editor: RecordEditorState<EditableProject> }) => (
  <>
    <StorySection editor={editor} />
    <FactsSection editor={editor} />
    <MetricsSection editor={editor} />
    <LinksSection editor={editor} />
    <CollaboratorsSection editor={editor} />
    <SummaryWordings editor={editor} />
    <PublishingSection editor={editor} />
  </>
);

/** Other wordings of the summary, from which CVs choose. */
function SummaryWordings({ editor: { value, change, errorWithin } }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor.fields');
  const { summary, wordings } = value;
  return (
    <WordingsSection
      texts={summary.trim() === '' ? [] : [{ key: 'summary', label: t('summary'), text: summary }]}
      wordings={wordings}
      error={errorWithin('wordings')}
      onChange={(next) => change({ wordings: next })}
    />
  );
}
