import { describe, expect, it } from 'vitest';
import { emptySite, siteDocument, themeOfSite, upgradeSite } from './site.ts';
import { changesOf } from './site-changes.ts';
import { SITE_LAYOUTS } from './site-shape.ts';
import { THEMES } from './themes.ts';

const empty = emptySite('en');

describe('the document of a site', () => {
  it('is whole when it is empty, in each layout and theme', () => {
    for (const layout of SITE_LAYOUTS)
      for (const { id } of THEMES)
        expect(siteDocument.parse({ ...empty, layout, theme: id })).toMatchObject({ layout });
  });

  it('of an older version gets what it lacks', () => {
    expect(upgradeSite({ headline: 'Countess' })).toEqual({ ...empty, headline: 'Countess' });
  });

  it('wears its own colours, dark or light, or else the first theme', () => {
    const dark = THEMES[1]?.colors ?? null;
    expect(themeOfSite({ theme: 'own', colors: dark })).toMatchObject({ id: 'own', isDark: true });
    expect(themeOfSite({ theme: 'own', colors: THEMES[0].colors })).toMatchObject({ isDark: false });
    expect(themeOfSite({ theme: 'own', colors: null }).id).toBe('light');
  });
});

describe('what is not published', () => {
  it('is everything the first time, and nothing once it is', () => {
    expect(changesOf(empty, undefined)).toEqual(['first']);
    expect(changesOf(empty, structuredClone(empty))).toEqual([]);
  });

  it('is told part by part', () => {
    const [about, ...others] = empty.sections;
    if (!about) throw new Error('no sections');
    const changed = {
      ...{ ...empty, headline: 'Countess', availability: { text: 'Open', until: '' }, theme: 'ink' },
      sections: [...others, { ...about, visible: false, heading: 'Me' }],
    };
    expect(changesOf(changed, empty)).toEqual(['headline', 'availability', 'order', 'sections', 'headings', 'theme']);
  });

  it('is not one’s own colours while another theme is worn', () => {
    const colors = THEMES[0].colors;
    expect(changesOf({ ...empty, colors }, empty)).toEqual([]);
    expect(changesOf({ ...empty, theme: 'own', colors }, { ...empty, theme: 'own', colors: null })).toEqual(['theme']);
  });
});
