/** Door of the identity domain for the server: who acts, and how the first admin comes to be. */
export { identifyActor } from './server/identify-actor.ts';
export { requireOperator } from './server/require-operator.ts';
export { identityRouter } from './server/router.ts';
export { setUpLink } from './server/set-up-link.ts';
