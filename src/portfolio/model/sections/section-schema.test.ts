import { describe, expect, it } from 'vitest';
import { FREE_SECTIONS } from '#testing/sections.ts';
import { emptySite, siteDocument, writtenSite } from '../site.ts';
import { isAddress } from './page-address.ts';
import { SECTION_LIMITS, SECTION_VARIANTS, SITE_SECTIONS } from './section-kinds.ts';
import type { SiteSection } from './section-schema.ts';

const empty = emptySite('en');
const isValid = (sections: unknown) => siteDocument.safeParse({ ...empty, sections }).success;
const sectionOf = (kind: SiteSection['kind']) => FREE_SECTIONS.find((one) => one.kind === kind);
const page = {
  ...{ id: 'ccee8d5e-31ee-4df9-8ce7-71d8d6e5a51f', title: 'Speaking', slug: 'speaking', description: '' },
  ...{ visible: true, inNavigation: true, sections: [] },
};
const pagesAreValid = (...pages: unknown[]) => siteDocument.safeParse({ ...empty, pages }).success;

describe('the sections of a site', () => {
  it('are valid in each kind and variant, several times, and none at all', () => {
    expect(isValid(FREE_SECTIONS)).toBe(true);
    expect(isValid([])).toBe(true);
    const all = [...empty.sections, ...FREE_SECTIONS];
    expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual([...SITE_SECTIONS].toSorted());
    for (const section of all)
      for (const [at, variant] of SECTION_VARIANTS[section.kind].entries())
        expect([section.kind, isValid([section, { ...section, id: `${section.kind}-${at + 2}`, variant }])]).toEqual([
          ...[section.kind, true],
        ]);
  });

  it('get what a script leaves out', () => {
    const { sections } = siteDocument.parse({
      ...empty,
      sections: [
        { kind: 'projects', visible: true, heading: 'Work' },
        { id: 'faq', kind: 'faq', visible: true, items: [{ id: page.id, name: 'Why?' }] },
      ],
    });
    expect(sections).toEqual([
      {
        ...{ id: 'projects', kind: 'projects', visible: true, heading: 'Work', inNavigation: true },
        ...{ variant: 'covers', tag: '' },
      },
      {
        ...{ id: 'faq', kind: 'faq', visible: true, heading: '', inNavigation: false, variant: 'open' },
        items: [{ id: page.id, name: 'Why?', text: '' }],
      },
    ]);
  });

  it.each<[string, unknown]>([
    ['no list', 7],
    ['null', [null]],
    ['an unknown kind', [{ ...sectionOf('text'), kind: 'script' }]],
    ['the variant of another kind', [{ ...sectionOf('text'), variant: 'logos' }]],
    ['a field of another kind', [{ ...sectionOf('text'), items: [] }]],
    ['no id', [{ ...sectionOf('text'), id: undefined }]],
    ['an id with markup', [{ ...sectionOf('text'), id: 'a"><b' }]],
    ['an id in capital letters', [{ ...sectionOf('text'), id: 'Text' }]],
    ['an id that is too long', [{ ...sectionOf('text'), id: 'a'.repeat(21) }]],
    ['an id twice', [sectionOf('text'), sectionOf('text')]],
    [
      'a kind without id twice',
      [
        { kind: 'cv', visible: true },
        { kind: 'cv', visible: true },
      ],
    ],
    ['text as visibility', [{ ...sectionOf('text'), visible: 'yes' }]],
    ['a heading that is too long', [{ ...sectionOf('text'), heading: 'x'.repeat(61) }]],
    ['a heading of two lines', [{ ...sectionOf('text'), heading: 'a\nb' }]],
    ['a heading that turns the direction', [{ ...sectionOf('text'), heading: 'a\u202eb' }]],
    ['a text that is too long', [{ ...sectionOf('text'), text: 'x'.repeat(20_001) }]],
    ['a text with NUL', [{ ...sectionOf('text'), text: 'a\0b' }]],
    ['half a character', [{ ...sectionOf('text'), text: '\ud800' }]],
    ['a number as text', [{ ...sectionOf('text'), text: 7 }]],
    ['an image that is an address', [{ ...sectionOf('hero'), image: 'https://a.example/a.png' }]],
    ['a script as link', [{ ...sectionOf('hero'), link: { label: '', url: 'javascript:alert(1)' } }]],
    ['a project by its title', [{ ...sectionOf('hero'), project: 'Note G' }]],
    ['an item without id', [{ ...sectionOf('faq'), items: [{ name: 'Why?', text: '' }] }]],
    ['a field of other items', [{ ...sectionOf('faq'), items: [{ id: page.id, name: '', text: '', url: '' }] }]],
    ['a script as address', [{ ...sectionOf('clients'), items: [{ id: page.id, name: 'a', url: 'javascript:1' }] }]],
    ['no date', [{ ...sectionOf('press'), items: [{ id: page.id, name: 'a', date: 'soon' }] }]],
    ['too many items', [{ ...sectionOf('faq'), items: Array.from({ length: 61 }, () => ({ id: page.id })) }]],
    ['too many sections', Array.from({ length: 41 }, (_, at) => ({ ...sectionOf('text'), id: `text-${at}` }))],
    [
      'too much text in all',
      Array.from({ length: 11 }, (_, at) => ({ ...sectionOf('text'), id: `text-${at}`, text: 'x'.repeat(19_000) })),
    ],
  ])('are refused with %s', (_, sections) => {
    expect(isValid(sections)).toBe(false);
    expect(writtenSite.safeParse({ ...empty, sections }).success).toBe(false);
  });
});

describe('the pages of one’s own', () => {
  it('are valid with sections of any kind', () => {
    expect(pagesAreValid({ ...page, sections: FREE_SECTIONS })).toBe(true);
    expect(pagesAreValid({ ...page, sections: [{ ...empty.sections[1], id: 'projects-2' }] })).toBe(true);
  });

  it.each<[string, unknown[]]>([
    ['a section of the home page', [{ ...page, sections: [empty.sections[0]] }]],
    ['no title', [{ ...page, title: ' ' }]],
    ['a title that is too long', [{ ...page, title: 'x'.repeat(61) }]],
    ['no address', [{ ...page, slug: '' }]],
    ['one address twice', [page, { ...page, id: '0e0e3c5c-2f31-4a3e-9c8f-1d3f4a5b6c7d' }]],
    ['one id twice', [page, { ...page, slug: 'talks' }]],
    ['an unknown field', [{ ...page, ownerId: 'somebody' }]],
    ['sections that are none', [{ ...page, sections: 'all' }]],
    ['too many pages', Array.from({ length: SECTION_LIMITS.pages + 1 }, (_, at) => ({ ...page, slug: `a-${at}` }))],
  ])('are refused with %s', (_, pages) => expect(pagesAreValid(...pages)).toBe(false));

  it.each(['speaking', 'über-mich', 'رياضيات', '数学', '2026', 'a'])('can be at %s', (slug) =>
    expect([isAddress(slug), pagesAreValid({ ...page, slug })]).toEqual([true, true]),
  );

  it.each([
    'projects',
    'cv',
    'contact',
    'achievements',
    'en',
    'de',
    'en-gb',
    'feed',
    'Speaking',
    'a b',
    'a/b',
    '..',
    '-a',
  ])('cannot be at %s', (slug) => expect([isAddress(slug), pagesAreValid({ ...page, slug })]).toEqual([false, false]));

  it('cannot be at an address in another normalization', () => expect(isAddress('u\u0308ber')).toBe(false));
});
