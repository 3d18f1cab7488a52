import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Later, RecordEditor } from '#records/components.tsx';
import { BasicsSection } from './editor/basics-section.tsx';
import { CaseStudySection } from './editor/case-study-section.tsx';
import { PicturesSection } from './editor/pictures-section.tsx';
import { ProjectActions } from './editor/project-actions.tsx';
import { useProjectDesk } from './editor/use-project-desk.tsx';

const LaterSections = lazy(async () => ({ default: (await import('./editor/later-sections.tsx')).LaterSections }));

/** Editor screen for a new or existing project. */
export function ProjectEditorScreen() {
  const t = useTranslations('projects.editor.sections');
  const { projectId } = useParams();
  // Keyed by navigation, so that "New project" opens another one while a new project is open.
  const { key } = useLocation();
  return (
    <RecordEditor
      key={projectId ?? key}
      desk={useProjectDesk()}
      id={projectId}
      sections={({ gallery, metrics, links, collaborators }) => [
        { name: 'basics', title: t('basics') },
        { name: 'pictures', title: t('pictures'), count: gallery.length },
        { name: 'case-study', title: t('caseStudy') },
        { name: 'facts', title: t('facts') },
        { name: 'metrics', title: t('metrics'), count: metrics.length },
        { name: 'links', title: t('links'), count: links.length },
        { name: 'people', title: t('people'), count: collaborators.length },
        { name: 'showing', title: t('showing') },
      ]}
      actions={(editor) => <ProjectActions editor={editor} />}
    >
      {(editor) => (
        <>
          <BasicsSection editor={editor} />
          <PicturesSection editor={editor} />
          <CaseStudySection editor={editor} />
          <Later>
            <LaterSections editor={editor} />
          </Later>
        </>
      )}
    </RecordEditor>
  );
}
