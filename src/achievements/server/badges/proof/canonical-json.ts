import canonicalize from 'canonicalize';
import type { JsonObject } from '../json.ts';

/** Canonicalises a JSON document (RFC 8785). Returns undefined if it cannot be encoded. */
export function canonicalJson(document: JsonObject): string | undefined {
  try {
    return canonicalize(document);
  } catch {
    // Lone surrogates cannot be encoded.
    return undefined;
  }
}
