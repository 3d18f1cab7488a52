import type { Identity, Statement } from '../badge.ts';
import { hasType, idOf, isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { HASH } from './assertion.ts';
import { fieldsOf } from './fields.ts';

/** Reports whether a document is an Open Badges 3.0 credential. */
export const isCredential = (document: JsonObject) =>
  hasType(document, 'OpenBadgeCredential', 'AchievementCredential') &&
  listOf(document.credentialSubject).some(isObject);

export function readCredential(document: JsonObject): Statement {
  const subject = objectOf(document.credentialSubject);
  const achievement = objectOf(subject.achievement);
  const id = idOf(document);
  const begins = document.validFrom ?? document.issuanceDate;
  const ends = document.validUntil ?? document.expirationDate;
  return {
    format: '3.0',
    fields: fieldsOf({
      title: textOf(achievement.name) || textOf(document.name),
      description: textOf(achievement.description) || textOf(document.description),
      criteria: achievement.criteria,
      issuer: textOf(objectOf(document.issuer).name),
      date: document.awardedDate ?? begins,
      expires: ends,
      id,
      addresses: [id],
    }),
    picture: idOf(document.image) || idOf(achievement.image),
    issuerId: idOf(document.issuer),
    recipients: recipientsOf(subject),
    begins,
    ends,
    revoked: false,
    revocable: document.credentialStatus !== undefined,
  };
}

function recipientsOf(subject: JsonObject): Identity[] {
  const identities = listOf(subject.identifier).filter(isObject).map(identityOf);
  const id = idOf(subject);
  const [, email] = /^mailto:([^?]+)/i.exec(id) ?? [];
  if (email) identities.push(plain('email', email));
  else if (id !== '') identities.push(plain('other', id));
  // A name alone does not identify a person.
  else if (identities.length === 0 && textOf(subject.name) !== '')
    identities.push(plain('other', textOf(subject.name)));
  return identities;
}

const plain = (kind: Identity['kind'], value: string): Identity => ({ kind, value, hashed: false, salt: '' });

function identityOf({ identityType, identityHash, hashed, salt }: JsonObject): Identity {
  const value = textOf(identityHash);
  return {
    kind: ['emailAddress', 'email'].includes(textOf(identityType)) ? 'email' : 'other',
    value,
    hashed: hashed === true || HASH.test(value),
    salt: textOf(salt),
  };
}
