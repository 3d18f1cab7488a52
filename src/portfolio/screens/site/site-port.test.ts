import { describe, expect, it } from 'vitest';
import type { Site } from '../../contract.ts';
import { emptySite, type SiteDocument } from '../../model/site-shape.ts';
import { SITE, sitePort } from './site-port.ts';

/** Returns a fake server with one site, which rejects saves with an outdated revision. */
function serve() {
  let site: Site = {
    document: emptySite('en'),
    revision: 3,
    publishedAt: null,
    changes: [],
    addresses: [],
    holds: { projects: 0, achievements: 0 },
    photo: null,
  };
  const write = (change: Partial<SiteDocument>) => {
    site = { ...site, revision: site.revision + 1, document: { ...site.document, ...change } };
    return site;
  };
  const refuse = () => Object.assign(new Error('changed'), { code: 'CONFLICT', status: 409, data: { current: site } });
  return {
    write,
    now: () => site,
    calls: {
      read: async () => site,
      save: async ({ revision, document }: { revision: number; document: SiteDocument }) => {
        if (revision !== site.revision) throw refuse();
        return write(document);
      },
    },
  };
}

describe('the site, kept as a whole document', () => {
  it('is sent with what the server has of it beside what was changed', async () => {
    const server = serve();
    server.write({ about: 'Weaves patterns.' });
    const told: number[] = [];
    const port = sitePort(server.calls, ({ revision }) => told.push(revision));
    const { revision } = await port.read(SITE);
    await port.save(SITE, revision, { headline: 'Mathematician' });
    expect(server.now().document).toMatchObject({ about: 'Weaves patterns.', headline: 'Mathematician' });
    expect(told).toEqual([4, 5]);
  });

  it('does not take back what another window has saved and told of meanwhile', async () => {
    const server = serve();
    const port = sitePort(server.calls, () => {});
    await port.read(SITE);
    const { revision } = server.write({ about: 'From another window.' });
    await port.save(SITE, revision, { headline: 'Mathematician' });
    expect(server.now().document).toMatchObject({ about: 'From another window.', headline: 'Mathematician' });
  });

  it('is refused where somebody else was faster', async () => {
    const server = serve();
    const port = sitePort(server.calls, () => {});
    const { revision } = await port.read(SITE);
    server.write({ headline: 'Translator' });
    await expect(port.save(SITE, revision, { headline: 'Mathematician' })).rejects.toMatchObject({ status: 409 });
    expect(server.now().document.headline).toBe('Translator');
  });
});
