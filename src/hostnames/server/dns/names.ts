import { NODATA, NOTFOUND, Resolver } from 'node:dns';
import { promisify } from 'node:util';
import { StartError } from '#platform/errors.ts';
import type { Answered, RecordType } from '../../model/records.ts';

/** A DNS client. */
export type Names = {
  /** Resolves all records of a type, or the reason why there are none. */
  ask(type: RecordType, name: string): Promise<Answered>;
  /** Tests whether DNS answers at all, to tell the instance's own network failures from missing records. */
  isThere(): Promise<boolean>;
};

const TRY_MILLISECONDS = 2000;
/** Several tries, because the resolver's first timeout is short for a server that answered quickly before. */
const TRIES = 3;

/** Makes a DNS client for the given servers, or those of the system. The system's hosts file is never used. */
export function makeNames(servers: string | undefined, patience = TRY_MILLISECONDS): Names {
  const resolver = new Resolver({ timeout: patience, maxTimeout: patience, tries: TRIES });
  if (servers !== undefined) askServers(resolver, servers);
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
  const ask = async (type: keyof typeof resolve, name: string): Promise<Answered> => {
    try {
      return { values: await resolve[type](name) };
    } catch (error) {
      return { values: [], fault: faultOf(error) };
    }
  };
  return {
    ask,
    isThere: async () => {
      const { fault } = await ask('NS', '.');
      return fault !== 'refused' && fault !== 'timeout';
    },
  };
}

function askServers(resolver: Resolver, servers: string) {
  try {
    resolver.setServers(servers.split(/,\s*/));
  } catch {
    throw new StartError(`DNS_SERVERS contains no valid servers: ${JSON.stringify(servers)}.`);
  }
}

const NO_ANSWER = new Set(['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED']);

function faultOf(error: unknown): NonNullable<Answered['fault']> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === NODATA) return 'none';
  if (code === NOTFOUND) return 'noSuchName';
  return NO_ANSWER.has(code) ? 'timeout' : 'refused';
}
