import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';
import { emptySite } from '../model/site.ts';
import { CLASSIC_STYLE, isArtStyle, STYLE_IDS } from '../model/styles/style-shape.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });
const JOURNAL = { ...CLASSIC_STYLE, id: 'journal' } as const;

it('shows a site that was stored before there were themes as it was, until its member chooses one', async () => {
  const site = await openSite(instance, { headline: 'Countess', layout: 'ledger', theme: 'forest', fonts: 'lora' });
  const before = (await site.at()).body;
  const { rowCount } = await queryAsOwner(
    instance.databaseUrl,
    `update sites set written = written - 'style', published = published - 'style' where owner_id = '${site.member.uid}'`,
  );
  expect(rowCount).toBe(1);
  await site.add('achievements', { title: 'Note G', kind: 'milestone', date: '1843' });
  const after = (await site.at()).body;
  expect(after).toContain('<body class="ledger at-home">');
  expect(after).toContain('--ground: #10201a;');
  expect(after).toContain('"Lora"');
  expect(after).not.toMatch(/@layer|id="flip"/);
  expect(after.slice(0, after.indexOf('</style>'))).toContain(/:root \{[^}]*\}/.exec(before)?.[0]);
  const { body } = await site.member.call('GET', '/api/site');
  expect(body).toMatchObject({ changes: [], document: { style: CLASSIC_STYLE, layout: 'ledger', theme: 'forest' } });

  await site.change({ style: JOURNAL, layout: 'column' });
  expect((await site.at()).body).toContain('--ground: light-dark(#fdfbf6, #171410);');
});

it('shows the owner, and nobody else, the site in a theme and a layout that it does not have', async () => {
  const site = await openSite(instance, { style: JOURNAL, layout: 'column', headline: 'Countess' });
  const thumbnail = (query: string, cookie = site.member.cookie) =>
    fetch(`${instance.url}/portfolio/draft?as=thumbnail&${query}`, { headers: { cookie } });
  const other = await (await thumbnail('style=terminal&layout=wall')).text();
  expect(other).toContain('<body class="wall at-home');
  expect(other).toContain('JetBrains Mono');
  expect(other).toContain('Countess');
  for (const query of ['style=neon&layout=wall', 'style=terminal', 'style=%00&layout=%00'])
    expect(await (await thumbnail(query)).text()).toContain('<body class="column at-home');
  expect((await thumbnail('style=terminal&layout=wall', '')).status).toBe(404);
  expect((await site.at('/?as=thumbnail&style=terminal&layout=wall')).body).toContain('<body class="column at-home');
});

it('keeps the theme when a client that knows none saves the site', async () => {
  const site = await openSite(instance, { style: JOURNAL });
  const { style: _, ...document } = { ...emptySite('en'), headline: 'Written by a script' };
  const { status, body } = await site.member.call('PUT', '/api/site', { document });
  expect([status, body.document.style, body.changes]).toEqual([200, JOURNAL, ['headline']]);
  const themed = await site.member.call('PUT', '/api/site', { document: { ...document, style: CLASSIC_STYLE } });
  expect(themed.body.changes).toEqual(['headline', 'style']);
});

it.each([
  ['an unknown theme', { ...CLASSIC_STYLE, id: 'neon' }, 'document.style.id'],
  ['an unknown scheme', { ...CLASSIC_STYLE, scheme: 'night' }, 'document.style.scheme'],
  ['style sheets', { ...CLASSIC_STYLE, css: '}' }, 'document.style.css'],
  ['nothing', null, 'document.style'],
])('rejects %s as a theme with an error for the field', async (_, style, field) => {
  const ada = await addMember(instance);
  const answer = await ada.call('PUT', '/api/site', { document: { ...emptySite('en'), style } });
  expect([answer.status, answer.body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
});

it.each(STYLE_IDS.filter(isArtStyle))('serves and exports the faces of the theme %s', async (id) => {
  const site = await openSite(instance, { style: { ...CLASSIC_STYLE, id }, headline: 'Größe', layout: 'bento' });
  const { body } = await site.at();
  const faces = new Set([...body.matchAll(/\/faces\/[\w-]+\.woff2/g)].map(([address]) => address));
  expect(faces.size).toBeGreaterThan(1);
  for (const address of faces)
    expect([address, (await requestHost(instance, site.host, address)).status]).toEqual([address, 200]);
  const answer = await fetch(`${instance.url}/api/site/export`, {
    headers: { authorization: `Bearer ${site.member.token}` },
  });
  const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
  for (const address of faces) expect([...files.keys()]).toContain(address.slice(1));
  expect(Buffer.from(files.get('index.html') ?? []).toString()).toContain('id="flip"');
});

it('shows the password page of a link in the theme of its owner', async () => {
  const ada = await openLinks(instance);
  await ada.write({ style: JOURNAL });
  const { path } = await ada.link('portfolio', { password: 'difference engine' });
  const { body } = await openLink(instance, path);
  expect(body).toContain('--ground: light-dark(#fdfbf6, #171410);');
  expect(body).toContain('"Newsreader"');
});
