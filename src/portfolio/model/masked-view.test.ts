import { describe, expect, it } from 'vitest';
import { FREE_SECTIONS } from '#testing/sections.ts';
import { adaSite, projectPage } from '#testing/sites.ts';
import { sitePost } from '#testing/writing-site.ts';
import { maskedProject, maskedView } from './masked-view.ts';
import type { SectionOf } from './sections/section-schema.ts';
import type { ShownSection, SiteView } from './site-view.ts';

const WORDS = { email: 'E-mail on request', phone: 'Phone on request' };
const ada = adaSite();
const withAbout = (about: string): SiteView => ({ ...ada, site: { ...ada.site, about } });
const about = (text: string) => maskedView(withAbout(text), WORDS).site.about;

describe('a masked site', () => {
  it('has no contact form, website and profile links, but everything else', () => {
    const masked = maskedView(ada, WORDS);
    expect(masked).toEqual({ ...ada, contact: false, person: { ...ada.person, website: '', links: [] } });
  });

  it('has posts without original addresses that are those of its member', () => {
    const originals = ['https://github.com/ada', 'https://magazine.example/+44 20 7946 0018'];
    const posts = originals.map((originalUrl, at) => sitePost({ slug: `p${at}`, originalUrl }));
    const masked = maskedView({ ...ada, posts }, WORDS).posts.map(({ originalUrl }) => originalUrl);
    expect(masked).toEqual(['', originals[1]]);
  });

  it('has heroes that lead to its pages, but not to the member', () => {
    const hero = FREE_SECTIONS.find(({ kind }) => kind === 'hero') as SectionOf<'hero'>;
    const links = [
      { url: 'mailto:ada@example.org' },
      { url: 'https://example.org/notes' },
      { url: '', page: 'projects' as const },
    ];
    const sections = links.map(
      (link): ShownSection => ({ ...hero, picture: undefined, project: undefined, link: { label: '', ...link } }),
    );
    const masked = maskedView({ ...ada, site: { ...ada.site, sections } }, WORDS).site.sections;
    expect(masked.map((one) => one.kind === 'hero' && (one.link.page ?? one.link.url))).toEqual([
      '',
      links[1]?.url,
      'projects',
    ]);
  });

  it.each([
    ['Write to ada@example.org.', 'Write to E-mail on request.'],
    ['[Write](mailto:ada@example.org) to me', 'Write to me'],
    ['Call +44 20 7946 0018 by day', 'Call Phone on request by day'],
    ['See [my code](https://github.com/ada) there', 'See my code there'],
    ['See https://www.github.com/ada/ there', 'See … there'],
    ['I am example.org/ada, too', 'I am …, too'],
    ['See https://github.com/ada/engine', 'See https://github.com/ada/engine'],
    ['example.org/adamant, 1843–1852, 25 + 3 = 28', 'example.org/adamant, 1843–1852, 25 + 3 = 28'],
    ['@ada, 12 @ 3', '@ada, 12 @ 3'],
  ])('changes %j to %j', (text, masked) => {
    expect(about(text)).toBe(masked);
  });

  it('masks texts in all fields and changes nothing else', () => {
    const contactText = 'ask ada@example.org';
    const masked = maskedView(
      {
        ...ada,
        site: {
          ...ada.site,
          headline: contactText,
          title: contactText,
          description: contactText,
          availability: { text: contactText, until: '' },
        },
        person: { ...ada.person, bio: contactText, location: contactText },
        achievements: [
          {
            ...{
              title: contactText,
              kind: 'award',
              issuer: contactText,
              date: '1843',
              expires: '',
              description: contactText,
            },
            ...{
              credentialId: contactText,
              credentialUrl: 'https://example.org/ada',
              metric: { label: contactText, value: contactText },
            },
            ...{ badge: undefined, project: undefined },
            links: [
              { label: 'Me', url: 'https://github.com/ada' },
              { label: contactText, url: 'https://example.org/plaque' },
              { label: 'Mail', url: 'mailto:ada@example.org' },
            ],
          },
        ],
      },
      WORDS,
    );
    expect(JSON.stringify(masked)).not.toMatch(/ada@|example\.org\/ada"|github/);
    expect(masked.achievements[0]).toMatchObject({
      credentialUrl: '',
      links: [{ label: 'ask E-mail on request', url: 'https://example.org/plaque' }],
    });
    expect(masked.projects).toEqual(ada.projects);
    expect(masked.person.photo).toEqual(ada.person.photo);
  });

  it('masks the texts and addresses of publications and talks, but no identifiers', () => {
    const text = 'ask ada@example.org';
    const url = 'https://github.com/ada';
    const [publication, ...others] = ada.publications;
    const [talk] = ada.talks;
    if (!publication || !talk) throw new Error('the example has publications and talks');
    const masked = maskedView(
      {
        ...ada,
        publications: [
          { ...publication, summary: text, url, pdf: url, date: text },
          { ...publication, doi: text },
        ],
        talks: [{ ...talk, event: text, url, date: text }],
        skills: [{ name: text, proficiency: text, level: 1, keywords: [text] }],
      },
      WORDS,
    );
    expect(JSON.stringify(masked)).not.toMatch(/ada@|github/);
    expect(masked.publications[0]).toMatchObject({ doi: publication.doi, pages: '666–731', url: '', pdf: '' });
    expect(maskedView({ ...ada, publications: others }, WORDS).publications).toEqual(others);
  });

  it('has projects with links to the work but not to the member', () => {
    const page = projectPage();
    expect(maskedProject(page, ada.person, WORDS)).toEqual(page);
    const masked = maskedProject(
      {
        ...page,
        caseStudy: { problem: 'Call [me](tel:+442079460018)', approach: 'ada@example.org', outcome: '' },
        links: [...page.links, { label: 'Me', url: 'https://example.org/ada/' }],
        collaborators: [{ name: 'Ada', url: 'https://github.com/ada' }],
      },
      ada.person,
      WORDS,
    );
    expect(masked.caseStudy).toEqual({ problem: 'Call me', approach: 'E-mail on request', outcome: '' });
    expect(masked.links).toEqual(page.links);
    expect(masked.collaborators).toEqual([{ name: 'Ada', url: '' }]);
  });
});
