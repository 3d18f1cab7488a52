import type { BadgeContent, RecipientIdentity } from '../badge.ts';
import { hasType, idOf, isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { HASH_PATTERN } from './assertion.ts';
import { fieldsOf } from './fields.ts';

/** Reports whether a document is an Open Badges 3.0 credential. */
export const isCredential = (document: JsonObject) =>
  hasType(document, 'OpenBadgeCredential', 'AchievementCredential') &&
  listOf(document.credentialSubject).some(isObject);

export function readCredential(document: JsonObject): BadgeContent {
  const subject = objectOf(document.credentialSubject);
  const achievement = objectOf(subject.achievement);
  const id = idOf(document);
  const validFrom = document.validFrom ?? document.issuanceDate;
  const validUntil = document.validUntil ?? document.expirationDate;
  return {
    format: '3.0',
    fields: fieldsOf({
      title: textOf(achievement.name) || textOf(document.name),
      description: textOf(achievement.description) || textOf(document.description),
      criteria: achievement.criteria,
      issuer: textOf(objectOf(document.issuer).name),
      date: document.awardedDate ?? validFrom,
      expires: validUntil,
      id,
      addresses: [id],
    }),
    picture: idOf(document.image) || idOf(achievement.image),
    issuerId: idOf(document.issuer),
    recipients: recipientsOf(subject),
    begins: validFrom,
    ends: validUntil,
    revoked: false,
    revocable: document.credentialStatus !== undefined,
  };
}

function recipientsOf(subject: JsonObject): RecipientIdentity[] {
  const identities = listOf(subject.identifier).filter(isObject).map(identityOf);
  const id = idOf(subject);
  const [, email] = /^mailto:([^?]+)/i.exec(id) ?? [];
  if (email) identities.push(plainIdentity('email', email));
  else if (id !== '') identities.push(plainIdentity('other', id));
  // A name alone does not identify a person.
  else if (identities.length === 0 && textOf(subject.name) !== '')
    identities.push(plainIdentity('other', textOf(subject.name)));
  return identities;
}

const plainIdentity = (kind: RecipientIdentity['kind'], value: string): RecipientIdentity => ({
  kind,
  value,
  hashed: false,
  salt: '',
});

function identityOf({ identityType, identityHash, hashed, salt }: JsonObject): RecipientIdentity {
  const value = textOf(identityHash);
  return {
    kind: ['emailAddress', 'email'].includes(textOf(identityType)) ? 'email' : 'other',
    value,
    hashed: hashed === true || HASH_PATTERN.test(value),
    salt: textOf(salt),
  };
}
