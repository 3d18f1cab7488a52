import { ProjectView } from '#projects/components.tsx';
import { ProjectFrame } from './project/project-frame.tsx';

/** A project as visitors of the site see it, with the owner's actions. */
export const ProjectScreen = () => <ProjectView>{(project) => <ProjectFrame project={project} />}</ProjectView>;
