import { leadsToPerson, withoutMail } from '#platform/markdown/without-mail.ts';
import { type CvContent, emptyNode } from '../content.ts';
import type { Basics, Node } from '../shapes.ts';

/** Texts that replace contact details. */
export type MaskWords = { email: string; phone: string };

/**
 * Removes all means to reach the member or their references by email, phone or post. Contact fields are emptied, and
 * the same addresses and numbers are removed from all texts.
 */
export function withoutContact({ basics, sections, ...rest }: CvContent, words: MaskWords): CvContent {
  const { email, phone, location, url, profiles, custom } = basics;
  const references = sections.flatMap((one) => (one.kind === 'references' ? one.items : []));
  const reaching = [...profiles, ...custom].filter(reaches);
  const masked: CvContent = {
    ...rest,
    basics: {
      ...basics,
      email: '',
      phone: '',
      url: leadsToPerson(url) ? '' : url,
      location: { ...location, address: '', postalCode: '', display: namesStreet(location) ? '' : location.display },
      profiles: profiles.filter((one) => !reaches(one)),
      custom: [...onRequest(basics, words), ...custom.filter((one) => !reaches(one))],
    },
    sections: sections.map((one) =>
      one.kind === 'references'
        ? { ...one, items: one.items.map((item) => ({ ...item, email: '', phone: '', url: ofWeb(item.url) })) }
        : one,
    ),
  };
  const said = [email, phone, ...references.flatMap((one) => [one.email, one.phone]), ...reaching.flatMap(textsOf)];
  const numbers = said.filter((text) => !isMail(text)).flatMap(numberIn);
  const streets = [location.address.trim()].filter((text) => /\d/.test(text) && text.length > 4);
  return withTexts(masked, (text) => {
    const unlinked = withoutMail(text, words.email);
    const uncalled = numbers.reduce((left, number) => left.replace(number, words.phone), unlinked);
    return streets.reduce((left, street) => left.replaceAll(street, '…'), uncalled);
  });
}

/** Whether the location line contains a street or postal code, which have numbers while towns have none. */
const namesStreet = ({ address, display }: Basics['location']) =>
  /\d/.test(display) || (address.trim() !== '' && display.includes(address.trim()));

const onRequest = ({ email, phone }: Basics, words: MaskWords) => [
  ...(email.trim() === '' ? [] : [{ ...emptyNode('contact', 'mail-on-request'), icon: 'mail', value: words.email }]),
  ...(phone.trim() === '' ? [] : [{ ...emptyNode('contact', 'call-on-request'), icon: 'phone', value: words.phone }]),
];

const PHONE = /^[+(]?\p{Nd}[\p{Nd}\s().\-/\u00a0\u2010\u2011]{5,}$/u;
const REACHING_ICONS: readonly string[] = ['mail', 'phone', 'house', 'map-pin'];

const isMail = (text: string) => /[@\uff20]/.test(text);
const isPhone = (text: string) => PHONE.test(text.trim()) && digitsOf(text).length >= 6;
const ofWeb = (url: string) => (leadsToPerson(url) ? '' : url);

const textsOf = (one: Node<'profile'> | Node<'contact'>) =>
  'network' in one ? [one.username, one.url] : [one.value, one.url];

/** Whether a profile or contact is a means to reach the person, rather than a web page. */
function reaches(one: Node<'profile'> | Node<'contact'>) {
  const texts = textsOf(one);
  if (texts.some(leadsToPerson)) return true;
  if (one.url.trim() !== '') return false;
  return texts.some(isPhone) || ('icon' in one && REACHING_ICONS.includes(one.icon.trim()));
}

/** The code points of the digit 0: ASCII, Arabic, Persian, Devanagari and full-width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

const inAnyScript = (digit: number) => `[${ZEROS.map((zero) => String.fromCodePoint(zero + digit)).join('')}]`;

/** Returns the digits in a text, in any of these scripts. */
const digitsOf = (text: string) =>
  [...text].flatMap((sign) => {
    const at = sign.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => at >= first && at < first + 10);
    return zero === undefined ? [] : [at - zero];
  });

/** Returns patterns that match a phone number in other spellings: with other spaces, or without the country code. */
function numberIn(text: string): RegExp[] {
  const digits = digitsOf(text);
  if (digits.length < 6) return [];
  const between = '[\\s().\\-/\\u00a0\\u2010\\u2011]{0,3}';
  const last = digits.slice(-9).map(inAnyScript).join(between);
  return [new RegExp(`(?<![\\w\\p{Nd}-])(?:[+(]?\\p{Nd}[\\p{Nd}\\s().\\-/]{0,7}?)?${last}(?![\\w\\p{Nd}-])`, 'gu')];
}

const NO_TEXTS = new Set(['id', 'image', 'logo', 'design', 'kind']);

/** Returns the content with a change applied to all its texts. */
function withTexts({ design, ...content }: CvContent, change: (text: string) => string): CvContent {
  const changed = JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      typeof value === 'string' && !NO_TEXTS.has(key) ? change(value) : value,
    ),
  ) as Omit<CvContent, 'design'>;
  return { ...changed, design: { ...design, footer: change(design.footer) } };
}
