import { describe, expect, it } from 'vitest';
import type { OwnPage } from './sections/own-pages.ts';
import type { SiteSection } from './sections/section-schema.ts';
import { completeSite, emptySite, schemesOfSite, siteDocument, themeOfSite, upgradeSite, writtenSite } from './site.ts';
import { changesOf } from './site-changes.ts';
import { SITE_LAYOUTS } from './site-shape.ts';
import { CLASSIC_STYLE, STYLE_IDS } from './styles/style-shape.ts';
import { THEMES } from './themes.ts';

const empty = emptySite('en');

describe('the document of a site', () => {
  it('is valid when empty, in each layout and theme', () => {
    for (const layout of SITE_LAYOUTS)
      for (const { id } of THEMES)
        expect(siteDocument.parse({ ...empty, layout, theme: id })).toMatchObject({ layout });
  });

  it('gets defaults for fields that an older version lacks', () => {
    expect(upgradeSite({ headline: 'Countess' })).toEqual({ ...empty, headline: 'Countess' });
  });

  it('gets the sections that an older version lacks at their usual places, and keeps the order of the others', () => {
    const { pages: _, ...former } = empty;
    const old = empty.sections
      .filter(({ kind }) => kind !== 'experience' && kind !== 'education')
      .toReversed()
      .map(({ kind, visible }) => ({ kind, visible, heading: kind }));
    const { sections } = upgradeSite({ ...former, sections: old });
    expect(sections.map(({ kind }) => kind)).toEqual([
      ...['contact', 'links', 'cv', 'achievements', 'projects', 'experience', 'education', 'about'],
    ]);
    expect(sections.filter(({ heading }) => heading !== '')).toMatchObject(old);
    expect(sections.map(({ id }) => id)).toEqual(sections.map(({ kind }) => kind));
    expect(siteDocument.safeParse({ ...former, pages: [], sections }).success).toBe(true);
    expect(writtenSite.safeParse({ ...former, sections: old }).success).toBe(true);
    expect(writtenSite.safeParse({ ...former, sections: old.slice(1) }).success).toBe(false);
  });

  it('keeps the stored sections and pages that a client does not know', () => {
    const talks: SiteSection = {
      ...{ id: 'text', kind: 'text', visible: true, heading: 'Talks', inNavigation: true, variant: 'large', text: 'a' },
    };
    const page: OwnPage = {
      ...{ id: 'ccee8d5e-31ee-4df9-8ce7-71d8d6e5a51f', title: 'Speaking', slug: 'speaking', description: '' },
      ...{ visible: true, inNavigation: true, sections: [{ ...talks, id: 'text-2' }] },
    };
    const sections = empty.sections.map((one) => ({
      ...one,
      ...(one.kind === 'education' ? { visible: false, heading: 'Schools' } : {}),
      ...(one.kind === 'projects' ? { variant: 'titles' as const, tag: 'engines' } : {}),
    }));
    const stored = { ...empty, sections: [talks, ...sections], pages: [page] };
    const { pages: _, ...former } = empty;
    const written = writtenSite.parse({
      ...former,
      sections: former.sections
        .filter(({ kind }) => kind !== 'education')
        .map(({ kind, heading, visible }) => ({ kind, heading: kind === 'cv' ? 'Life' : heading, visible })),
    });
    expect(completeSite(written, stored)).toEqual({
      ...stored,
      sections: stored.sections.map((one) => (one.kind === 'cv' ? { ...one, heading: 'Life' } : one)),
    });
  });

  it('keeps a section on the page to which it was moved, if a client that knows no pages writes it', () => {
    const [links, others] = [
      empty.sections.filter(({ kind }) => kind === 'links'),
      empty.sections.filter(({ kind }) => kind !== 'links'),
    ];
    const page: OwnPage = {
      ...{ id: 'ccee8d5e-31ee-4df9-8ce7-71d8d6e5a51f', title: 'Me', slug: 'me', description: '' },
      ...{ visible: true, inNavigation: true, sections: links },
    };
    const { pages: _, ...former } = empty;
    const written = writtenSite.parse({
      ...former,
      sections: former.sections.map(({ kind, visible }) => ({
        kind,
        visible,
        heading: kind === 'links' ? 'Elsewhere' : '',
      })),
    });
    const completed = completeSite(written, { ...empty, sections: others, pages: [page] });
    expect(completed.sections).toEqual(others);
    expect(completed.pages[0]?.sections).toMatchObject([{ id: 'links', heading: 'Elsewhere' }]);
    expect(siteDocument.safeParse(completed).success).toBe(true);
  });

  it('loses the sections and pages that a client which knows them removes', () => {
    const stored = { ...empty, sections: empty.sections.slice(1) };
    const written = writtenSite.parse({ ...empty, sections: empty.sections.slice(2) });
    expect(completeSite(written, stored).sections).toEqual(empty.sections.slice(2));
    expect(upgradeSite({ ...empty, sections: [] }).sections).toEqual([]);
  });

  it('has its own theme if it has colours, or else the light theme', () => {
    const dark = THEMES[1]?.colors ?? null;
    expect(themeOfSite({ style: CLASSIC_STYLE, theme: 'own', colors: dark })).toMatchObject({
      id: 'own',
      isDark: true,
    });
    expect(themeOfSite({ style: CLASSIC_STYLE, theme: 'own', colors: THEMES[0].colors })).toMatchObject({
      isDark: false,
    });
    expect(themeOfSite({ style: CLASSIC_STYLE, theme: 'own', colors: null }).id).toBe('light');
  });
});

