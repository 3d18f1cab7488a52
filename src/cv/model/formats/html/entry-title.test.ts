import { describe, expect, it } from 'vitest';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { templateOf } from '#cv/render/templates.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import type { Section } from '../../shapes.ts';
import { exportHtml } from './document.ts';

const role = (id: string, position: string, start: string) => ({
  ...emptyNode('role', id),
  position,
  start,
  end: start,
});
const company = (id: string, name: string, roles: object[]) => ({
  ...emptyNode('work', id),
  ...{ name, location: 'London', url: 'https://example.org', roles },
});

function contentWith(kind: Section['kind'], ...items: object[]): CvContent {
  const section = { ...emptySection(kind, kind), items } as Section;
  return { ...EMPTY_CONTENT, sections: [section] };
}

/** Returns the titles of all entries in a template, as lines of class and text. */
function titlesIn(template: string, content: CvContent) {
  const page = exportHtml(content, {
    ...{ words: pageWordsOf(content.design), template: templateOf(template), photo: undefined },
  });
  return [...page.matchAll(/<div class="title[^>]*>(.*?)<[/]div>/g)].map(([, title = '']) =>
    title
      .replace(/<(h\d|p class="(\w+)")>/g, (_, tag, name) => `\n${name ?? tag}: `)
      .replace(/<[^>]*>/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

describe('the title of an entry', () => {
  const single = contentWith('work', company('one', 'Engine Works', [role('a', 'Engineer', '2020')]));
  const several = contentWith(
    'work',
    company('one', 'Engine Works', [role('a', 'Engineer', '2020'), role('b', 'Writer', '2019')]),
  );

  it('begins with the position in most templates', () => {
    expect(titlesIn('classic', single)).toEqual([
      ['h3: Engineer', 'dates: 2020', 'beside: Engine Works, London', 'address: example.org'],
    ]);
  });

  it('begins with the organization and the place in a template in which they lead', () => {
    expect(titlesIn('ruled', single)).toEqual([
      ['organization: Engine Works', 'place: London', 'h3: Engineer', 'dates: 2020', 'address: example.org'],
    ]);
    expect(titlesIn('ruled', several)).toEqual([
      ['h3: Engine Works', 'place: London', 'address: example.org'],
      ['h4: Engineer', 'dates: 2020'],
      ['h4: Writer', 'dates: 2019'],
    ]);
  });

  it('begins with the institution of a degree, but not with the issuer of an award', () => {
    const degree = { ...emptyNode('education', 'e'), institution: 'Example University', area: 'Mathematics' };
    expect(titlesIn('ruled', contentWith('education', degree))).toEqual([
      ['organization: Example University', 'h3: Mathematics'],
    ]);
    const award = { ...emptyNode('awards', 'a'), title: 'Medal', awarder: 'Example Society', date: '2020' };
    expect(titlesIn('ruled', contentWith('awards', award))).toEqual([
      ['h3: Medal', 'dates: 2020', 'beside: Example Society'],
    ]);
  });

  it('keeps an organization without a position as the heading', () => {
    const volunteer = { ...emptyNode('volunteer', 'v'), organization: 'Example Aid', location: 'Oslo', start: '2020' };
    expect(titlesIn('ruled', contentWith('volunteer', volunteer))).toEqual([
      ['h3: Example Aid', 'dates: 2020', 'beside: Oslo'],
    ]);
  });

  it('is one line with commas that ends with the dates in a template of plain text', () => {
    expect(titlesIn('plain', single)).toEqual([
      ['h3: Engineer,', 'beside: Engine Works, London,', 'dates: 2020', 'address: example.org'],
    ]);
    expect(titlesIn('plain', several)[1]).toEqual(['h4: Engineer,', 'dates: 2020']);
  });
});
