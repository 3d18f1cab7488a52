import { type CardDetails, fullNameOf, safeWebAddress } from './card-details.ts';
import { escapeText, foldLine, structured } from './vcard-line.ts';

/** The versions of vCard: 4.0 (RFC 6350), and 3.0 (RFC 2426) for older address books. */
export const VCARD_VERSIONS = ['4.0', '3.0'] as const;
export type VCardVersion = (typeof VCARD_VERSIONS)[number];

/** A JPEG photo in Base64. */
export type CardPhoto = { base64: string };

type VCardOptions = {
  version: VCardVersion;
  photo?: CardPhoto | undefined;
  /** False for a QR code: readers of codes don't all join folded lines. */
  folded?: boolean;
};

/** The largest photo in a vCard, in characters of Base64. Some address books refuse larger ones. */
export const MAX_PHOTO_LENGTH = 40_000;

/** Writes a vCard with lines that end in CRLF, to be stored as UTF-8. Fields without a value are left out. */
export function writeVCard(details: CardDetails, { version, photo, folded = true }: VCardOptions): string {
  const { givenName, familyName, title, organization, email, phone, location } = details;
  const text = (name: string, value: string) => (value.trim() === '' ? [] : [`${name}:${escapeText(value.trim())}`]);
  const addresses = [details.website, ...details.links.map(({ url }) => url)].flatMap(
    (address) => safeWebAddress(address) ?? [],
  );
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `FN:${escapeText(fullNameOf(details))}`,
    `N:${structured(familyName.trim(), givenName.trim(), '', '', '')}`,
    ...text('TITLE', title),
    ...text('ORG', organization),
    ...text(version === '3.0' ? 'EMAIL;TYPE=INTERNET' : 'EMAIL', email),
    ...text('TEL', phone),
    ...(location.trim() === '' ? [] : [`ADR:${structured('', '', '', location.trim(), '', '', '')}`]),
    ...[...new Set(addresses)].map((address) => `URL:${address}`),
    ...photoLines(photo, version),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded ? foldLine(line) : line}\r\n`).join('');
}

function photoLines(photo: CardPhoto | undefined, version: VCardVersion) {
  if (!photo || photo.base64.length > MAX_PHOTO_LENGTH) return [];
  const { base64 } = photo;
  return [version === '3.0' ? `PHOTO;ENCODING=b;TYPE=JPEG:${base64}` : `PHOTO:data:image/jpeg;base64,${base64}`];
}

/** The largest contact in a QR code, in bytes. A code with more could hardly be scanned from a screen or paper. */
const MAX_QR_BYTES = 700;

/** Returns the text of a QR code that adds the contact to an address book, or undefined if there is too much in it. */
export function contactQrText(details: CardDetails): string | undefined {
  const text = writeVCard(details, { version: '3.0', folded: false });
  return new TextEncoder().encode(text).length > MAX_QR_BYTES ? undefined : text;
}

/** Returns a file name for the card, which keeps the letters of every script. */
export const vCardFileName = (details: CardDetails) =>
  `${
    fullNameOf(details)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60) || 'contact'
  }.vcf`;
