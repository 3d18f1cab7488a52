import { describe, expect, it } from 'vitest';
import { toSiteTag } from '#testing/sites.ts';
import { findTag, isWorthFiltering, taggedWith, tagsOf, withTag } from './site-tags.ts';

const projects = (...tags: string[][]) => tags.map((one) => ({ tags: one.map(toSiteTag) }));
const counts = (...tags: string[][]) => tagsOf(projects(...tags)).map(({ name, count }) => `${name} ${count}`);

describe('the tags of a site', () => {
  it('are counted by project, the most used first, then by name', () => {
    expect(counts(['letters', 'engines'], ['engines'], [], ['birds'])).toEqual(['engines 2', 'birds 1', 'letters 1']);
  });

  it('are the same in any case and normalization, in their most common spelling', () => {
    expect(counts(['Café', 'café'], ['CAFE\u0301'], ['Cafe'])).toEqual(['CAFE\u0301 2', 'Cafe 1']);
    expect(counts(['CSS'], ['css'], ['css', 'Css'])).toEqual(['css 3']);
  });

  it('do not depend on the order of projects', () => {
    const all = [['css', 'b'], ['CSS', 'a'], ['Css']];
    expect(counts(...all)).toEqual(['CSS 3', 'a 1', 'b 1']);
    expect(counts(...all.toReversed())).toEqual(['CSS 3', 'a 1', 'b 1']);
  });

  it('are at most a hundred', () => {
    const many = Array.from({ length: 150 }, (_, at) => [`tag ${String(at).padStart(3, '0')}`]);
    expect(tagsOf(projects(...many, ['tag 149']))).toHaveLength(100);
    expect(counts(...many, ['tag 149'])[0]).toBe('tag 149 2');
  });

  it('are found by their name, or else by their text in the language that is shown', () => {
    const translated = [{ tags: [{ name: 'Machines', text: 'Maschinen' }] }, ...projects(['letters'])];
    expect(findTag(translated, 'machines')?.name).toBe('Machines');
    expect(findTag(translated, ' MASCHINEN ')?.name).toBe('Machines');
    expect(findTag(translated, 'machine')).toBeUndefined();
    expect(findTag(translated, '')).toBeUndefined();
  });

  it('select the projects that have them', () => {
    const all = projects(['engines'], ['ENGINES', 'birds'], ['birds']);
    expect(withTag(all, { name: 'Engines' })).toEqual(all.slice(0, 2));
    const many = projects(...Array.from({ length: 150 }, (_, at) => [`tag ${at}`, 'common']), ['zebra']);
    expect(findTag(many, 'Zebra')).toBeUndefined();
    expect(taggedWith(many, 'Zebra')).toEqual(many.slice(-1));
  });
});

describe('a list of projects', () => {
  const isWorth = (...tags: string[][]) => isWorthFiltering(projects(...tags), tagsOf(projects(...tags)));

  it('is worth filtering if two tags narrow it and one of them groups projects', () => {
    expect(isWorth(['engines'], ['engines'], ['birds'])).toBe(true);
    expect(isWorth(['engines'], ['birds'])).toBe(false);
    expect(isWorth(['engines'], ['engines', 'birds'])).toBe(false);
    expect(isWorth(['engines'], ['engines'], [])).toBe(false);
    expect(isWorth([], [])).toBe(false);
  });
});
