import { ProjectView } from '#projects/components.tsx';
import { RecordFrame } from './record/record-frame.tsx';

/** A project as visitors of the site see it, with the owner's actions. */
export const ProjectScreen = () => (
  <ProjectView>{(project) => <RecordFrame kind="project" record={project} />}</ProjectView>
);
