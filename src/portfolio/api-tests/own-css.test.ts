import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import { visitor } from '#testing/members.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';
import { MAX_OWN_CSS } from '../model/own-css/limits.ts';
import { emptySite } from '../model/site.ts';
import { CLASSIC_STYLE } from '../model/styles/style-shape.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });
const CSS = 'h1 { color: #123456; background: url(https://malice.test/1) }\n.instance { display: none }';
const SHOWN = 'h1:where(.own *) {\ncolor: #123456;\n}';
const styleIn = (page: string) => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';

it('applies to the published site once it is published, cleaned and allowed by the policy of the page', async () => {
  const site = await openSite(instance, { style: { ...CLASSIC_STYLE, id: 'journal' } });
  const { body } = await site.member.call('GET', '/api/site');
  const { status, body: saved } = await site.member.call('PUT', '/api/site', {
    document: { ...body.document, css: CSS },
  });
  expect([status, saved.document.css, saved.changes]).toEqual([200, CSS, ['css']]);
  expect((await site.at()).body).not.toContain('#123456');
  expect((await site.member.call('POST', '/api/site/publish')).body.changes).toEqual([]);
  const page = await site.at();
  const style = styleIn(page.body);
  expect(style).toContain(SHOWN);
  expect(style).not.toContain('malice');
  expect(style).toContain('.instance:where(.own *) {\ndisplay: none;');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(page.body).toMatch(/<\/div><\/div>\n<footer class="instance">.*?rel="nofollow"/);
  expect((await site.member.call('POST', '/api/site/discard')).body.document.css).toBe(CSS);
});

it('leaves a site without CSS as it was, and one from before there was any', async () => {
  const site = await openSite(instance, { headline: 'Countess' });
  const before = (await site.at()).body;
  expect(before).not.toMatch(/own-box|class="instance"/);
  await queryAsOwner(
    instance.databaseUrl,
    `update sites set written = written - 'css', published = published - 'css' where owner_id = '${site.member.uid}'`,
  );
  await site.add('achievements', { title: 'Note G', kind: 'milestone', date: '1843' });
  const { body } = await site.member.call('GET', '/api/site');
  expect(body).toMatchObject({ changes: [], document: { css: '' } });
  expect(styleIn((await site.at()).body)).toContain(styleIn(before).slice(0, 2000));
});

it('is kept when a client that knows none saves the site', async () => {
  const site = await openSite(instance, { css: CSS });
  const { css: _, ...document } = emptySite('en');
  expect((await site.member.call('PUT', '/api/site', { document })).body.document.css).toBe(CSS);
});

it.each([
  ['too much', 'a'.repeat(MAX_OWN_CSS + 1)],
  ['characters that can’t be stored', 'a\0b'],
  ['another type', 7],
  ['nothing', null],
])('is refused with an error for the field: %s', async (_, css) => {
  const ada = await addMember(instance);
  const answer = await ada.call('PUT', '/api/site', { document: { ...emptySite('en'), css } });
  expect([answer.status, answer.body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['document.css'],
  ]);
});

it('is refused to people who aren’t signed in, before it is read', async () => {
  const document = { ...emptySite('en'), css: 7 };
  expect((await visitor(instance).call('PUT', '/api/site', { document })).status).toBe(401);
});

it('is in the static export, and in the copy that a link keeps', async () => {
  const ada = await openLinks(instance);
  await ada.write({ css: CSS });
  const { path } = await ada.link('portfolio', { pinned: true });
  await ada.write({ css: '' });
  expect((await openLink(instance, path)).body).toContain(SHOWN);
  await ada.write({ css: CSS });
  const answer = await fetch(`${instance.url}/api/site/export`, {
    headers: { authorization: `Bearer ${ada.member.token}` },
  });
  const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
  expect(Buffer.from(files.get('index.html') ?? []).toString()).toContain(SHOWN);
});

it('comes back with the import of an account', async () => {
  const [site, there] = [await openSite(instance, { css: CSS }), await addMember(instance)];
  const answer = await fetch(`${instance.url}/api/me/export`, {
    headers: { authorization: `Bearer ${site.member.token}` },
  });
  const zip = new Uint8Array(await answer.arrayBuffer());
  await there.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' });
  expect((await there.call('GET', '/api/site')).body.document.css).toBe(CSS);
});
