import { ACHIEVEMENT_LIMITS } from '../../model/fields.ts';
import type { BadgeContent, BadgeImporter, ParsedBadge } from './badge.ts';
import { type JsonObject, parseJson } from './json.ts';
import { isAssertion, readAssertion } from './parse/assertion.ts';
import { isCredential, readCredential } from './parse/credential.ts';
import { decodeDataUrlImage } from './parse/data-url-image.ts';
import { oneLine } from './parse/text.ts';
import { withClaims } from './proof/claims.ts';
import { checkExpiry } from './proof/expiry.ts';
import { credentialOf, decodeJws, type Jws } from './proof/jws.ts';
import { checkRecipient } from './proof/recipient.ts';
import { checkSignature } from './proof/signature.ts';
import { checkOf, type ProofCheck, type ProofReason } from './reasons.ts';
import { isJws, unpack } from './unpack/unpack.ts';
import { notABadge } from './unreadable-badge-error.ts';

/** Parses a badge and checks as much of its proof as is possible offline. Makes no network requests. */
export async function inspectBadge(bytes: Uint8Array, { emails, now }: BadgeImporter): Promise<ParsedBadge> {
  const { carrier, text, picture } = await unpack(bytes);
  const jws = isJws(text) ? decodeJws(text) : undefined;
  const document = jws ? credentialOf(jws) : parseJson(text);
  const content = parseContent(document, jws);
  const { format, fields, issuerId, recipients, revoked, revocable } = content;
  const reasons: ProofReason[] = [
    ...(await checkSignature({ document, jws, statement: content }, now)),
    checkRecipient(recipients, emails),
    checkExpiry(content, now),
    ...(revoked ? (['revoked'] as const) : revocable ? (['statusElsewhere'] as const) : []),
  ];
  const checks = reasons.map(checkOf);
  const issuer = oneLine(issuerId, ACHIEVEMENT_LIMITS.address);
  return {
    ...fields,
    format,
    carrier,
    picture: picture ?? decodeDataUrlImage(content.picture),
    proof: { format, state: stateOf(checks), checks, issuer, checkedAt: now.toISOString() },
  };
}

function parseContent(document: JsonObject, jws: Jws | undefined): BadgeContent {
  if (isCredential(document)) return readCredential(jws ? withClaims(document, jws.payload) : document);
  if (isAssertion(document)) return readAssertion(document);
  throw notABadge();
}

/** Checks that a badge must pass to be verified. A badge without a recipient could be anybody's. */
const REQUIRED_CHECKS: ProofReason[] = ['signatureHolds', 'keyIsIssuers', 'yourAddress', 'inForce'];

/** Returns `verified` only if the badge is signed by its issuer, in force and issued to the member. */
function stateOf(checks: ProofCheck[]): ProofCheck['state'] {
  if (checks.some(({ state }) => state === 'invalid')) return 'invalid';
  const passed = checks.map(({ why }) => why);
  return REQUIRED_CHECKS.every((reason) => passed.includes(reason)) ? 'verified' : 'notVerifiable';
}
