/** Server entry point of the hostnames domain: custom domains, and the mapping of hosts to members. */

export { addBaseDomain, listBaseDomains, removeBaseDomain } from './server/authorization/base-domains.ts';
export { blockName, findMatching, listBlocked, unblockName } from './server/authorization/block-name.ts';
export { type ClaimKey, decideClaim } from './server/authorization/decide-claim.ts';
export { decideClaims } from './server/authorization/decide-claims.ts';
export { countClaimsByState, listClaims, readClaim } from './server/authorization/list-claims.ts';
export { recheckClaim } from './server/authorization/recheck-claim.ts';
export { claimsOf, shownHostOf } from './server/claims-of.ts';
export type { HostnamesCtx, HostnamesParts } from './server/context.ts';
export { makeNames, type Names } from './server/dns/names.ts';
export type { HostOwners } from './server/host-owners.ts';
export { hostnamesPart } from './server/hostnames-part.ts';
export { hostnameMails } from './server/mails.ts';
export { ownHosts } from './server/own-hosts.ts';
export { hostnamesRouter } from './server/router.ts';
export { startHostnames } from './server/start-hostnames.ts';
export { makeTlsAsk, TLS_ASK_PATH } from './server/tls-ask.ts';
export { countShownHosts, countWaitingHosts } from './server/totals/store.ts';
export { type Whose, whoseHost } from './server/whose-host.ts';
