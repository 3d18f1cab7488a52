import { describe, expect, it } from 'vitest';
import { templateOf } from '#cv/render/templates.ts';
import { headingMarkup, nameMarkup } from './two-tones.ts';

const { tokens } = templateOf('duotone');
const textOf = (markup: ReturnType<typeof headingMarkup>) => (typeof markup === 'string' ? markup : markup.text);

describe('a heading in two colors', () => {
  it.each([
    ['Work experience', '<span class="tone">Wor</span>k experience'],
    ['IT', '<span class="tone">IT</span>'],
    ['E\u0301tudes', '<span class="tone">E\u0301tu</span>des'],
    ['R&D', '<span class="tone">R</span>&amp;D'],
    ['職歴', '<span class="tone">職</span>歴'],
    ['الخبرة العملية', '<span class="tone">الخبرة</span> العملية'],
    ['2 languages', '<span class="tone">2</span> languages'],
  ])('begins in the accent: %s', (heading, markup) => {
    expect(textOf(headingMarkup(heading, tokens))).toBe(markup);
  });

  it('has one color in other templates', () => {
    expect(headingMarkup('Work', templateOf('classic').tokens)).toBe('Work');
    expect(headingMarkup('Work', undefined)).toBe('Work');
  });
});

describe('a name in two weights', () => {
  it('ends with the family name', () => {
    expect(textOf(nameMarkup('Ada Lovelace', 'en', tokens))).toBe('Ada <span class="family">Lovelace</span>');
  });

  it('has one weight if the family name is not clear, and in other templates', () => {
    expect(nameMarkup('Ada King Lovelace', 'en', tokens)).toBe('Ada King Lovelace');
    expect(nameMarkup('Ada Lovelace', 'en', templateOf('classic').tokens)).toBe('Ada Lovelace');
  });
});
