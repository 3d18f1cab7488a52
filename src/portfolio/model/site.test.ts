import { describe, expect, it } from 'vitest';
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
    const old = empty.sections
      .filter(({ kind }) => kind !== 'experience' && kind !== 'education')
      .toReversed()
      .map((section) => ({ ...section, heading: section.kind }));
    const { sections } = upgradeSite({ ...empty, sections: old });
    expect(sections.map(({ kind }) => kind)).toEqual([
      ...['contact', 'links', 'cv', 'achievements', 'projects', 'experience', 'education', 'about'],
    ]);
    expect(sections.filter(({ heading }) => heading !== '')).toEqual(old);
    expect(siteDocument.safeParse({ ...empty, sections: old }).success).toBe(true);
    expect(siteDocument.safeParse({ ...empty, sections: old.slice(1) }).success).toBe(false);
  });

  it('keeps the stored sections of kinds that a client leaves out', () => {
    const stored = upgradeSite({
      sections: empty.sections.map((one) =>
        one.kind === 'education' ? { ...one, visible: false, heading: 'Schools' } : one,
      ),
    });
    const written = { ...empty, sections: empty.sections.filter(({ kind }) => kind !== 'education') };
    expect(completeSite(written, stored).sections).toEqual(stored.sections);
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
