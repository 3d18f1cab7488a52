import { idOf, isObject, type Json, type JsonObject, listOf } from '../json.ts';
import { fromSeconds, readMoment } from '../say/moment.ts';

/** JWT claims that repeat parts of the credential in it, or replace them. */
type Claims = Partial<Record<'iss' | 'sub' | 'jti' | 'nbf' | 'exp', Json>>;

/** Tolerance when comparing times, as claims have whole seconds. */
const SAME_SECOND = 1000;

/** Reports whether the JWT claims contradict the credential on issuer, recipient, id or start of validity. */
export function claimsDiffer({ iss, sub, jti, nbf }: Claims, credential: JsonObject): boolean {
  const subject = listOf(credential.credentialSubject).find(isObject);
  return (
    differs(iss, idOf(credential.issuer)) ||
    differs(sub, idOf(subject)) ||
    differs(jti, idOf(credential)) ||
    (nbf !== undefined && !sameTime(nbf, credential.validFrom ?? credential.issuanceDate))
  );
}

const differs = (claim: Json | undefined, value: string) => claim !== undefined && value !== '' && claim !== value;

function sameTime(seconds: Json, written: Json | undefined) {
  if (typeof seconds !== 'number') return false;
  const moment = readMoment(written);
  return !moment || Math.abs(moment.time - seconds * 1000) < SAME_SECOND;
}

/** Returns the credential with missing values filled in from the JWT claims. */
export function withClaims(credential: JsonObject, { iss, sub, jti, nbf, exp }: Claims): JsonObject {
  const subject = listOf(credential.credentialSubject).find(isObject);
  const begins = credential.validFrom ?? credential.issuanceDate ?? timeOf(nbf);
  const ends = timeOf(exp) ?? credential.validUntil ?? credential.expirationDate;
  return {
    ...credential,
    issuer: credential.issuer ?? iss ?? '',
    id: credential.id ?? jti ?? '',
    ...(subject ? { credentialSubject: { ...subject, id: subject.id ?? sub ?? '' } } : {}),
    ...(begins === undefined ? {} : { validFrom: begins }),
    ...(ends === undefined ? {} : { validUntil: ends }),
  };
}

const timeOf = (seconds: Json | undefined) => (typeof seconds === 'number' ? fromSeconds(seconds) : undefined);
