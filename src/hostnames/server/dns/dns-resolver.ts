import { NODATA, NOTFOUND, Resolver } from 'node:dns';
import { promisify } from 'node:util';
import { StartError } from '#platform/pure/errors.ts';
import type { DnsAnswer, RecordType } from '../../model/records.ts';

/** A DNS client. */
export type DnsResolver = {
  /** Resolves all records of a type, or the reason why there are none. */
  lookup(type: RecordType, name: string): Promise<DnsAnswer>;
  /** Tests whether DNS answers at all, to tell the instance's own network failures from missing records. */
  isReachable(): Promise<boolean>;
};

const TRY_TIMEOUT_MS = 2000;
/** Several tries, because the resolver's first timeout is short for a server that answered quickly before. */
const TRIES = 3;

/** Makes a DNS client for the given servers, or those of the system. The system's hosts file is never used. */
export function makeDnsResolver(servers: string | undefined, timeoutMs = TRY_TIMEOUT_MS): DnsResolver {
  const resolver = new Resolver({ timeout: timeoutMs, maxTimeout: timeoutMs, tries: TRIES });
  if (servers !== undefined) configureServers(resolver, servers);
  const resolve = {
    TXT: async (name: string) => {
      const texts = await promisify(resolver.resolveTxt.bind(resolver))(name);
      return texts.map((pieces) => pieces.join(''));
    },
    CNAME: promisify(resolver.resolveCname.bind(resolver)),
    A: promisify<string, string[]>(resolver.resolve4.bind(resolver)),
    AAAA: promisify<string, string[]>(resolver.resolve6.bind(resolver)),
    NS: promisify(resolver.resolveNs.bind(resolver)),
  };
  const lookup = async (type: keyof typeof resolve, name: string): Promise<DnsAnswer> => {
    try {
      return { values: await resolve[type](name) };
    } catch (error) {
      return { values: [], fault: faultOf(error) };
    }
  };
  return {
    lookup,
    isReachable: async () => {
      const { fault } = await lookup('NS', '.');
      return fault !== 'refused' && fault !== 'timeout';
    },
  };
}

function configureServers(resolver: Resolver, servers: string) {
  try {
    resolver.setServers(servers.split(/,\s*/));
  } catch {
    throw new StartError(`DNS_SERVERS contains no valid servers: ${JSON.stringify(servers)}.`);
  }
}

const NO_ANSWER_CODES = new Set(['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED']);

function faultOf(error: unknown): NonNullable<DnsAnswer['fault']> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === NODATA) return 'none';
  if (code === NOTFOUND) return 'noSuchName';
  return NO_ANSWER_CODES.has(code) ? 'timeout' : 'refused';
}
