import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECRET, withSecrets } from '#cv/testing/cv-texts.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import { cvContent } from '../schema.ts';
import type { Basics } from '../shapes.ts';
import { toPublicContent } from './public-content.ts';

const WORDS = { email: 'E-mail on request', phone: 'Phone on request' };

const contentWith = (basics: Partial<Basics>, text = ''): CvContent => ({
  ...EMPTY_CONTENT,
  basics: { ...EMPTY_CONTENT.basics, ...basics },
  sections: [{ ...emptySection('text', 'text'), items: [{ ...emptyNode('text', 'one'), text }] }],
});
const toMasked = (content: CvContent) => toPublicContent(content, WORDS);
const textIn = (content: CvContent) => {
  const [section] = content.sections;
  return section?.kind === 'text' ? section.items[0]?.text : undefined;
};
const contactsIn = ({ basics }: CvContent) => [...basics.profiles, ...basics.custom].map(({ id }) => id);

describe('the public content of a CV', () => {
  it('is a valid CV without hidden and private data', () => {
    fc.assert(
      fc.property(cvContents(), fc.boolean(), (original, isMasked) => {
        const content = toPublicContent(withSecrets(original), isMasked ? WORDS : undefined);
        expect(JSON.stringify(content)).not.toContain(SECRET);
        expect(content).toMatchObject({ dismissed: [], letters: [], extras: [] });
        expect(cvContent.safeParse(content).error?.issues).toBeUndefined();
      }),
      { numRuns: runs(100) },
    );
  });

  it('has no photo if the design shows none', () => {
    const content = contentWith({ image: '019aa000-0000-7000-8000-000000000000' });
    expect(toPublicContent(content, undefined).basics.image).not.toBe('');
    const design = { ...content.design, photo: 'none' as const };
    expect(toPublicContent({ ...content, design }, undefined).basics.image).toBe('');
  });
});

describe('public content with masked contact details', () => {
  it('has no QR code to a page that may show them, and keeps the one to a website that it shows itself', () => {
    const content = contentWith({ url: 'https://ada.example' });
    const masked = (qr: 'address' | 'website') =>
      toMasked({ ...content, design: { ...content.design, qr, qrAddress: 'https://cv.example/cv/1' } }).design;
    expect(masked('address')).toMatchObject({ qr: 'none', qrAddress: '' });
    expect(masked('website').qr).toBe('website');
  });

  it('has a mask text for each kind of contact that it had', () => {
    const { basics } = toMasked(contentWith({ email: 'ada@example.org', phone: '+44 20 7946 0018' }));
    expect([basics.email, basics.phone]).toEqual(['', '']);
    expect(basics.custom.map(({ value }) => value)).toEqual(Object.values(WORDS));
    expect(toMasked(contentWith({})).basics.custom).toEqual([]);
  });

  it('keeps the city, but not the street and postal code', () => {
    const townFields = { city: 'London', region: 'Middlesex', countryCode: 'GB' };
    const streetFields = { address: '12 St James’s Square', postalCode: 'SW1Y 4JH' };
    const location = { ...EMPTY_CONTENT.basics.location, ...townFields, ...streetFields };
    const locationWith = (display: string) =>
      toMasked(contentWith({ location: { ...location, display } })).basics.location;
    expect(locationWith('12 St James’s Square, London')).toMatchObject({
      ...townFields,
      address: '',
      postalCode: '',
      display: '',
    });
    expect(locationWith('London or anywhere')).toMatchObject({ display: 'London or anywhere' });
    expect(textIn(toMasked(contentWith({ location }, 'I live at 12 St James’s Square.')))).toBe('I live at ….');
  });

  it.each([
    [{ value: 'ada@example.org' }, true],
    [{ value: '+44 20 7946 0018', icon: 'phone' }, true],
    [{ value: '٠٢٠ ٧٩٤٦ ٠٠١٨' }, true],
    [{ value: 'by pigeon', icon: 'mail' }, true],
    [{ value: 'WhatsApp', url: 'https://wa.me/442079460018' }, true],
    [{ value: 'Write', url: 'mailto:ada@example.org' }, true],
    [{ value: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097' }, false],
    [{ value: 'Right to work in the EU', icon: 'flag' }, false],
  ])('removes the contact %j: %j', (contact, isRemoved) => {
    const custom = [{ ...emptyNode('contact', 'own'), ...contact }];
    expect(contactsIn(toMasked(contentWith({ custom }))).includes('own')).toBe(!isRemoved);
  });

  it.each([
    [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }, false],
    [{ network: 'Mastodon', username: '@ada@maths.example', url: '' }, false],
    [{ network: 'Medium', username: '', url: 'https://medium.com/@ada.lovelace' }, false],
    [{ network: 'Skype', username: 'ada', url: 'skype:ada?call' }, true],
    [{ network: 'Signal', username: '+44 20 7946 0018', url: '' }, true],
  ])('removes the profile %j: %j', (profile, isRemoved) => {
    const profiles = [{ ...emptyNode('profile', 'own'), ...profile }];
    expect(contactsIn(toMasked(contentWith({ profiles }))).includes('own')).toBe(!isRemoved);
  });

  it.each([
    ['Write to ada@example.org, or to Ada@Example.org.', 'Write to E-mail on request, or to E-mail on request.'],
    ['Write to ada＠example.org.', 'Write to E-mail on request.'],
    ['Call [me](tel:+442079460018) or [write](mailto:ada@example.org).', 'Call me or write.'],
    ['Call +44 20 7946 0018 today', 'Call Phone on request today'],
    ['Call (020) 7946-0018.', 'Call Phone on request.'],
    ['Tel. 0044.20.7946.0018', 'Tel. Phone on request'],
    ['هاتف ٠٢٠ ٧٩٤٦ ٠٠١٨', 'هاتف Phone on request'],
    [
      'See https://medium.com/@ada.lovelace, 1843-07-10, 12 %',
      'See https://medium.com/@ada.lovelace, 1843-07-10, 12 %',
    ],
  ])('masks %j as %j', (writtenText, expected) => {
    expect(textIn(toMasked(contentWith({ email: 'ada@example.org', phone: '+44 20 7946 0018' }, writtenText)))).toBe(
      expected,
    );
  });

  it('has no contact details of references', () => {
    const content = makeSpecimen('English', 'four');
    const text = JSON.stringify(toMasked(content));
    for (const secret of ['babbage@', 'de-morgan@', 'somerville@', '555-01', '@analytical'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text).toContain('Charles Babbage');
  });

  it('is created from hostile texts', () => {
    const hostileTexts = [
      'a@'.repeat(9000),
      '@'.repeat(20_000),
      '1'.repeat(20_000),
      '[x](mailto:'.repeat(1500),
      '1 '.repeat(9000),
    ];
    const basics = { email: 'ada@example.org', phone: '111111111' };
    for (const text of hostileTexts) expect(textIn(toMasked(contentWith(basics, text)))?.length).toBeGreaterThan(100);
  });
});
