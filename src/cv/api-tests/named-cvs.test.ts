import { describe, expect, it } from 'vitest';
import { assignMissingSlugs } from '#records/service.ts';
import { openCvs, setName } from '#testing/cvs.ts';
import { requestHost } from '#testing/member-sites.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import type { Operation } from '../model/operations.ts';
import { cvKind } from '../server/cv-kind.ts';

const setHeadline = (value: string): Operation => ({ do: 'set', at: ['basics'], field: 'headline', value });
const APP_URL = 'http://localhost:3000';

/** Requests a path and returns its status, and where it leads or what its canonical address is. */
async function look(instance: TestInstance, path: string, method = 'GET') {
  const { status, headers, body } = await requestHost(instance, 'localhost:3000', path, { method });
  return [status, headers.location ?? /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1]];
}

async function openPublicCvs() {
  const instance = await startTestInstance({ APP_URL });
  const ada = await openCvs(instance, { verified: true });
  const show = (id: string, visibility: string) => ada.ask('POST', '/bulk', { ids: [id], action: visibility });
  return { ...ada, instance, show, home: `/@${ada.member.username}`, at: (path: string) => look(instance, path) };
}

describe('a public CV at its owner’s username', () => {
  it('has an address with its name, which is canonical, and its files below it', async () => {
    const { instance, make, change, show, home, at, read } = await openPublicCvs();
    const { id } = await make({ name: 'Private name' });
    await change(id, 1, setName('Ada Lovelace'), setHeadline('Analyst für Turin'));
    const path = `${home}/cv/analyst-fur-turin`;
    expect(await at(path)).toEqual([404, undefined]);
    await show(id, 'link');
    expect(await at(path)).toEqual([404, undefined]);
    expect(await at(`/cv/${id}`)).toEqual([200, `${APP_URL}/cv/${id}`]);
    await show(id, 'public');
    expect((await read(id)).slug).toBe('analyst-fur-turin');
    expect(await at(path)).toEqual([200, APP_URL + path]);
    expect(await at(`/cv/${id}`)).toEqual([200, APP_URL + path]);
    const pdf = await requestHost(instance, 'localhost:3000', `${path}/cv.pdf`);
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const page = (await requestHost(instance, 'localhost:3000', path)).body;
    expect(page).toContain('Ada Lovelace');
    const font = /href="([^"]+woff2)"/.exec(page)?.[1] ?? '';
    expect(font.startsWith(`${path}/fonts/`)).toBe(true);
    expect((await requestHost(instance, 'localhost:3000', font)).status).toBe(200);
    for (const nothing of [`${path}/nothing`, `${home}/cv/another`, `/portfolio/${home.slice(2)}/cv/analyst-fur-turin`])
      expect(await at(nothing), nothing).toEqual([404, undefined]);
    expect(await look(instance, path, 'POST')).toEqual([404, undefined]);
  });

  it('keeps its address when its headline changes, and redirects from a former one', async () => {
    const { ask, make, change, show, home, at } = await openPublicCvs();
    const { id } = await make();
    await change(id, 1, setHeadline('First'));
    await show(id, 'public');
    await change(id, 3, setHeadline('Second'));
    expect(await at(`${home}/cv/first`)).toMatchObject({ 0: 200 });
    expect((await ask('PATCH', `/${id}`, { revision: 4, slug: 'second' })).status).toBe(200);
    expect(await at(`${home}/cv/first`)).toEqual([308, `${home}/cv/second`]);
    expect(await at(`${home}/cv/first/cv.pdf`)).toEqual([308, `${home}/cv/second/cv.pdf`]);
    const { id: other } = await make();
    expect((await ask('PATCH', `/${other}`, { revision: 1, slug: 'second' })).status).toBe(400);
    expect((await ask('PATCH', `/${other}`, { revision: 1, slug: 'No slug!' })).status).toBe(400);
  });

  it('is where the path without a name leads, if the site shows no CV there', async () => {
    const { make, show, home, at } = await openPublicCvs();
    expect(await at(`${home}/cv`)).toEqual([404, undefined]);
    const { id } = await make();
    expect(await at(`${home}/cv`)).toEqual([404, undefined]);
    await show(id, 'public');
    expect(await at(`${home}/cv`)).toEqual([302, `${home}/cv/cv`]);
  });

  it('has an address also if it is of a release without them', async () => {
    const { instance, make, change, show, home, at } = await openPublicCvs();
    const cvs = [await make(), await make(), await make()];
    for (const [at, headline] of ['Same', 'Same', 'قلم'].entries()) {
      const id = cvs[at]?.id ?? '';
      await change(id, 1, setHeadline(headline));
      await show(id, 'public');
    }
    const { pool } = instance.kernel.db;
    await pool.query(`delete from record_slugs where kind = 'cv'`);
    await pool.query(`update records set slug = null where kind = 'cv'`);
    expect(await at(`/cv/${cvs[0]?.id}`)).toEqual([200, expect.any(String)]);
    await assignMissingSlugs(instance.kernel, cvKind, ['link', 'public']);
    await assignMissingSlugs(instance.kernel, cvKind, ['link', 'public']);
    for (const slug of ['same', 'same-2', encodeURIComponent('قلم')])
      expect(await at(`${home}/cv/${slug}`), slug).toEqual([200, `${APP_URL}${home}/cv/${slug}`]);
  });
});
