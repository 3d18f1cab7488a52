import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordEditor } from '#records/components.tsx';
import { BasicsSection } from './editor/basics-section.tsx';
import { CaseStudySection } from './editor/case-study-section.tsx';
import { FactsSection } from './editor/facts-section.tsx';
import { LinksSection } from './editor/links-section.tsx';
import { MetricsSection } from './editor/metrics-section.tsx';
import { PeopleSection } from './editor/people-section.tsx';
import { PicturesSection } from './editor/pictures-section.tsx';
import { ProjectActions } from './editor/project-actions.tsx';
import { ShowingSection } from './editor/showing-section.tsx';
import { useProjectDesk } from './editor/use-project-desk.tsx';

/** Where a project is written, new or known. */
export function ProjectEditorScreen() {
  const t = useTranslations('projects.editor.sections');
  const { projectId } = useParams();
  // Whoever asks for a new one while a new one is open gets another.
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
          <FactsSection editor={editor} />
          <MetricsSection editor={editor} />
          <LinksSection editor={editor} />
          <PeopleSection editor={editor} />
          <ShowingSection editor={editor} />
        </>
      )}
    </RecordEditor>
  );
}
