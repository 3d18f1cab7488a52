import { describe, expect, it } from 'vitest';
import { completeSite, emptySite, siteDocument, themeOfSite, upgradeSite } from './site.ts';
import { changesOf } from './site-changes.ts';
import { SITE_LAYOUTS } from './site-shape.ts';
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
    expect(themeOfSite({ theme: 'own', colors: dark })).toMatchObject({ id: 'own', isDark: true });
    expect(themeOfSite({ theme: 'own', colors: THEMES[0].colors })).toMatchObject({ isDark: false });
    expect(themeOfSite({ theme: 'own', colors: null }).id).toBe('light');
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
