import jsonld from 'jsonld';
import { countValues, isObject, type Json, type JsonObject, listOf } from '../json.ts';
import { BADGE_LIMITS } from '../limits.ts';
import type { ProofReason } from '../reasons.ts';
import { KNOWN_CONTEXTS } from './known-contexts.ts';

const TIMEOUT_MS = 5000;
/** Maximum number of comparisons between indistinguishable blank nodes; real badges have few of them. */
const MAX_COMPARISONS = 5000;
/** JSON-LD keywords that a badge may use: only those of a language-tagged string. */
const KEYWORDS = ['@value', '@language', '@direction'];

/** The published types describe an older version. */
const canonize = jsonld.canonize as unknown as (document: JsonObject, options: object) => Promise<string>;

/**
 * Canonicalises a JSON-LD document as RDF (RDFC-1.0), or returns the reason why it cannot.
 *
 * Only known contexts, referenced by URL, are accepted. Badges are read by their property names: with an embedded
 * context, an attacker could rename signed properties while the signature still holds.
 */
export async function canonicalRdf(document: JsonObject): Promise<{ text: string } | { why: ProofReason }> {
  const { '@context': context, ...rest } = document;
  const contexts = listOf(context);
  const areKnown = contexts.every((each) => typeof each === 'string' && KNOWN_CONTEXTS.has(each));
  if (contexts.length === 0 || !areKnown || hasEmbeddedContext(rest)) return { why: 'unknownContext' };
  if (countValues(document) > BADGE_LIMITS.linkedValues) return { why: 'tooComplex' };
  try {
    return { text: await canonize(document, options()) };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

function hasEmbeddedContext(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.keys(value).some((key) => isObject(value) && key.startsWith('@') && !KEYWORDS.includes(key))) return true;
  return Object.values(value).some(hasEmbeddedContext);
}

const options = () => ({
  algorithm: 'RDFC-1.0',
  format: 'application/n-quads',
  // Terms that no context defines would be dropped and so not be signed; safe mode makes them an error.
  safe: true,
  documentLoader,
  canonizeOptions: { maxDeepIterations: MAX_COMPARISONS, signal: AbortSignal.timeout(TIMEOUT_MS) },
});

/** Returns a bundled context. Never loads anything over the network. */
async function documentLoader(url: string) {
  const document = KNOWN_CONTEXTS.get(url);
  if (!document) throw new Error(`unknown context: ${url}`);
  return { document, documentUrl: url };
}

function reasonOf(error: unknown): ProofReason {
  if (!(error instanceof Error)) throw error;
  if (/^(?:Maximum deep iterations exceeded|Abort signal received)/.test(error.message)) return 'tooComplex';
  if (error.name.startsWith('jsonld.')) return 'notAllSigned';
  throw error;
}
