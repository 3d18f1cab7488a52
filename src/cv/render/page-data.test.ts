import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { contrast } from '../model/colours.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode } from '../model/content.ts';
import { pageDataOf } from './page-data.ts';
import { pageWordsOf } from './page-words.ts';
import { templateOf } from './templates.ts';

const EXAMPLE = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });
const dataOf = (content: CvContent, template = 'classic') =>
  pageDataOf(content, {
    words: pageWordsOf(content.design),
    template: templateOf(template),
    photo: false,
    marks: false,
  });
describe('template data', () => {
  it('links only web and email addresses', () => {
    const profile = { ...emptyNode('profile', 'p'), network: 'Elsewhere', username: 'ada', url: 'javascript:alert(1)' };
    const basics = {
      ...EXAMPLE.basics,
      email: 'ada@example.org',
      url: 'https://www.example.org/',
      profiles: [profile],
    };
    const { contacts } = dataOf({ ...EXAMPLE, basics });
    expect(contacts.map(({ text, href, says }) => [text, href, says])).toEqual([
      ['ada@example.org', 'mailto:ada@example.org', ''],
      ['555-0100', undefined, ''],
      ['Example City, Example Region', undefined, ''],
      ['example.org', 'https://www.example.org/', ''],
      ['ada', undefined, 'Elsewhere'],
    ]);
  });

  it.each([
    ['#ffd54a', '#ffffff', '#1f2328'],
    ['#0f5c5c', '#ffffff', '#1f2328'],
    ['#7fc8c8', '#101418', '#e8eaed'],
    ['#808080', '#ffffff', '#1f2328'],
  ])('has readable colors for accent %s on %s', (accent, background, text) => {
    const { colours } = dataOf({ ...EXAMPLE, design: { ...EXAMPLE.design, accent, background, text } });
    for (const [color, backdrop] of [
      [colours.accent, colours.paper],
      [colours.accent, colours.tint],
      [colours.quiet, colours.tint],
      [colours['on-ground'], colours.ground],
      [colours['quiet-on-ground'], colours.ground],
    ] as const) {
      expect(contrast(color, backdrop)).toBeGreaterThanOrEqual(4.5);
    }
    expect(colours.ground).toBe(accent);
  });

  it('has a title, direction and language for an empty CV', () => {
    const design = { ...EXAMPLE.design, language: 'ar-EG' };
    expect(dataOf({ ...EMPTY_CONTENT, design })).toMatchObject({
      title: 'CV',
      direction: 'rtl',
      language: { lang: 'ar', region: 'EG' },
    });
  });
});
