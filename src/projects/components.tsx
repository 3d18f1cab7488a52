/** Public interface of the projects domain for the client. */

export { ProjectView } from './screens/detail/project-view.tsx';
