import { idOf, isObject, type Json, type JsonObject, listOf } from '../json.ts';
import { isoFromSeconds, parseBadgeDate } from '../parse/date.ts';

/** JWT claims that repeat parts of the credential in it, or replace them. */
type JwtClaims = Partial<Record<'iss' | 'sub' | 'jti' | 'nbf' | 'exp', Json>>;

/** Tolerance when comparing times, as claims have whole seconds. */
const TOLERANCE_MS = 1000;

/** Reports whether the JWT claims contradict the credential on issuer, recipient, id or start of validity. */
export function claimsDiffer({ iss, sub, jti, nbf }: JwtClaims, credential: JsonObject): boolean {
  const subject = listOf(credential.credentialSubject).find(isObject);
  return (
    differs(iss, idOf(credential.issuer)) ||
    differs(sub, idOf(subject)) ||
    differs(jti, idOf(credential)) ||
    (nbf !== undefined && !sameTime(nbf, credential.validFrom ?? credential.issuanceDate))
  );
}

const differs = (claim: Json | undefined, value: string) => claim !== undefined && value !== '' && claim !== value;

function sameTime(seconds: Json, dateText: Json | undefined) {
  if (typeof seconds !== 'number') return false;
  const parsed = parseBadgeDate(dateText);
  return !parsed || Math.abs(parsed.time - seconds * 1000) < TOLERANCE_MS;
}

/** Returns the credential with missing values filled in from the JWT claims. */
export function withClaims(credential: JsonObject, { iss, sub, jti, nbf, exp }: JwtClaims): JsonObject {
  const subject = listOf(credential.credentialSubject).find(isObject);
  const validFrom = credential.validFrom ?? credential.issuanceDate ?? timeOf(nbf);
  const validUntil = timeOf(exp) ?? credential.validUntil ?? credential.expirationDate;
  return {
    ...credential,
    issuer: credential.issuer ?? iss ?? '',
    id: credential.id ?? jti ?? '',
    ...(subject ? { credentialSubject: { ...subject, id: subject.id ?? sub ?? '' } } : {}),
    ...(validFrom === undefined ? {} : { validFrom: validFrom }),
    ...(validUntil === undefined ? {} : { validUntil: validUntil }),
  };
}

const timeOf = (seconds: Json | undefined) => (typeof seconds === 'number' ? isoFromSeconds(seconds) : undefined);
