import { describe, expect, it } from 'vitest';
import { cvFileValue, missingFrom } from '#cv/testing/cv-files.ts';
import { cvContent } from '../../schema.ts';
import { importReactiveResume3 } from './read-v3.ts';

const file = cvFileValue('reactive-resume-3.json');
const { content, report } = importReactiveResume3(file);
const itemsOf = (kind: string) => content.sections.find((section) => section.kind === kind)?.items;

describe('importing a file of Reactive Resume 3', () => {
  it('returns a valid CV with the sections in their positions', () => {
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(content.sections.map(({ kind, title, area, visible }) => [kind, title, area, visible])).toEqual([
      ['summary', 'Objective', 'main', true],
      ['work', 'Work Experience', 'main', true],
      ['education', 'Education', 'main', true],
      ['custom', 'Letters', 'main', true],
      ['awards', 'Awards', 'main', true],
      ['skills', 'Skills', 'sidebar', true],
      ['languages', 'Languages', 'sidebar', false],
      ['references', 'References', 'sidebar', true],
    ]);
    expect(content.design).toMatchObject({ accent: '#00796b', text: '#111111', size: 10.5, language: 'en' });
  });

  it('reads the content', () => {
    expect(content.basics).toMatchObject({
      name: 'Ada Lovelace',
      url: 'https://example.org/ada',
      summary: 'Author of **notes**.',
      location: { city: 'London', countryCode: 'United Kingdom' },
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada', visible: true }],
    });
    expect(itemsOf('work')).toMatchObject([
      {
        name: 'Analytical Engine',
        url: 'https://example.org/engine',
        roles: [{ position: 'Analyst', start: '1842-02-01', ongoing: true, summary: 'Wrote:\n\n- Note A\n- Note G' }],
      },
    ]);
    expect(itemsOf('education')).toMatchObject([{ studyType: 'None', courses: ['Calculus'], end: '1842-06-01' }]);
    expect(itemsOf('skills')).toMatchObject([{ proficiency: 'Master', level: 5, keywords: ['Bernoulli'] }]);
    expect(itemsOf('references')).toMatchObject([{ position: 'Inventor', email: 'b@example.org' }]);
    expect(itemsOf('awards')).toMatchObject([{ title: 'Medal', date: '1979-05-01' }]);
  });

  it('keeps all texts, except for ids, types, and dates and levels in another form', () => {
    const converted = new Set([
      ...['1', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'work', 'education', 'skills', 'languages', 'references', 'abc-1'],
      ...['awards', 'basic', 'custom', '1842-02-01T00:00:00.000Z', '1979-05-01T00:00:00.000Z', '9', '8', '0'],
    ]);
    expect(missingFrom(file, content).filter((text) => !converted.has(text))).toEqual([]);
    expect(report).toMatchObject({ format: 'reactive-resume-3', imported: 9 });
  });
});
