import { expect, it } from 'vitest';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { adaSite, projectPage } from '#testing/sites.ts';
import { postPage } from '#testing/writing-site.ts';
import type { SiteView } from '../../model/site-view.ts';
import { PINNED_VERSION, type PinnedCv, type PinnedItem, upgradePinned } from './pinned.ts';

const without = (value: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
const toStored = (pinned: object) => JSON.parse(JSON.stringify(pinned)) as Record<string, unknown>;

const content = makeSpecimen('English', 'one');
const ada = adaSite();
const view = { ...ada, site: without(ada.site, 'cv', 'languages') } as SiteView;
const cv: PinnedCv = {
  ...{ id: 'a', ownerId: 'ada', visibility: 'link', content },
  sharing: { download: true, contact: 'shown', comments: 'off' },
};
const ALL: PinnedItem[] = [
  {
    kind: 'portfolio',
    view,
    pages: { 'note-g': projectPage() },
    posts: {},
    cv,
    translated: { de: { view, pages: {}, posts: {}, cv } },
  },
  { kind: 'portfolio', view, pages: {}, posts: {}, cv: null },
  { kind: 'project', view, page: projectPage() },
  { kind: 'cv', cv: { id: 'a', ownerId: 'ada', content } },
];

it.each(ALL)('%#. is unchanged when it is read again', (pinned) => {
  expect(upgradePinned(toStored(pinned), PINNED_VERSION)).toEqual(toStored(pinned));
});

it('of an older version gets defaults for fields that were added since', () => {
  const oldView = {
    ...without(view, 'experience', 'education', 'languages', 'untranslated'),
    site: without(view.site, 'availability', 'fonts', 'colors'),
  };
  const old = toStored({ ...ALL[0], view: oldView, cv: { ...cv, content: without(content, 'letters', 'dismissed') } });
  const upgraded = upgradePinned(old, 1);
  expect(upgraded).toMatchObject({
    view: {
      languages: ['en'],
      untranslated: [],
      experience: [],
      education: [],
      site: { headline: view.site.headline, availability: { text: '', until: '' }, fonts: 'source-serif' },
    },
    cv: { content: { letters: [], dismissed: [], basics: { name: content.basics.name } } },
  });
  const oldPage = without(projectPage(), 'untranslated');
  const project = upgradePinned(toStored({ ...ALL[2], view: oldView, page: oldPage }), 1);
  expect(project).toMatchObject({ view: { site: { colors: null } }, page: { slug: 'note-g', untranslated: [] } });
  const [step] = view.experience;
  const oldSteps = { ...view, experience: [without({ ...step }, 'about', 'courses')] };
  const withSteps = upgradePinned(toStored({ ...ALL[0], view: oldSteps, pages: { 'note-g': oldPage } }), 2);
  expect(withSteps).toMatchObject({
    view: { experience: [{ title: step?.title, about: '', courses: [] }] },
    pages: { 'note-g': { untranslated: [] } },
  });
});

it('of before posts had days and original addresses has the days of UTC', () => {
  const post = postPage();
  const [old, later] = [without(post, 'day', 'originalUrl'), { ...post, slug: 'later', day: '2027-01-01' }];
  const stored = { ...ALL[0], view: { ...view, posts: [old, later] }, posts: { [post.slug]: old, later } };
  expect(upgradePinned(toStored(stored), PINNED_VERSION)).toMatchObject({
    view: { posts: [{ day: '2026-05-03', originalUrl: '' }, { day: '2027-01-01' }] },
    posts: { [post.slug]: { day: '2026-05-03' }, later: { day: '2027-01-01' } },
  });
});

it('of before publications had editors and publishers beside their venue has none', () => {
  const [publication] = view.publications;
  const old = { ...view, publications: [without({ ...publication }, 'editors', 'imprint')] };
  expect(upgradePinned(toStored({ ...ALL[1], view: old }), PINNED_VERSION)).toMatchObject({
    view: { publications: [{ title: publication?.title, editors: [], imprint: '' }] },
  });
});

it('of an older version has named tags, by which each language has the same pages', () => {
  const tagged = (...tags: string[]) => {
    const page = { ...projectPage(), tags };
    return { view: { ...view, projects: [page] }, pages: { 'note-g': page }, cv: null };
  };
  const stored = { kind: 'portfolio', ...tagged('engines'), translated: { de: tagged('Maschinen') } };
  const named = (name: string, text: string) => {
    const page = { slug: 'note-g', tags: [{ name, text }] };
    return { view: { projects: [page] }, pages: { 'note-g': page } };
  };
  expect(upgradePinned(toStored(stored), 2)).toMatchObject({
    ...named('engines', 'engines'),
    translated: { de: named('engines', 'Maschinen') },
  });
});

it('of an older version has the sections of its CV where its pages showed them', () => {
  const design = { ...content.design, template: 'sidebar' };
  const sections = content.sections.map((section) => ({ ...section, area: 'main' as const }));
  const stored = toStored({ ...ALL[3], cv: { id: 'a', ownerId: 'ada', content: { ...content, design, sections } } });
  const areasOf = (version: number) => {
    const pinned = upgradePinned(stored, version);
    return pinned.kind === 'cv' ? pinned.cv.content.sections.filter(({ area }) => area === 'sidebar') : [];
  };
  expect(areasOf(1).map(({ kind }) => kind)).toContain('skills');
  expect(areasOf(PINNED_VERSION)).toEqual([]);
});
