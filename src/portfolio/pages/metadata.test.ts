import { describe, expect, it } from 'vitest';
import { graphIn, renderPage } from '#testing/site-pages.ts';
import { adaSite, siteUrls } from '#testing/sites.ts';

const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];

describe('the metadata of a page', () => {
  it('describes the member without contact details', () => {
    const { page } = renderPage(adaSite());
    const [profile] = graphIn(page);
    expect(profile).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        name: 'Ada Lovelace',
        jobTitle: 'Mathematician and writer on the Analytical Engine',
        url: 'https://ada.vitrine.example/',
        image: 'https://ada.vitrine.example/images/ada/1920.webp',
        sameAs: ['https://example.org/ada', ...adaSite().person.links.map(({ url }) => url)],
      },
    });
    expect(page).not.toMatch(/mailto:|tel:/);
  });

  it('contains the author and the breadcrumbs of a project', () => {
    const [work, breadcrumbs] = graphIn(renderPage(adaSite(), { kind: 'project', slug: 'note-g' }).page);
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Note G: the numbers of Bernoulli',
      author: { name: 'Ada Lovelace' },
    });
    expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...['Ada Lovelace', 'Work', 'Note G: the numbers of Bernoulli'],
    ]);
  });

  it('is `noindex` without structured data if the site is not indexed', () => {
    const { page } = renderPage(adaSite(), undefined, { urls: siteUrls({ indexed: false }) });
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(page).not.toContain('ld+json');
    expect(metaOf(renderPage(adaSite()).page, 'robots')).toBeUndefined();
  });

  it('contains a link preview for messengers', () => {
    const { page } = renderPage(adaSite(), { kind: 'project', slug: 'note-g' });
    expect(metaOf(page, 'og:type')).toBe('article');
    expect(metaOf(page, 'og:image')).toBe('https://ada.vitrine.example/card/projects/note-g.png');
    expect(metaOf(page, 'og:url')).toBe('https://ada.vitrine.example/projects/note-g');
  });
});
