import { expect, it } from 'vitest';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { PREVIEW_PATHS } from '../model/preview-paths.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

const SAMPLE = 'Dunes before noon';

it('sample work is in the preview of the saved site until the member has their own, and never published', async () => {
  const ada = await openSite(instance);
  const at = async (base: string, path: string) => {
    const { status, body } = await requestHost(instance, 'vitrine.example', `${base}${path}`, {
      headers: { cookie: ada.member.cookie },
    });
    return { status, body };
  };
  const preview = (path = '') => at(PREVIEW_PATHS.written, path);
  expect((await preview()).body).not.toContain(SAMPLE);
  const { changes } = await ada.write({ samples: 'photographer' });
  expect(changes).toEqual([]);
  expect((await preview()).body).toContain(SAMPLE);
  const page = await preview('/projects/sample-dunes');
  expect(page.body).toContain(SAMPLE);
  const [image = ''] = /\/samples\/dunes-\d+\.webp/.exec(page.body) ?? [];
  expect((await requestHost(instance, 'vitrine.example', image)).headers['content-type']).toBe('image/webp');

  await ada.publish();
  expect((await at(PREVIEW_PATHS.published, '')).body).not.toContain(SAMPLE);
  for (const path of ['/', '/projects', '/sitemap.xml', '/feed.xml'])
    expect((await ada.at(path)).body).not.toMatch(/dunes|Dunes/);
  expect((await ada.at('/projects/sample-dunes')).status).toBe(404);

  const { document } = (await ada.member.call('GET', '/api/site')).body;
  const { samples: _, ...known } = document;
  const saved = await ada.member.call('PUT', '/api/site', { document: known });
  expect(saved.body.document.samples).toBe('photographer');
  expect((await ada.member.call('PUT', '/api/site', { document: { ...document, samples: 'sculptor' } })).status).toBe(
    400,
  );

  expect((await preview('?work=published')).body).not.toContain(SAMPLE);
  await ada.add('projects', { title: 'Note G' });
  const { body } = await preview();
  expect(body).toContain('Note G');
  expect(body).not.toContain(SAMPLE);
  expect((await preview('/projects/sample-dunes')).status).toBe(404);
});
