import { describe, expect, it } from 'vitest';
import { FREE_SECTIONS } from '#testing/sections.ts';
import type { SiteSection } from './sections/section-schema.ts';
import { firstWorkOf, showsOnlyProfile } from './shows-only-profile.ts';
import { emptySite } from './site-shape.ts';

const NOTHING = { projects: 0, posts: 0 };
const empty = emptySite('en');
const siteWith = (...sections: SiteSection[]) => ({ ...empty, sections: [...empty.sections, ...sections] });
const pageWith = (visible: boolean, ...sections: SiteSection[]) => ({
  ...{ id: '5b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c00', title: 'Talks', slug: 'talks', description: '' },
  ...{ visible, inNavigation: true, sections },
});

describe('a site', () => {
  it('shows only the profile as long as there is nothing else', () => {
    expect(showsOnlyProfile(empty, NOTHING)).toBe(true);
    expect(showsOnlyProfile(empty, { ...NOTHING, posts: 1 })).toBe(false);
    expect(showsOnlyProfile({ ...empty, cv: 'cv' }, NOTHING)).toBe(false);
  });

  it.each(
    FREE_SECTIONS.filter(({ kind }) => /^(?:hero|text|gallery|numbers|services|clients|press|faq|now)$/.test(kind)),
  )('shows more with the content of a section: $kind', (section) => {
    expect(showsOnlyProfile(siteWith(section), NOTHING)).toBe(false);
    expect(showsOnlyProfile({ ...empty, pages: [pageWith(true, section)] }, NOTHING)).toBe(false);
  });

  it('shows no more by what is hidden or empty', () => {
    const hidden = FREE_SECTIONS.map((section) => ({ ...section, visible: false }));
    expect(showsOnlyProfile(siteWith(...hidden), NOTHING)).toBe(true);
    expect(showsOnlyProfile({ ...empty, pages: [pageWith(false, ...FREE_SECTIONS)] }, NOTHING)).toBe(true);
    const blank = FREE_SECTIONS.flatMap((section) => (section.kind === 'text' ? [{ ...section, text: ' ' }] : []));
    expect(blank).not.toEqual([]);
    expect(showsOnlyProfile(siteWith(...blank), NOTHING)).toBe(true);
  });
});

describe('the work that a site shows first', () => {
  const base = { visible: true, heading: '', inNavigation: true };
  const posts: SiteSection = { ...base, id: 'posts', kind: 'posts', variant: 'list', tag: '', count: 5 };
  const publications: SiteSection = { ...base, id: 'publications', kind: 'publications', variant: 'year' };

  it('is that of its first visible section of a kind of work', () => {
    expect(firstWorkOf(empty)).toBe('projects');
    expect(firstWorkOf({ sections: [publications, posts] })).toBe('publications');
    expect(firstWorkOf({ sections: [{ ...publications, visible: false }, posts] })).toBe('posts');
  });

  it('is projects if there is no such section', () => expect(firstWorkOf({ sections: [] })).toBe('projects'));
});
