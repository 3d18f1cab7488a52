import { describe, expect, it } from 'vitest';
import type { Site } from '../../contract.ts';
import { emptySite, type SiteDocument } from '../../model/site-shape.ts';
import { SITE_RECORD_ID, sitePort } from './site-port.ts';

/** Returns a fake server with one site, which rejects saves with an outdated revision. */
function fakeServer() {
  let site: Site = {
    document: emptySite('en'),
    revision: 3,
    publishedAt: null,
    changes: [],
    addresses: [],
    holds: {
      projects: 0,
      achievements: 0,
      experience: 0,
      education: 0,
      posts: 0,
      publications: 0,
      talks: 0,
      skills: 0,
      testimonials: 0,
    },
    ...{ unpublished: [], scheduled: 0, isFirstPublication: false },
    photo: null,
    images: [],
  };
  const write = (change: Partial<SiteDocument>) => {
    site = { ...site, revision: site.revision + 1, document: { ...site.document, ...change } };
    return site;
  };
  const conflict = () =>
    Object.assign(new Error('changed'), { code: 'CONFLICT', status: 409, data: { current: site } });
  return {
    write,
    now: () => site,
    calls: {
      read: async () => site,
      save: async ({ revision, document }: { revision: number; document: SiteDocument }) => {
        if (revision !== site.revision) throw conflict();
        return write(document);
      },
    },
  };
}

describe('the autosave port of the site', () => {
  it('merges changed fields into the document of the server', async () => {
    const server = fakeServer();
    server.write({ about: 'Weaves patterns.' });
    const revisions: number[] = [];
    const port = sitePort(server.calls, ({ revision }) => revisions.push(revision));
    const { revision } = await port.read(SITE_RECORD_ID);
    await port.save(SITE_RECORD_ID, revision, { headline: 'Mathematician' });
    expect(server.now().document).toMatchObject({ about: 'Weaves patterns.', headline: 'Mathematician' });
    expect(revisions).toEqual([4, 5]);
  });

  it('does not revert a change that another window saved meanwhile', async () => {
    const server = fakeServer();
    const port = sitePort(server.calls, () => {});
    await port.read(SITE_RECORD_ID);
    const { revision } = server.write({ about: 'From another window.' });
    await port.save(SITE_RECORD_ID, revision, { headline: 'Mathematician' });
    expect(server.now().document).toMatchObject({ about: 'From another window.', headline: 'Mathematician' });
  });

  it('rejects a save with an outdated revision', async () => {
    const server = fakeServer();
    const port = sitePort(server.calls, () => {});
    const { revision } = await port.read(SITE_RECORD_ID);
    server.write({ headline: 'Translator' });
    await expect(port.save(SITE_RECORD_ID, revision, { headline: 'Mathematician' })).rejects.toMatchObject({
      status: 409,
    });
    expect(server.now().document.headline).toBe('Translator');
  });
});
