import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { root } from '#platform/server/root.ts';
import { adaSite } from '#testing/sites.ts';
import { SAMPLE_SETS } from '../../../model/sample-sets.ts';
import type { SitePicture, SiteView } from '../../../model/site-view.ts';
import type { SiteData } from '../load-site.ts';
import { withSamples } from './with-samples.ts';

const NOTHING = { projects: [], experience: [], education: [], publications: [], talks: [], skills: [] };
const NOW = new Date('2026-05-01T00:00:00Z');

function siteWith(samples: SiteView['site']['samples'], view: Partial<SiteView> = NOTHING, language: Language = 'en') {
  const full = adaSite();
  const data = { view: { ...full, ...view, site: { ...full.site, samples } }, hosting: { language } };
  return withSamples(data as unknown as SiteData, NOW);
}

describe.each(SAMPLE_SETS)('the sample work of a %s', (set) => {
  it.each(['en', 'de', 'ar'] as const)('has a page for each project, and words in %s', async (language) => {
    const { view, projectPage } = siteWith(set, NOTHING, language);
    expect(view.projects.length).toBeGreaterThan(0);
    for (const { slug, title } of view.projects) expect(await projectPage?.(slug)).toMatchObject({ slug, title });
    expect(await projectPage?.('note-g')).toBeUndefined();
    expect(JSON.stringify(view)).not.toContain('site-samples.');
    const samples = Object.keys(NOTHING).flatMap((kind) => [...view[kind as keyof typeof NOTHING]]);
    expect(samples.every(({ isSample }) => isSample)).toBe(true);
    expect(await projectPage?.(view.projects[0]?.slug ?? '')).toMatchObject({ isSample: true });
  });

  it('has pictures that exist', () => {
    const pictures = siteWith(set).view.projects.flatMap(({ cover }) => (cover ? [cover] : []));
    for (const { sources } of pictures satisfies SitePicture[]) {
      expect(sources.length).toBe(4);
      for (const { url } of sources) expect(existsSync(join(root, 'public', url)), url).toBe(true);
    }
  });
});

it('stands in for the kinds of work that a member has nothing of, and for no others', () => {
  const { publications, projects } = adaSite();
  const { view, projectPage } = siteWith('researcher', { ...NOTHING, projects });
  expect(view.projects).toBe(projects);
  expect(projectPage).toBeUndefined();
  expect(view.publications.length).toBeGreaterThan(1);
  expect(view.publications[0]?.authors[0]).toEqual({ name: adaSite().person.name, own: true });
  expect(siteWith('researcher', { ...NOTHING, publications }).view.publications).toBe(publications);
  expect(view.skills).toEqual([]);
});

it('is not shown to members who chose none', () => {
  expect(siteWith('').view).toMatchObject(NOTHING);
});
