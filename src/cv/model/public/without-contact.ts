import { leadsToPerson, withoutMail } from '#platform/markdown/without-mail.ts';
import { type CvContent, emptyNode } from '../content.ts';
import type { Basics, Node } from '../shapes.ts';

/** What stands where a way to reach somebody is not told. */
export type MaskWords = { email: string; phone: string };

/**
 * The same CV, from which nobody learns how to reach its member by mail, phone or post, nor those who speak for them. What
 * stands in fields of its own is taken away; written into a text, the same addresses and numbers are taken out of it.
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

/** Streets and post codes have numbers; towns have none. */
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

/** A profile or contact that is a way to reach somebody, and no place of theirs in the web. */
function reaches(one: Node<'profile'> | Node<'contact'>) {
  const texts = textsOf(one);
  if (texts.some(leadsToPerson)) return true;
  if (one.url.trim() !== '') return false;
  return texts.some(isPhone) || ('icon' in one && REACHING_ICONS.includes(one.icon.trim()));
}

/** Where the ten digits of a script begin: of ours, the Arabic, the Persian, the Indian and the wide ones. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

const inAnyScript = (digit: number) => `[${ZEROS.map((zero) => String.fromCodePoint(zero + digit)).join('')}]`;

/** The digits in a text, whichever script they are written in. */
const digitsOf = (text: string) =>
  [...text].flatMap((sign) => {
    const at = sign.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => at >= first && at < first + 10);
    return zero === undefined ? [] : [at - zero];
  });

/** A number as it may be written elsewhere: with other spaces, or without the prefix of its country. */
function numberIn(text: string): RegExp[] {
  const digits = digitsOf(text);
  if (digits.length < 6) return [];
  const between = '[\\s().\\-/\\u00a0\\u2010\\u2011]{0,3}';
  const last = digits.slice(-9).map(inAnyScript).join(between);
  return [new RegExp(`(?<![\\w\\p{Nd}-])(?:[+(]?\\p{Nd}[\\p{Nd}\\s().\\-/]{0,7}?)?${last}(?![\\w\\p{Nd}-])`, 'gu')];
}

const NO_TEXTS = new Set(['id', 'image', 'logo', 'design', 'kind']);

/** The same content with its texts changed, wherever they stand. */
function withTexts({ design, ...content }: CvContent, change: (text: string) => string): CvContent {
  const changed = JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      typeof value === 'string' && !NO_TEXTS.has(key) ? change(value) : value,
    ),
  ) as Omit<CvContent, 'design'>;
  return { ...changed, design: { ...design, footer: change(design.footer) } };
}