describe('the style of a site', () => {
  it('is the classic one for documents from before there were others, with their layout, colours and fonts', () => {
    const { style: _, ...older } = { ...empty, layout: 'gallery', theme: 'plum', fonts: 'lora', headline: 'Countess' };
    const site = upgradeSite(older);
    expect(site).toEqual({ ...older, style: CLASSIC_STYLE });
    expect(themeOfSite(site)).toBe(THEMES.find(({ id }) => id === 'plum'));
    expect(Object.keys(schemesOfSite(site))).toEqual(['dark']);
  });

  it('is kept if a client that knows no styles writes the document', () => {
    const stored = { ...empty, style: { ...CLASSIC_STYLE, id: 'swiss', size: 'large' } };
    const { style: _, ...written } = empty;
    expect(writtenSite.safeParse(written).success).toBe(true);
    expect(completeSite(written, stored).style).toEqual(stored.style);
  });

  it('from before covers had proportions and columns gets those of its theme, and keeps them for older clients', () => {
    const { ratio: _, columns: __, ...older } = { ...CLASSIC_STYLE, id: 'ink', size: 'large' } as const;
    expect(upgradeSite({ ...empty, style: older }).style).toEqual({ ...older, ratio: 'style', columns: 'auto' });
    const stored = { ...empty, style: { ...older, ratio: '3:2', columns: '3' } };
    expect(completeSite(writtenSite.parse({ ...empty, style: older }), stored).style).toEqual(stored.style);
  });

  it.each(STYLE_IDS)('is valid with each adjustment: %s', (id) => {
    const style = { ...CLASSIC_STYLE, id, scheme: 'dark', palette: 'theme', size: 'large', density: 'airy' } as const;
    expect(siteDocument.parse({ ...empty, style })).toMatchObject({ style });
  });

  it.each([
    { id: 'gone' },
    { scheme: 'night' },
    { size: 2 },
    { corners: undefined },
    { ratio: '2:1' },
    { columns: 3 },
    { css: 'body { display: none }' },
  ])('is refused with %j', (change) => {
    expect(siteDocument.safeParse({ ...empty, style: { ...CLASSIC_STYLE, ...change } }).success).toBe(false);
  });

  it('has its colours in light and dark, in one of them, or those of the colour theme', () => {
    const site = { theme: 'sea', colors: null };
    const of = (change: object) => schemesOfSite({ ...site, style: { ...CLASSIC_STYLE, id: 'ink', ...change } });
    expect(Object.keys(of({}))).toEqual(['light', 'dark']);
    expect(Object.keys(of({ scheme: 'dark' }))).toEqual(['dark']);
    expect(of({ palette: 'theme' })).toEqual({ light: THEMES.find(({ id }) => id === 'sea')?.colors });
    expect(themeOfSite({ ...site, style: { ...CLASSIC_STYLE, id: 'ink' } })).toMatchObject({ id: 'ink', isDark: true });
  });
});

describe('the unpublished changes', () => {
  it('are `first` before the first publishing, and none after it', () => {
    expect(changesOf(empty, undefined)).toEqual(['first']);
    expect(changesOf(empty, structuredClone(empty))).toEqual([]);
  });

  it('are listed by part', () => {
    const [about, ...others] = empty.sections;
    if (!about) throw new Error('no sections');
    const changed = {
      ...{ ...empty, headline: 'Countess', availability: { text: 'Open', until: '' }, theme: 'ink' },
      sections: [...others, { ...about, visible: false, heading: 'Me' }],
    };
    expect(changesOf(changed, empty)).toEqual(['headline', 'availability', 'order', 'sections', 'headings', 'theme']);
  });

  it('exclude the member’s own colours while another theme is chosen', () => {
    const colors = THEMES[0].colors;
    expect(changesOf({ ...empty, colors }, empty)).toEqual([]);
    expect(changesOf({ ...empty, theme: 'own', colors }, { ...empty, theme: 'own', colors: null })).toEqual(['theme']);
  });
});
