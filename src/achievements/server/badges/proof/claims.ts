import { idOf, isObject, type Json, type JsonObject, listOf } from '../json.ts';
import { fromSeconds, readMoment } from '../say/moment.ts';

/** What the claims of a JWT say again of the credential in it, or say in its place. */
type Claims = Partial<Record<'iss' | 'sub' | 'jti' | 'nbf' | 'exp', Json>>;

/** Times in claims are whole seconds. */
const SAME_SECOND = 1000;

/** Whether the envelope speaks of another issuer, recipient, credential or time than what is in it. */
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

/** The credential with what only its envelope says. */
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
