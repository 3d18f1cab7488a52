import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazySection, RecordEditor } from '#records/components.tsx';
import { BasicsSection } from './editor/basics-section.tsx';
import { ImagesSection } from './editor/images-section.tsx';
import { ProjectActions } from './editor/project-actions.tsx';
import { useProjectEditorConfig } from './editor/use-project-editor-config.tsx';

const LazySections = lazy(async () => ({ default: (await import('./editor/lazy-sections.tsx')).LazySections }));

/** Editor screen for a new or existing project. */
export function ProjectEditorScreen() {
  const tWordings = useTranslations('records.work.wordings');
  const t = useTranslations('projects.editor.sections');
  const { projectId } = useParams();
  // Keyed by navigation, so that "New project" opens another one while a new project is open.
  const { key } = useLocation();
  return (
    <RecordEditor
      key={projectId ?? key}
      config={useProjectEditorConfig()}
      id={projectId}
      sections={({ gallery, metrics, links, collaborators, wordings }) => [
        { name: 'basics', title: t('basics') },
        { name: 'pictures', title: t('pictures'), count: gallery.length },
        { name: 'case-study', title: t('caseStudy') },
        { name: 'facts', title: t('facts') },
        { name: 'metrics', title: t('metrics'), count: metrics.length },
        { name: 'links', title: t('links'), count: links.length },
        { name: 'people', title: t('people'), count: collaborators.length },
        { name: 'wordings', title: tWordings('title'), count: wordings.length },
        { name: 'showing', title: t('showing') },
      ]}
      actions={(editor) => <ProjectActions editor={editor} />}
    >
      {(editor) => (
        <>
          <BasicsSection editor={editor} />
          <ImagesSection editor={editor} />
          <LazySection>
            <LazySections editor={editor} />
          </LazySection>
        </>
      )}
    </RecordEditor>
  );
}
