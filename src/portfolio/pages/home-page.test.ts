import { describe, expect, it } from 'vitest';
import { readHtml } from '#testing/read-html.ts';
import { renderPage } from '#testing/site-pages.ts';
import { adaSite, emptySiteView, projectPage } from '#testing/sites.ts';
import { availabilityOn } from './shown-sections.ts';

const headingsIn = (page: string, level: number) =>
  [...page.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(
    ([, heading = '']) => readHtml(heading).text,
  );

describe('the home page', () => {
  it('shows the sections in the member’s order under the member’s headings', () => {
    const { sections } = adaSite().site;
    const reorderedSections = sections
      .toReversed()
      .map((one) => (one.kind === 'projects' ? { ...one, heading: 'Engines' } : one));
    expect(headingsIn(renderPage(adaSite({ sections: reorderedSections })).page, 2)).toEqual([
      ...['Contact', 'Links', 'Resume', 'Achievements', 'Education', 'Experience', 'Engines', 'About'],
    ]);
  });

  it.each(['about', 'projects', 'experience', 'education', 'achievements', 'cv', 'links', 'contact'] as const)(
    'neither shows nor links the section %s while it is hidden',
    (kind) => {
      const sections = adaSite().site.sections.map((one) => (one.kind === kind ? { ...one, visible: false } : one));
      const { page } = renderPage(adaSite({ sections }));
      const career = { experience: 'Author of the notes', education: 'integral calculus' };
      const shown = {
        ...career,
        about: 'I translate',
        projects: 'Note G',
        achievements: 'Presented at court',
        cv: 'cv.pdf',
      };
      const secret = { ...shown, links: 'github.com', contact: '/contact' }[kind];
      expect(renderPage(adaSite()).page).toContain(secret);
      expect(page).not.toContain(secret);
      expect(page).not.toContain(`#${kind}-part`);
    },
  );

  it('leads to its lists, the CV and the contact form, and marks the section that a visitor went to', () => {
    const { page, style } = renderPage(adaSite({ layout: 'index' }));
    const [, navigation = ''] = /<nav class="ways"[^>]*>(.*?)<\/nav>/.exec(page) ?? [];
    expect([...navigation.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      ...['#projects-part', '#experience-part', '#education-part', '#achievements-part', '/cv', '/contact'],
    ]);
    expect(style).toContain('body:has(#experience-part:target) .ways a[href="#experience-part"]');
  });

  it('omits empty sections and shows a note if none is left', () => {
    const { page } = renderPage(emptySiteView());
    expect(headingsIn(page, 2)).toEqual([]);
    expect(page).not.toContain('<nav');
    expect(readHtml(page).text).toContain('No content yet.');
    expect(renderPage({ ...adaSite(), contact: false }).page).not.toContain('Contact me');
  });

  it('shows the featured projects, or else the first six, and a link to all of them', () => {
    const view = adaSite();
    expect(headingsIn(renderPage(view).page, 3).filter((title) => /Flyology|Cards/.test(title))).toEqual([]);
    expect(readHtml(renderPage(view).page).text).toContain('View all 6 projects');
    const many = Array.from({ length: 8 }, (_, at) => ({
      ...projectPage('flyology'),
      slug: `p${at}`,
      title: `No. ${at}`,
      featured: false,
    }));
    const { page } = renderPage({ ...view, projects: many });
    expect(page).toContain('No. 5');
    expect(page).not.toContain('No. 6');
  });

  it('shows the bio of the profile if the site has no text', () => {
    expect(readHtml(renderPage(adaSite({ about: ' ' })).page).text).toContain('Countess, mathematician.');
  });

  it.each([
    ['', '2099-01-01', true],
    ['2027-03', '2027-03-31', true],
    ['2027-03', '2027-04-01', false],
    ['2026', '2026-12-31', true],
    ['2026', '2027-01-01', false],
    ['2026-11-22', '2026-11-22', true],
    ['2026-11-22', '2026-11-23', false],
  ])('shows the availability until %j: on %s %s', (until, today, isShown) => {
    const view = adaSite({ availability: { text: 'Open to commissions', until } });
    expect(availabilityOn(today, view) !== '').toBe(isShown);
    expect(renderPage(view, undefined, { today }).page.includes('Open to commissions')).toBe(isShown);
  });
});
