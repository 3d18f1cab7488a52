import type { KeyObject } from 'node:crypto';
import { type JsonObject, listOf } from '../json.ts';
import type { ProofReason } from '../reasons.ts';
import { canonicalJson } from './canonical-json.ts';

/** Canonical forms of proof options and document, which are hashed and signed together. */
type CanonicalForms = { proof: string; document: string };
type Canonize = (document: JsonObject, proof: JsonObject) => Promise<CanonicalForms | { why: ProofReason }>;

export type Cryptosuite = { keys: ('ed25519' | 'ec')[]; canonize: Canonize };

/** Canonicalises as RDF. Loaded on demand because the contexts are large. */
const canonizeAsRdf: Canonize = async (document, proof) => {
  const { canonicalRdf } = await import('./canonical-rdf.ts');
  const body = await canonicalRdf(document);
  if ('why' in body) return body;
  const head = await canonicalRdf({ ...proof, '@context': document['@context'] ?? null });
  return 'why' in head ? head : { proof: head.text, document: body.text };
};

/** Canonicalises as JSON. The contexts of the proof must be a prefix of the document's. */
const canonizeAsJson: Canonize = async (document, proof) => {
  const proofContexts = proof['@context'];
  const [documentContexts, expectedContexts] = [listOf(document['@context']), listOf(proofContexts)];
  if (expectedContexts.some((each, index) => JSON.stringify(each) !== JSON.stringify(documentContexts[index])))
    return { why: 'changed' };
  const [head, body] = [
    canonicalJson(proof),
    canonicalJson(proofContexts === undefined ? document : { ...document, '@context': proofContexts }),
  ];
  return head === undefined || body === undefined ? { why: 'malformedProof' } : { proof: head, document: body };
};

const CRYPTOSUITES: Record<string, Cryptosuite> = {
  'eddsa-rdfc-2022': { keys: ['ed25519'], canonize: canonizeAsRdf },
  'eddsa-jcs-2022': { keys: ['ed25519'], canonize: canonizeAsJson },
  'ecdsa-rdfc-2019': { keys: ['ec'], canonize: canonizeAsRdf },
  'ecdsa-jcs-2019': { keys: ['ec'], canonize: canonizeAsJson },
};

/** Returns the cryptosuite of a proof, or undefined if it is not supported. */
export function cryptosuiteOf({ type, cryptosuite }: JsonObject): Cryptosuite | undefined {
  // Ed25519Signature2020 predates cryptosuites and differs from this one in name only.
  if (type === 'Ed25519Signature2020') return CRYPTOSUITES['eddsa-rdfc-2022'];
  if (type !== 'DataIntegrityProof' || typeof cryptosuite !== 'string') return undefined;
  return Object.hasOwn(CRYPTOSUITES, cryptosuite) ? CRYPTOSUITES[cryptosuite] : undefined;
}

const HASHES: Record<string, string> = { prime256v1: 'sha256', secp384r1: 'sha384' };

/** Returns the hash algorithm for a key, or undefined if the cryptosuite does not support the key. */
export function hashFor(
  { asymmetricKeyType, asymmetricKeyDetails }: KeyObject,
  { keys }: Cryptosuite,
): string | undefined {
  if (!keys.some((type) => type === asymmetricKeyType)) return undefined;
  return asymmetricKeyType === 'ed25519' ? 'sha256' : HASHES[asymmetricKeyDetails?.namedCurve ?? ''];
}
