import type { BadgeContent, RecipientIdentity } from '../badge.ts';
import { hasType, idOf, isObject, type JsonObject, objectOf, textOf } from '../json.ts';
import { fieldsOf } from './fields.ts';

/** Reports whether a document is an assertion of Open Badges 2.0 or earlier, whose format differs slightly. */
export const isAssertion = (document: JsonObject) =>
  'badge' in document && 'recipient' in document && (hasType(document, 'Assertion') || document.type === undefined);

/** Reads an assertion. A badge class or issuer that is only given by URL is not fetched and stays empty. */
export function readAssertion(document: JsonObject): BadgeContent {
  const badge = objectOf(document.badge);
  const issuer = objectOf(badge.issuer);
  const id = idOf(document) || textOf(document.uid);
  return {
    format: '2.0',
    fields: fieldsOf({
      title: textOf(badge.name),
      description: textOf(badge.description),
      criteria: badge.criteria,
      issuer: textOf(issuer.name),
      date: document.issuedOn,
      expires: document.expires,
      id,
      addresses: [id, textOf(verificationOf(document).url)],
    }),
    picture: idOf(document.image) || idOf(badge.image),
    issuerId: idOf(badge.issuer),
    recipients: recipientsOf(document),
    begins: document.issuedOn,
    ends: document.expires,
    revoked: document.revoked === true,
    revocable: 'revocationList' in issuer,
  };
}

/** Returns the verification method that the assertion declares. */
export const verificationOf = ({ verification, verify }: JsonObject) => objectOf(verification ?? verify);

export const isHosted = (document: JsonObject) => !hasType(verificationOf(document), 'SignedBadge', 'signed');

const EMAIL_TYPES = ['email', 'schema:email', 'http://schema.org/email', 'https://schema.org/email'];
export const HASH_PATTERN = /^[a-z\d-]+\$[\da-f]+$/i;

function recipientsOf(document: JsonObject): RecipientIdentity[] {
  const recipient = document.recipient;
  // The oldest badges have the recipient as a plain string, with the salt beside it.
  const identityObject = isObject(recipient)
    ? recipient
    : { identity: textOf(recipient), salt: document.salt ?? '', type: 'email' };
  const value = textOf(identityObject.identity);
  if (value === '') return [];
  return [
    {
      kind: hasType(identityObject, ...EMAIL_TYPES) ? 'email' : 'other',
      value,
      hashed: identityObject.hashed === true || HASH_PATTERN.test(value),
      salt: textOf(identityObject.salt),
    },
  ];
}
