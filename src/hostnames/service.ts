/** Server entry point of the hostnames domain: custom domains, and the mapping of hosts to members. */

export { addBaseDomain, listBaseDomains, removeBaseDomain } from './server/authorization/base-domains.ts';
export { blockName, findMatching, listBlocked, unblockName } from './server/authorization/block-name.ts';
export { type ClaimKey, decideClaim } from './server/authorization/decide-claim.ts';
export { decideClaims } from './server/authorization/decide-claims.ts';
export { countClaimsByState, listClaims, readClaim } from './server/authorization/list-claims.ts';
export { recheckClaim } from './server/authorization/recheck-claim.ts';
export { claimsOf, primaryDomainOf } from './server/claims-of.ts';
export type { HostnamesCtx, HostnamesServices } from './server/context.ts';
export { type DnsResolver, makeDnsResolver } from './server/dns/dns-resolver.ts';
export { findHostOwner, type HostOwner } from './server/find-host-owner.ts';
export type { HostOwnerCache } from './server/host-owner-cache.ts';
export { hostnamesMemberData } from './server/hostnames-member-data.ts';
export { hostnameMails } from './server/mails.ts';
export { ownHosts } from './server/own-hosts.ts';
export { hostnamesRouter } from './server/router.ts';
export { startHostnames } from './server/start-hostnames.ts';
export { makeTlsAsk, TLS_ASK_PATH } from './server/tls-ask.ts';
export { countShownHosts, countWaitingHosts } from './server/totals/store.ts';
