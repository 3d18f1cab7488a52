import jsonld from 'jsonld';
import { countValues, isObject, type Json, type JsonObject, listOf } from '../json.ts';
import { BADGE_LIMITS } from '../limits.ts';
import type { Reason } from '../reasons.ts';
import { KNOWN_CONTEXTS } from './known-contexts.ts';

const PATIENCE_MILLISECONDS = 5000;
/** How often nodes without a name that look alike are told apart; real badges have few of them. */
const MOST_COMPARISONS = 5000;
/** Of what JSON-LD can say with words of its own, a badge needs only a text's language. */
const KEYWORDS = ['@value', '@language', '@direction'];

/** Its published types are those of an older version. */
const canonize = jsonld.canonize as unknown as (document: JsonObject, options: object) => Promise<string>;

/**
 * What a document means (RDFC-1.0), in one way to write it: the same for whoever writes it; or why that cannot be said.
 *
 * Its vocabularies are known ones, named as a whole, since we read a badge by the names in it: with words that it
 * explains itself, somebody could give other names to what is signed, and the signature would still hold.
 */
export async function canonicalRdf(document: JsonObject): Promise<{ text: string } | { why: Reason }> {
  const { '@context': context, ...rest } = document;
  const contexts = listOf(context);
  const known = contexts.every((each) => typeof each === 'string' && KNOWN_CONTEXTS.has(each));
  if (contexts.length === 0 || !known || explainsItself(rest)) return { why: 'unknownContext' };
  if (countValues(document) > BADGE_LIMITS.linkedValues) return { why: 'tooComplex' };
  try {
    return { text: await canonize(document, options()) };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

function explainsItself(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.keys(value).some((key) => isObject(value) && key.startsWith('@') && !KEYWORDS.includes(key))) return true;
  return Object.values(value).some(explainsItself);
}

const options = () => ({
  algorithm: 'RDFC-1.0',
  format: 'application/n-quads',
  // What the vocabularies do not know would be left out, and so be said without being signed: that is an error.
  safe: true,
  documentLoader,
  canonizeOptions: { maxDeepIterations: MOST_COMPARISONS, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) },
});

/** Hands out what is known here; nothing is ever loaded. */
async function documentLoader(url: string) {
  const document = KNOWN_CONTEXTS.get(url);
  if (!document) throw new Error(`the vocabulary ${url} is not known`);
  return { document, documentUrl: url };
}

function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) throw error;
  if (/^(?:Maximum deep iterations exceeded|Abort signal received)/.test(error.message)) return 'tooComplex';
  if (error.name.startsWith('jsonld.')) return 'notAllSigned';
  throw error;
}
