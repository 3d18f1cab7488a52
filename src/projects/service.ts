/** Door of the projects domain for the server. */
export { projectKind } from './server/project-kind.ts';
export { projectsRouter } from './server/router.ts';
