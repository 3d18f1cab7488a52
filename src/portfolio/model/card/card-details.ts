import { isWebAddress } from '#platform/pure/field-rules.ts';

/** The details of a member's business card and email signature. An empty one is left out. */
export type CardDetails = {
  givenName: string;
  familyName: string;
  title: string;
  organization: string;
  email: string;
  phone: string;
  location: string;
  website: string;
  /** Other pages of the member, such as profiles in social networks. */
  links: readonly { name: string; url: string }[];
};

/** Words before a family name that belong to it. */
const PARTICLES = new Set(
  'al bin da das de del della den der di do dos du el la le ten ter van vom von zu zum zur'.split(' '),
);

/** Splits a display name into given and family name, as far as it can be told; the last word begins the family name. */
export function splitName(displayName: string): Pick<CardDetails, 'givenName' | 'familyName'> {
  const words = displayName.trim().split(/\s+/u);
  let first = words.length - 1;
  while (first > 1 && PARTICLES.has((words[first - 1] ?? '').toLowerCase())) first -= 1;
  return first < 1
    ? { givenName: words.join(' '), familyName: '' }
    : { givenName: words.slice(0, first).join(' '), familyName: words.slice(first).join(' ') };
}

/** Returns the whole name, given name first. */
export const fullNameOf = ({ givenName, familyName }: Pick<CardDetails, 'givenName' | 'familyName'>) =>
  [givenName, familyName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');

/** Returns the web address if it can be opened safely, or undefined: never one that runs a script. */
export const safeWebAddress = (address: string) => (isWebAddress(address.trim()) ? address.trim() : undefined);

/** Returns the `mailto:` address of an email address, or undefined if it is none. */
export const mailHref = (email: string) =>
  /^[^\s@<>"]+@[^\s@<>"]+$/u.test(email.trim())
    ? `mailto:${encodeURI(email.trim().toWellFormed()).replaceAll('?', '%3F')}`
    : undefined;

/** Returns the `tel:` address of a phone number, or undefined if it has no digits. */
export function phoneHref(phone: string) {
  const digits = phone.normalize('NFKC').replace(/[^\d+*#]/gu, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined;
}
