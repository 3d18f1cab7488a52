/** Door of the hostnames domain for both sides: how a host is read. */
export { isEntrance, subdomainOf } from './model/subdomain.ts';
