import { isContactUrl, redactContacts } from '#platform/pure/markdown/redact-contacts.ts';
import { type CvContent, emptyNode } from '../content.ts';
import type { Basics, Node } from '../shapes.ts';

/** Texts that replace contact details. */
export type ContactMaskTexts = { email: string; phone: string };

/**
 * Removes all means to reach the member or their references by email, phone or post. Contact fields are emptied, and
 * the same addresses and numbers are removed from all texts.
 */
export function withoutContact(content: CvContent, words: ContactMaskTexts): CvContent {
  const { basics, sections, ...rest } = content;
  const { location, url, profiles, custom } = basics;
  const masked: CvContent = {
    ...rest,
    // The page of the code may show what is masked here.
    design: rest.design.qr === 'address' ? { ...rest.design, qr: 'none', qrAddress: '' } : rest.design,
    basics: {
      ...basics,
      email: '',
      phone: '',
      url: isContactUrl(url) ? '' : url,
      location: { ...location, address: '', postalCode: '', display: containsStreet(location) ? '' : location.display },
      profiles: profiles.filter((one) => !isContactMethod(one)),
      custom: [...onRequestContacts(basics, words), ...custom.filter((one) => !isContactMethod(one))],
    },
    sections: sections.map((one) =>
      one.kind === 'references'
        ? { ...one, items: one.items.map((item) => ({ ...item, email: '', phone: '', url: webUrlOrEmpty(item.url) })) }
        : one,
    ),
  };
  return mapTexts(masked, contactMask(content, words));
}

/** Returns a function that replaces the contact details of a CV in a text. */
export function contactMask({ basics, sections }: Pick<CvContent, 'basics' | 'sections'>, words: ContactMaskTexts) {
  const { email, phone, location, profiles, custom } = basics;
  const references = sections.flatMap((one) => (one.kind === 'references' ? one.items : []));
  const contactNodes = [...profiles, ...custom].filter(isContactMethod);
  const contactTexts = [
    email,
    phone,
    ...references.flatMap((one) => [one.email, one.phone]),
    ...contactNodes.flatMap(textsOf),
  ];
  const numbers = contactTexts.filter((text) => !isEmailLike(text)).flatMap(phonePatternsOf);
  const streets = [location.address.trim()].filter((text) => /\d/.test(text) && text.length > 4);
  return (text: string) => {
    const withoutEmails = redactContacts(text, words.email);
    const withoutNumbers = numbers.reduce((remaining, number) => remaining.replace(number, words.phone), withoutEmails);
    return streets.reduce((remaining, street) => remaining.replaceAll(street, '…'), withoutNumbers);
  };
}

/** Whether the location line contains a street or postal code, which have numbers while towns have none. */
const containsStreet = ({ address, display }: Basics['location']) =>
  /\d/.test(display) || (address.trim() !== '' && display.includes(address.trim()));

const onRequestContacts = ({ email, phone }: Basics, words: ContactMaskTexts) => [
  ...(email.trim() === '' ? [] : [{ ...emptyNode('contact', 'mail-on-request'), icon: 'mail', value: words.email }]),
  ...(phone.trim() === '' ? [] : [{ ...emptyNode('contact', 'call-on-request'), icon: 'phone', value: words.phone }]),
];

const PHONE = /^[+(]?\p{Nd}[\p{Nd}\s().\-/\u00a0\u2010\u2011]{5,}$/u;
const CONTACT_ICONS: readonly string[] = ['mail', 'phone', 'house', 'map-pin'];

const isEmailLike = (text: string) => /[@\uff20]/.test(text);
const isPhoneLike = (text: string) => PHONE.test(text.trim()) && digitsOf(text).length >= 6;
const webUrlOrEmpty = (url: string) => (isContactUrl(url) ? '' : url);

const textsOf = (one: Node<'profile'> | Node<'contact'>) =>
  'network' in one ? [one.username, one.url] : [one.value, one.url];

/** Whether a profile or contact is a means to reach the person, rather than a web page. */
function isContactMethod(one: Node<'profile'> | Node<'contact'>) {
  const texts = textsOf(one);
  if (texts.some(isContactUrl)) return true;
  if (one.url.trim() !== '') return false;
  return texts.some(isPhoneLike) || ('icon' in one && CONTACT_ICONS.includes(one.icon.trim()));
}

/** The code points of the digit 0: ASCII, Arabic, Persian, Devanagari and full-width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

const digitPattern = (digit: number) => `[${ZEROS.map((zero) => String.fromCodePoint(zero + digit)).join('')}]`;

/** Returns the digits in a text, in any of these scripts. */
const digitsOf = (text: string) =>
  [...text].flatMap((character) => {
    const at = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => at >= first && at < first + 10);
    return zero === undefined ? [] : [at - zero];
  });

/** Returns patterns that match a phone number in other spellings: with other spaces, or without the country code. */
function phonePatternsOf(text: string): RegExp[] {
  const digits = digitsOf(text);
  if (digits.length < 6) return [];
  const separator = '[\\s().\\-/\\u00a0\\u2010\\u2011]{0,3}';
  const last = digits.slice(-9).map(digitPattern).join(separator);
  return [new RegExp(`(?<![\\w\\p{Nd}-])(?:[+(]?\\p{Nd}[\\p{Nd}\\s().\\-/]{0,7}?)?${last}(?![\\w\\p{Nd}-])`, 'gu')];
}

const NON_TEXT_KEYS = new Set(['id', 'image', 'logo', 'design', 'kind']);

/** Returns the content with a change applied to all its texts. */
function mapTexts({ design, ...content }: CvContent, transform: (text: string) => string): CvContent {
  const transformed = JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      typeof value === 'string' && !NON_TEXT_KEYS.has(key) ? transform(value) : value,
    ),
  ) as Omit<CvContent, 'design'>;
  return { ...transformed, design: { ...design, footer: transform(design.footer) } };
}
