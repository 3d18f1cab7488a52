import { describe, expect, it } from 'vitest';
import { cvFileValue, missingFrom } from '#cv/testing/cv-files.ts';
import { readYaml } from '#platform/pure/yaml.ts';
import { cvContent } from '../../schema.ts';
import { importRenderCv } from './read.ts';

const sampleFile = cvFileValue('rendercv.yaml');
const { content, report } = importRenderCv(sampleFile);
const read = (yaml: string) => importRenderCv(readYaml(yaml));
const sectionOf = (yaml: string) => read(`cv:\n  sections:\n${yaml.replace(/^/gm, '    ')}`).content.sections;

describe('importing a file of RenderCV', () => {
  it('returns a valid CV', () => {
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(content.basics).toMatchObject({
      name: 'Ada Lovelace',
      headline: 'Analyst of the Analytical Engine',
      email: 'ada@example.org',
      url: 'https://example.org/ada',
      location: { display: 'London' },
      profiles: [
        { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
        { network: 'Mastodon', username: '@ada@example.org', url: 'https://example.org/@ada' },
      ],
      custom: [
        { value: 'countess@example.org' },
        { icon: 'envelope-open', value: 'Letters welcome', url: 'https://example.org/letters' },
      ],
    });
    expect(content.sections.map(({ kind, title, items }) => [kind, title, items.length])).toEqual([
      ['summary', '', 0],
      ['work', '', 2],
      ['education', '', 1],
      ['projects', '', 1],
      ['publications', '', 1],
      ['skills', 'Known things', 2],
      ['languages', '', 1],
      ['interests', '', 2],
      ['talks', 'Invited Talks', 1],
      ['text', 'Notes in Order', 2],
      ['text', 'Last First', 2],
      ['text', 'Thoughts', 2],
    ]);
  });

  it('stores all data without a field as extras', () => {
    expect(missingFrom(sampleFile, content)).toEqual(
      [
        // Written differently: texts and addresses of links, a summary of two paragraphs, dates, lists and numbers.
        "Translator of *Menabrea's* sketch, and author of its notes.",
        'Correspondent of [Charles Babbage](https://example.org/babbage).',
        '[Analytical Engine](https://example.org/engine)',
        'present',
        '[Note G](https://example.org/note-g)',
        'Analysis, Number theory, Bernoulli numbers',
        'Note A',
        'Note B',
        'Note G',
        'Note F',
        'german',
      ].filter((words) => words !== 'Note G'),
    );
    expect(report).toMatchObject({ format: 'rendercv', imported: 21, kept: 7 });
    expect(report.warnings.filter(({ problem }) => problem === 'keptRaw').map(({ from }) => from)).toEqual([
      'cv.sections.experience.1.team',
      'cv.sections.publications.0.authors',
      'cv.headline',
      'cv.photo',
      'design',
      'settings',
      'locale',
    ]);
  });

  it('groups the roles of one company', () => {
    const [, work] = content.sections;
    expect(work?.items).toMatchObject([
      {
        name: 'Analytical Engine',
        url: 'https://example.org/engine',
        roles: [
          {
            position: 'Analyst',
            start: '1842-02',
            end: '',
            ongoing: true,
            highlights: [{ text: 'Wrote **Note G**' }, {}],
          },
          { position: 'Translator', start: '1842', end: '1842-10-24', ongoing: false },
        ],
      },
      { name: 'Scientific Memoirs', roles: [{ start: 'Summer 1843', end: '', ongoing: false }] },
    ]);
  });

  it('reads the supported design settings', () => {
    expect(content.design).toMatchObject({
      page: 'letter',
      language: 'de',
      text: '#141414',
      accent: '#004f90',
      size: 11,
      marginX: 17.78,
      marginY: 20,
    });
  });

  it('reads bullets below a highlight, as RenderCV shows them', () => {
    const [section] = sectionOf(
      'experience:\n  - company: Engine\n    position: Analyst\n    highlights:\n' +
        '      - Wrote notes\n        - Note A\n        - Note G\n      - Corrected:\n          - one error\n      - Plain',
    );
    expect(section?.items).toMatchObject([
      {
        roles: [
          {
            highlights: [
              { text: 'Wrote notes\n- Note A\n- Note G', extras: [] },
              { text: 'Corrected\n- one error', extras: [] },
              { text: 'Plain', extras: [] },
            ],
          },
        ],
      },
    ]);
  });

  it('shows the highlights of entries that have none here below their text', () => {
    const [section] = sectionOf(
      'awards:\n  - name: Medal\n    summary: For the notes\n    highlights:\n      - First\n      - Second - of two',
    );
    expect(section?.items).toMatchObject([
      { title: 'Medal', summary: 'For the notes\n\n- First\n- Second\n  - of two', extras: [] },
    ]);
  });

  it.each([
    ['moderncv', 'banker'],
    ['sb2nov', 'ruled'],
    ['engineeringresumes', 'ruled'],
    ['harvard', 'ruled'],
    ['ink', 'academic'],
    ['classic', 'classic'],
    ['constructor', 'classic'],
  ])('chooses the template that looks like the theme %s', (theme, template) => {
    expect(read(`cv:\n  name: Ada\ndesign:\n  theme: ${theme}`).content.design.template).toBe(template);
  });

  it('reads version 1', () => {
    const { basics } = read('cv:\n  label: Analyst\n  phone: tel:+44-20-7946-0101\ndesign:\n  theme: sb2nov').content;
    expect(basics).toMatchObject({ headline: 'Analyst', phone: '+44-20-7946-0101' });
  });

  it('reads unquoted years and numbers as text', () => {
    const { content, report } = read(
      'cv:\n  name: 1815\n  phone: +442079460101\n  sections:\n    publications:\n      - title: 1843\n        doi: 10.10\n        date: 1843',
    );
    expect(content.basics).toMatchObject({ name: '1815', phone: '+442079460101' });
    expect(content.sections[0]?.items).toMatchObject([{ title: '1843', doi: '10.10', date: '1843' }]);
    expect(report.warnings).toEqual([]);
  });

  it('detects the kind of a section by its entries, or by its title if these are ambiguous', () => {
    expect(sectionOf('Zertifikate:\n  - name: Calculus\n    date: 1842').map(({ kind }) => kind)).toEqual([
      'certificates',
    ]);
    expect(sectionOf('Ehrenamt:\n  - company: Village school\n    position: Founder').map(({ kind }) => kind)).toEqual([
      'volunteer',
    ]);
    expect(sectionOf('whatever:\n  - name: Calculus').map(({ kind, title }) => [kind, title])).toEqual([
      ['custom', 'Whatever'],
    ]);
    expect(sectionOf('mixed:\n  - name: a\n  - label: b\n    details: c\n  - d').map(({ kind }) => kind)).toEqual([
      'custom',
      'skills',
      'text',
    ]);
  });

  it('stores invalid entries and sections as extras', () => {
    const { content, report } = read(
      'cv:\n  sections:\n    odd: word\n    list:\n      - {strange: thing}\n      - [nested]\n',
    );
    expect(content.sections).toEqual([]);
    expect(content.extras).toEqual([
      {
        key: 'rendercv',
        was: {
          'cv.sections.odd': 'word',
          'cv.sections.list.0': { strange: 'thing' },
          'cv.sections.list.1': ['nested'],
        },
      },
    ]);
    expect(report.kept).toBe(3);
  });

  it.each([[undefined], [null], [{}], [{ cv: null }], [{ cv: [] }], ['text'], [{ cv: { sections: [] } }]])(
    'returns an empty CV if there is no data: %j',
    (value) => {
      expect(importRenderCv(value).content.sections).toEqual([]);
    },
  );
});
