/** Door of the hostnames domain for the server: the domains that members bring, and whose they are. */

export { claimsOf, shownHostOf } from './server/claims-of.ts';
export type { HostnamesCtx, HostnamesParts } from './server/context.ts';
export type { HostOwners } from './server/host-owners.ts';
export { hostnamesPart } from './server/hostnames-part.ts';
export { hostnameMails } from './server/mails.ts';
export { hostnamesRouter } from './server/router.ts';
export { startHostnames } from './server/start-hostnames.ts';
export { makeTlsAsk, TLS_ASK_PATH } from './server/tls-ask.ts';
