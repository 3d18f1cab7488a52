/** Public interface of the projects domain for the server. */
export { projectExchange } from './server/project-exchange.ts';
export { projectKind } from './server/project-kind.ts';
export { projectsRouter } from './server/router.ts';
