import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newRecordSection } from '../../model/sections/starting-sections.ts';
import { emptySite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';
import { themeOf } from '../../model/themes.ts';
import { NO_WORKS } from '../../model/work-view.ts';
import { renderSiteCard } from './render-site-card.ts';

function viewOf(site: Partial<SiteView['site']> = {}, name = 'Ada Lovelace'): SiteView {
  const { cv: _, languages: __, ...document } = { ...emptySite('en'), headline: 'Enchantress of numbers', ...site };
  const person = { name, bio: '', location: '', website: '', links: [], photo: undefined };
  return {
    ...{ site: document, person, projects: [], achievements: [], experience: [], education: [] },
    ...NO_WORKS,
    ...{ testimonials: [], posts: [] },
    ...{ languages: [document.language], untranslated: [], cv: undefined, contact: true },
  };
}
const project: SiteProjectPage = {
  ...{ slug: 'note-g', title: 'Note G', summary: 'A table of operations.', role: '', client: '', featured: false },
  ...{
    start: '1843',
    end: '',
    ongoing: false,
    tags: [],
    stack: [],
    cover: undefined,
    updatedAt: '2026-01-01T00:00:00Z',
  },
  ...{ links: [], gallery: [], caseStudy: { problem: '', approach: '', outcome: '' }, metrics: [], collaborators: [] },
  blocks: [],
  untranslated: [],
};
const NOTE_G = { kind: 'project', slug: 'note-g' } as const;
const HOME = { kind: 'home' } as const;

async function imageInfoOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { size: [info.width, info.height], ground: `#${data.toString('hex', 0, 3)}`, bytes: Buffer.from(bytes) };
}

describe('the preview image of a page', () => {
  it('differs for each page, and for a project after a new title or summary', async () => {
    const view = viewOf();
    const cards = await Promise.all([
      ...([HOME, { kind: 'projects' }, { kind: 'achievements' }, { kind: 'cv' }, { kind: 'contact' }] as const).map(
        (page) => renderSiteCard(view, page, { owner: 'ada' }),
      ),
      renderSiteCard(view, NOTE_G, { owner: 'ada', project }),
      renderSiteCard(view, NOTE_G, { owner: 'ada', project: { ...project, title: 'Note A' } }),
      renderSiteCard(view, NOTE_G, { owner: 'ada', project: { ...project, summary: 'Another table.' } }),
    ]);
    const images = await Promise.all(cards.map(imageInfoOf));
    expect(new Set(images.map(({ bytes }) => bytes.toString('base64'))).size).toBe(cards.length);
    for (const { size } of images) expect(size).toEqual([1200, 630]);
  });

  it('has the colours of the site’s theme', async () => {
    const own = { ...themeOf('light').colors, background: '#ffe8f0' };
    for (const [site, ground] of [
      [{ theme: 'ink' }, '#14130f'],
      [{ theme: 'sea' }, '#f2f8f9'],
      [{ theme: 'own', colors: own }, '#ffe8f0'],
    ] as const) {
      expect((await imageInfoOf(await renderSiteCard(viewOf(site), HOME, { owner: 'ada' }))).ground).toBe(ground);
    }
  });

  it('contains the member’s heading and is right-to-left in Arabic', async () => {
    const headed = (heading: string) => ({
      ...viewOf({ sections: [{ ...newRecordSection('projects'), heading }] }),
      projects: [project],
    });
    const projects = { kind: 'projects' } as const;
    expect(await renderSiteCard(headed('Engines'), projects, { owner: 'ada' })).not.toEqual(
      await renderSiteCard(headed(''), projects, { owner: 'ada' }),
    );
    expect(await renderSiteCard(viewOf({ language: 'ar' }), HOME, { owner: 'ada' })).not.toEqual(
      await renderSiteCard(viewOf(), HOME, { owner: 'ada' }),
    );
  });

  it('can be rendered without name and headline', async () => {
    expect(
      (await imageInfoOf(await renderSiteCard(viewOf({ headline: '' }, ''), HOME, { owner: 'ada' }))).size,
    ).toEqual([1200, 630]);
  });
});
