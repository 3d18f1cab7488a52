import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrCode, qrSvg } from '#platform/pure/qr-code.ts';
import { readQrImage } from '#testing/read-qr.ts';
import { type CardDetails, fullNameOf, splitName } from './card-details.ts';
import { contactQrText, MAX_PHOTO_LENGTH, VCARD_VERSIONS, vCardFileName, writeVCard } from './vcard.ts';
import { escapeText, foldLine } from './vcard-line.ts';

const ADA: CardDetails = {
  givenName: 'Augusta Ada',
  familyName: 'King; Countess, of Lovelace',
  title: 'Mathematician \\ writer\nof notes',
  organization: 'Analytical Engine',
  email: 'ada@example.org',
  phone: '+44 20 7946 0018',
  location: 'London, UK',
  website: 'https://ada.example/?a=1;2,3',
  links: [
    { name: 'GitHub', url: 'https://github.com/ada' },
    { name: 'Again', url: 'https://ada.example/?a=1;2,3' },
    { name: 'Script', url: 'javascript:alert(1)' },
  ],
};
const EMPTY: CardDetails = {
  ...{ givenName: 'Ada', familyName: '', title: '', organization: '', email: '', phone: '', location: '' },
  ...{ website: '', links: [] },
};

const unfold = (text: string) => text.replaceAll('\r\n ', '');
const linesOf = (card: string) => unfold(card).split('\r\n').slice(0, -1);
const unescaped = (value: string) => value.replace(/\\([\\,;n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
/** Splits a structured value at the semicolons that are not escaped. */
const componentsOf = (value: string) =>
  (value.match(/(?:\\.|[^\\;])*(?:;|$)/gs) ?? []).map((part) => unescaped(part.replace(/;$/, ''))).slice(0, 5);

describe('a vCard', () => {
  it('has every field of version 4.0, escaped, and no address that is none of the web', () => {
    expect(linesOf(writeVCard(ADA, { version: '4.0' }))).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Augusta Ada King\\; Countess\\, of Lovelace',
      'N:King\\; Countess\\, of Lovelace;Augusta Ada;;;',
      'TITLE:Mathematician \\\\ writer\\nof notes',
      'ORG:Analytical Engine',
      'EMAIL:ada@example.org',
      'TEL:+44 20 7946 0018',
      'ADR:;;;London\\, UK;;;',
      'URL:https://ada.example/?a=1;2,3',
      'URL:https://github.com/ada',
      'END:VCARD',
    ]);
  });

  it('has the parameters of version 3.0', () => {
    const lines = linesOf(writeVCard(ADA, { version: '3.0' }));
    expect(lines).toContain('VERSION:3.0');
    expect(lines).toContain('EMAIL;TYPE=INTERNET:ada@example.org');
  });

  it.each(VCARD_VERSIONS)('has nothing but the name if the member chose nothing else, in version %s', (version) => {
    const lines = ['BEGIN:VCARD', `VERSION:${version}`, 'FN:Ada', 'N:;Ada;;;', 'END:VCARD'];
    expect(writeVCard(EMPTY, { version })).toBe(lines.map((line) => `${line}\r\n`).join(''));
  });

  it('has a photo as a data URI in version 4.0, and as Base64 in version 3.0, unless it is large', () => {
    const photo = { base64: 'q83v'.repeat(100) };
    const photoOf = (version: '3.0' | '4.0', base64 = photo.base64) =>
      linesOf(writeVCard(EMPTY, { version, photo: { base64 } })).filter((line) => line.startsWith('PHOTO'));
    expect(photoOf('4.0')).toEqual([`PHOTO:data:image/jpeg;base64,${photo.base64}`]);
    expect(photoOf('3.0')).toEqual([`PHOTO;ENCODING=b;TYPE=JPEG:${photo.base64}`]);
    expect(photoOf('4.0', 'x'.repeat(MAX_PHOTO_LENGTH))).toHaveLength(1);
    expect(photoOf('4.0', 'x'.repeat(MAX_PHOTO_LENGTH + 1))).toEqual([]);
  });

  it('adds no lines by line breaks or control characters in a field', () => {
    for (const breaks of ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u0000']) {
      const hostile = `Ada${breaks}TEL:+1`;
      const card = writeVCard({ ...EMPTY, givenName: hostile, organization: hostile }, { version: '4.0' });
      expect(linesOf(card).map((line) => line.split(':')[0])).toEqual(['BEGIN', 'VERSION', 'FN', 'N', 'ORG', 'END']);
    }
  });

  it('keeps every text, in lines of at most 75 octets that each are valid UTF-8', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((one) =>
      one
        .replace(/[^\P{Cc}\n]/gu, '')
        .replace(/[\u2028\u2029]/g, '')
        .trim(),
    );
    fc.assert(
      fc.property(text, text, fc.constantFrom(...VCARD_VERSIONS), (givenName, familyName, version) => {
        const card = writeVCard({ ...EMPTY, givenName, familyName }, { version });
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(card).toString()).toBe(card);
        const [, , , name = ''] = linesOf(card);
        expect(componentsOf(name.slice('N:'.length)).slice(0, 2)).toEqual([familyName, givenName]);
      }),
    );
  });
});

describe('a folded line', () => {
  it('fills 75 octets and counts the space of a continued one', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  it('never splits a character', () => {
    expect(foldLine(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
    expect(foldLine(`${'x'.repeat(72)}👩`)).toBe(`${'x'.repeat(72)}\r\n 👩`);
    expect(foldLine(`${'x'.repeat(71)}👩`)).toBe(`${'x'.repeat(71)}👩`);
  });
});

it('escapes backslashes before all else', () => {
  expect(escapeText('a\\nb;c,d\ne')).toBe('a\\\\nb\\;c\\,d\\ne');
});

describe('the QR code of a contact', () => {
  it('is read back as a vCard without folded lines', async () => {
    const text = contactQrText({ ...ADA, title: 'x'.repeat(100) }) ?? '';
    expect(await readQrImage(Buffer.from(qrSvg(qrCode(text))))).toBe(text);
    expect(text).toContain(`\r\nTITLE:${'x'.repeat(100)}\r\n`);
    expect(text).not.toContain('PHOTO');
  });

  it('keeps letters of every script', async () => {
    const text = contactQrText({ ...EMPTY, givenName: 'آدا', familyName: 'Gökçe 李' }) ?? '';
    expect(await readQrImage(Buffer.from(qrSvg(qrCode(text))))).toBe(text);
  });

  it('is left out if it would be too dense to scan', () => {
    expect(contactQrText({ ...ADA, location: 'x'.repeat(700) })).toBeUndefined();
  });
});

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Johann Wolfgang   von Goethe ', 'Johann Wolfgang', 'von Goethe'],
  ['Ludwig van der Rohe', 'Ludwig', 'van der Rohe'],
  ['Von Braun', 'Von', 'Braun'],
  ['Plato', 'Plato', ''],
])('splits the name %s', (name, givenName, familyName) => {
  expect(splitName(name)).toEqual({ givenName, familyName });
  expect(fullNameOf(splitName(name))).toBe(name.trim().replace(/\s+/g, ' '));
});

it.each([
  ['Ada Lovelace', 'ada-lovelace.vcf'],
  ['../../etc/passwd', 'etc-passwd.vcf'],
  ['آدا', 'آدا.vcf'],
  ['!', 'contact.vcf'],
])('names the file of %s', (givenName, expected) => {
  expect(vCardFileName({ ...EMPTY, givenName })).toBe(expected);
});
