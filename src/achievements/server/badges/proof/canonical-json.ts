import canonicalize from 'canonicalize';
import type { JsonObject } from '../json.ts';

/** One way to write a JSON document (RFC 8785): the same for whoever writes it. */
export function canonicalJson(document: JsonObject): string | undefined {
  try {
    return canonicalize(document);
  } catch {
    // Half a pair of surrogates cannot be written.
    return undefined;
  }
}
