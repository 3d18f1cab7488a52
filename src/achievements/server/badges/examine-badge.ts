import { ACHIEVEMENT_LIMITS } from '../../model/fields.ts';
import type { BadgeReader, ReadBadge, Statement } from './badge.ts';
import { type JsonObject, parseJson } from './json.ts';
import { withClaims } from './proof/claims.ts';
import { checkExpiry } from './proof/expiry.ts';
import { credentialIn, type Jws, openJws } from './proof/jws.ts';
import { checkRecipient } from './proof/recipient.ts';
import { checkSignature } from './proof/signature.ts';
import { type Check, checkOf, type Reason } from './reasons.ts';
import { isAssertion, readAssertion } from './say/assertion.ts';
import { isCredential, readCredential } from './say/credential.ts';
import { pictureIn } from './say/picture.ts';
import { oneLine } from './say/text.ts';
import { isJws, unpack } from './unpack/unpack.ts';
import { notABadge } from './unreadable.ts';

/** Parses a badge and checks as much of its proof as is possible offline. Makes no network requests. */
export async function examineBadge(bytes: Uint8Array, { emails, now }: BadgeReader): Promise<ReadBadge> {
  const { carrier, text, picture } = await unpack(bytes);
  const jws = isJws(text) ? openJws(text) : undefined;
  const document = jws ? credentialIn(jws) : parseJson(text);
  const statement = read(document, jws);
  const { format, fields, issuerId, recipients, revoked, revocable } = statement;
  const reasons: Reason[] = [
    ...(await checkSignature({ document, jws, statement }, now)),
    checkRecipient(recipients, emails),
    checkExpiry(statement, now),
    ...(revoked ? (['revoked'] as const) : revocable ? (['statusElsewhere'] as const) : []),
  ];
  const checks = reasons.map(checkOf);
  const issuer = oneLine(issuerId, ACHIEVEMENT_LIMITS.address);
  return {
    ...fields,
    format,
    carrier,
    picture: picture ?? pictureIn(statement.picture),
    proof: { format, state: stateOf(checks), checks, issuer, checkedAt: now.toISOString() },
  };
}

function read(document: JsonObject, jws: Jws | undefined): Statement {
  if (isCredential(document)) return readCredential(jws ? withClaims(document, jws.payload) : document);
  if (isAssertion(document)) return readAssertion(document);
  throw notABadge();
}

/** Checks that a badge must pass to be verified. A badge without a recipient could be anybody's. */
const NEEDED: Reason[] = ['signatureHolds', 'keyIsIssuers', 'yourAddress', 'inForce'];

/** Returns `verified` only if the badge is signed by its issuer, in force and issued to the member. */
function stateOf(checks: Check[]): Check['state'] {
  if (checks.some(({ state }) => state === 'invalid')) return 'invalid';
  const found = checks.map(({ why }) => why);
  return NEEDED.every((reason) => found.includes(reason)) ? 'verified' : 'notVerifiable';
}
