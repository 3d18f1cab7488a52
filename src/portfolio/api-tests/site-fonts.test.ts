import { expect, it } from 'vitest';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

it('serves the fonts of a site on every host of the instance, cacheable forever', async () => {
  const ada = await openSite(instance, { headline: 'Enchantress of numbers', fonts: 'figtree' });
  const { body } = await ada.at('/');
  const [address = ''] = /\/faces\/[\w-]+\.woff2/.exec(body) ?? [];
  for (const host of [ada.host, 'vitrine.example']) {
    const font = await requestHost(instance, host, address);
    expect([host, font.status, font.bytes.toString('latin1', 0, 4)]).toEqual([host, 200, 'wOF2']);
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(font.headers['set-cookie']).toBeUndefined();
    const again = await requestHost(instance, host, address, {
      headers: { 'if-none-match': String(font.headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

it('returns 404 for other fonts and rejects writes', async () => {
  for (const name of ['figtree-400-english-00000000', 'noto-sans-jp-400-english-00000000', 'package'])
    expect([name, (await requestHost(instance, 'vitrine.example', `/faces/${name}.woff2`)).status]).toEqual([
      name,
      404,
    ]);
  const path = '/faces/figtree-400-english-00000000.woff2';
  expect((await requestHost(instance, 'vitrine.example', path, { method: 'DELETE' })).status).toBe(405);
});
