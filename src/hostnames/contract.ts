/** Door of the hostnames domain for both sides: how a host is read. */
export { hostOf, isEntrance, subdomainOf } from './model/subdomain.ts';
