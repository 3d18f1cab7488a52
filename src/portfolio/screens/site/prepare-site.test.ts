import { describe, expect, it, vi } from 'vitest';
import { FREE_SECTIONS } from '#testing/sections.ts';
import type { SiteSection } from '../../model/sections/section-schema.ts';
import { emptySite, OWN_THEME } from '../../model/site-shape.ts';
import { findUnreadableColours, readableColours, themeOf } from '../../model/themes.ts';
import { prepareSite } from './prepare-site.ts';

// The real module imports screens, which need a browser.
vi.mock('#records/components.tsx', () => import('#records/model/field-errors.ts'));

const words = {
  texts: (faults: object) => Object.fromEntries(Object.keys(faults).map((path) => [path, 'too long'])),
  colour: () => 'hard to read',
};
const withFault = (section: Extract<SiteSection, { items: unknown }>) =>
  ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      name: 'x'.repeat(201),
      ...('url' in item ? { url: 'no address' } : {}),
    })),
  }) as SiteSection;
const PAPER = themeOf('paper').colors;
const FAINT = { ...PAPER, text: '#dddddd', primary: '#eeeeee' };

describe('the errors of a site', () => {
  it('are found per field before it is sent', () => {
    const site = { ...emptySite('en'), headline: 'x'.repeat(161), title: 'x'.repeat(70) };
    const sections = site.sections.map((one, at) => (at === 2 ? { ...one, heading: 'x'.repeat(61) } : one));
    expect(prepareSite({ ...site, sections }, words).faults).toEqual({
      headline: 'too long',
      'sections.2.heading': 'too long',
    });
  });

  it('include unreadable colours, which are held back with the theme that uses them', () => {
    const own = prepareSite({ ...emptySite('en'), theme: OWN_THEME, colors: FAINT }, words);
    expect(own.faults).toEqual({ 'colors.text': 'hard to read', 'colors.primary': 'hard to read' });
    expect(own.waiting).toEqual(['theme']);
    const other = prepareSite({ ...emptySite('en'), theme: 'ink', colors: FAINT }, words);
    expect(other.waiting).toEqual([]);
  });

  it('of a page or section hold back both, so that a section that was moved is in one of them', () => {
    const page = {
      ...{ id: 'page', title: 'Speaking', slug: 'projects', description: '', visible: true, inNavigation: true },
      sections: FREE_SECTIONS.map((section) => ('items' in section ? withFault(section) : section)),
    };
    const { faults, waiting } = prepareSite(
      { ...emptySite('en'), pages: [page, { ...page, title: ' ', slug: 'a' }] },
      words,
    );
    expect(waiting).toEqual(['sections', 'pages']);
    const at = (kind: string) => `pages.0.sections.${FREE_SECTIONS.findIndex((section) => section.kind === kind)}`;
    expect(Object.keys(faults)).toEqual(
      expect.arrayContaining([
        ...['pages.0.slug', 'pages.1.title', `${at('faq')}.items.0.name`, `${at('clients')}.items.1.url`],
      ]),
    );
    expect(Object.keys(faults)).not.toContain('pages.1.slug');
  });

  it('are fixed by the nearest readable colours, without changes to the others', () => {
    const repairedColours = readableColours(FAINT);
    expect(findUnreadableColours(repairedColours)).toEqual([]);
    expect(repairedColours).toMatchObject({ background: PAPER.background, error: PAPER.error });
  });
});
