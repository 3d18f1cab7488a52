import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { sendReport } from '#testing/admin-operations/reports.ts';
import { uploadImage } from '#testing/images.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { type Member, mailTo, makeAdmin, send } from '#testing/members.ts';
import { openPublicCv } from '#testing/public-cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });
const shared = {} as { admin: Member };

beforeAll(async () => {
  shared.admin = await addMember(instance);
  await makeAdmin(instance, shared.admin);
});

const takeDown = async (input: object) => {
  const answer = await shared.admin.call('POST', '/api/admin/takedowns', { reason: 'It is not hers.', ...input });
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body;
};
const restore = async (uid: string, kind: string, id: string) => {
  const { status } = await shared.admin.call('DELETE', `/api/admin/takedowns/${uid}/${kind}/${id}`);
  expect(status).toBe(200);
};
const statusOf = async (path: string) => (await openLink(instance, path)).status;
const askSite = (host: string) => requestHost(instance, host);

describe('a takedown hides from all but the owner', () => {
  it('a site with all its pages, until it is restored', async () => {
    const ada = await openSite(instance, { indexing: true });
    await ada.add('projects', { title: 'Note G', status: 'published' });
    const paths = ['/', '/projects', '/projects/note-g', '/contact', '/feed.xml', '/sitemap.xml', '/card/home.png'];
    for (const path of paths) expect([path, (await ada.at(path)).status]).toEqual([path, 200]);
    const never = await askSite('nobody-was-here.vitrine.example');
    await takeDown({ address: `http://${ada.host}/` });
    for (const path of paths) {
      expect([path, (await ada.at(path)).status]).toEqual([path, 404]);
      expect([path, await statusOf(ada.sharePath + path)]).toEqual([path, 404]);
    }
    const gone = await askSite(ada.host);
    expect([gone.status, gone.body]).toEqual([never.status, never.body]);
    expect((await ada.member.call('GET', '/portfolio/shown')).status).toBe(200);
    expect((await ada.member.call('GET', '/api/site/export')).status).toBe(200);
    expect((await ada.member.call('GET', '/api/takedowns')).body.items).toMatchObject([
      { target: { kind: 'site', id: '' }, reason: 'It is not hers.' },
    ]);
    await restore(ada.member.uid, 'site', ada.member.uid);
    for (const path of paths) expect([path, (await ada.at(path)).status]).toEqual([path, 200]);
    expect((await mailTo(instance, ada.member.email, 'taken-down'))[0]?.data).toMatchObject({
      reason: 'It is not hers.',
    });
    expect(await mailTo(instance, ada.member.email, 'put-back')).toHaveLength(1);
  });

  it('a project on its page, in the site’s lists and behind its link', async () => {
    const ada = await openLinks(instance);
    const project = await ada.link('project');
    const site = await ada.link('portfolio');
    const pinned = await ada.link('portfolio', { pinned: true });
    const [id] = [(await ada.member.call('GET', `/api/shares/${project.shareId}`)).body.target.id];
    await takeDown({ target: { kind: 'project', id } });
    expect(await statusOf(project.path)).toBe(404);
    for (const { path } of [site, pinned]) {
      expect((await openLink(instance, path)).body).not.toContain('Note G');
      expect((await openLink(instance, `${path}/feed.xml`)).body).not.toContain('Note G');
      for (const subpath of ['/projects/note-g', '/card/projects/note-g.png']) {
        expect([subpath, await statusOf(path + subpath)]).toEqual([subpath, 404]);
      }
    }
    expect((await ada.member.call('GET', `/api/projects/${id}`)).status).toBe(200);
    const { body } = await ada.member.call('GET', `/api/shares/${project.shareId}`);
    expect(body).toMatchObject({ live: false, hidden: 'takenDown' });
    await restore(ada.member.uid, 'project', id);
    for (const path of [project.path, `${site.path}/projects/note-g`, `${pinned.path}/projects/note-g`]) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
  });

  it('a post with its pictures, of which its author is told', async () => {
    const ada = await addMember(instance);
    const { id: cover } = await uploadImage(instance, ada);
    const { body: post } = await ada.call('POST', '/api/posts', { title: 'Note G', status: 'published', cover });
    const target = { kind: 'post', id: post.id };
    const readByVisitors = () =>
      instance.kernel.db.asVisitor(
        async ({ sql }) => (await sql.execute(`select id from records where id = '${post.id}'`)).rows,
      );
    const picture = `/images/${cover}/320.webp`;
    expect([await readByVisitors(), await statusOf(picture)]).toEqual([[{ id: post.id }], 200]);
    await takeDown({ target });
    expect([await readByVisitors(), await statusOf(picture)]).toEqual([[], 404]);
    expect((await ada.call('GET', `/api/posts/${post.id}`)).status).toBe(200);
    expect((await ada.call('GET', '/api/takedowns')).body.items).toMatchObject([{ target, title: 'Note G' }]);
    expect((await mailTo(instance, ada.email, 'taken-down'))[0]?.data).toMatchObject({ kind: 'post', title: 'Note G' });
    await restore(ada.uid, 'post', post.id);
    expect([await readByVisitors(), await statusOf(picture)]).toEqual([[{ id: post.id }], 200]);
    const wrong = { reason: 'It is not hers.', target: { kind: 'project', id: post.id } };
    expect((await shared.admin.call('POST', '/api/admin/takedowns', wrong)).status).toBe(400);
  });

  it('a CV with its page, PDF, picture and link, and the site’s CV page', async () => {
    const { id, share, member } = await openPublicCv(instance);
    await share({ visibility: 'public' });
    const site = await openSite(instance, { cv: id }, member);
    const link = (await member.call('POST', '/api/shares', { target: { kind: 'cv', id } })).body;
    const path = new URL(link.url).pathname;
    const all = [`/cv/${id}`, `/cv/${id}.pdf`, `/cv/${id}.png`, path, `${path}/cv.pdf`];
    for (const one of all) expect([one, await statusOf(one)]).toEqual([one, 200]);
    expect((await site.at('/cv')).status).toBe(200);
    const fontPath = /href="(\/cv\/[^"]+\.woff2)"/.exec((await openLink(instance, `/cv/${id}`)).body)?.[1] ?? '';
    expect(await statusOf(fontPath)).toBe(200);
    await takeDown({ address: `${SITES_URL}/cv/${id}` });
    for (const one of [...all, fontPath]) expect([one, await statusOf(one)]).toEqual([one, 404]);
    for (const subpath of ['/cv', '/cv.pdf']) expect((await site.at(subpath)).status).toBe(404);
    expect((await send(instance, 'GET', `/cv/${id}`, { headers: { cookie: member.cookie } })).status).toBe(200);
    await restore(member.uid, 'cv', id);
    for (const one of all) expect([one, await statusOf(one)]).toEqual([one, 200]);
  });

  it('the CV of the language in the address', async () => {
    const own = await openPublicCv(instance);
    await own.share({ visibility: 'public' });
    const { id: german } = (await own.member.call('POST', '/api/cvs', { name: 'Deutsch', example: 'teacher' })).body;
    await own.member.call('PUT', `/api/cvs/${german}/sharing`, { visibility: 'public' });
    const languages = [{ language: 'de' as const, cv: german }];
    const site = await openSite(instance, { cv: own.id, languages }, own.member);
    const paths = [`http://${site.host}/de/cv`, `${SITES_URL}${site.sharePath}/de/cv`];
    for (const address of paths) {
      await takeDown({ address });
      expect([await statusOf(`/cv/${german}`), await statusOf(`/cv/${own.id}`)]).toEqual([404, 200]);
      await restore(own.member.uid, 'cv', german);
    }
  });

  it('the pictures and files of a project, unless other public content uses them', async () => {
    const ada = await openSite(instance);
    const { id: image, file } = await uploadImage(instance, ada.member);
    const project = await ada.add('projects', { title: 'Note G', status: 'published', cover: image });
    const object = `/v0/b/vitrine.local/o/${encodeURIComponent(file)}`;
    const { downloadTokens } = (await ada.member.call('GET', object)).body;
    const all = [`/images/${image}/320.webp`, `${object}?alt=media&token=${downloadTokens}`];
    const statuses = () => Promise.all(all.map(statusOf));
    expect(await statuses()).toEqual([200, 200]);
    await takeDown({ target: { kind: 'project', id: project.id } });
    expect(await statuses()).toEqual([404, 404]);
    for (const path of all) expect((await ada.member.call('GET', path)).status).toBe(200);
    const other = await addMember(instance);
    for (const path of all) expect((await other.call('GET', path)).status).toBe(404);
    const second = await ada.add('projects', { title: 'Note H', status: 'published', cover: image });
    expect(await statuses()).toEqual([200, 200]);
    await takeDown({ target: { kind: 'project', id: second.id } });
    await restore(ada.member.uid, 'project', project.id);
    expect(await statuses()).toEqual([200, 200]);
    await takeDown({ target: { kind: 'site', id: ada.member.uid } });
    expect(await statuses()).toEqual([404, 404]);
  });

  it('a link without affecting other links', async () => {
    const ada = await openLinks(instance);
    const [one, other] = [await ada.link('portfolio', { pinned: true }), await ada.link('portfolio')];
    await takeDown({ address: SITES_URL + one.path });
    expect([await statusOf(one.path), await statusOf(other.path)]).toEqual([404, 200]);
    await restore(ada.member.uid, 'share', one.shareId);
    expect(await statusOf(one.path)).toBe(200);
  });
});

describe('deciding reports', () => {
  const reportSite = async () => {
    const ada = await openSite(instance);
    for (const email of ['first@example.org', '']) await sendReport(instance, `http://${ada.host}/`, { email });
    const { body } = await shared.admin.call('GET', `/api/admin/reports?state=open&q=${ada.member.username}.vitrine`);
    expect(body.items).toHaveLength(2);
    return { ada, first: body.items[0] };
  };

  it('upholds all reports about the page, takes it down and mails reporters who asked for the outcome', async () => {
    const { ada, first } = await reportSite();
    expect(first).toMatchObject({ owner: { uid: ada.member.uid }, target: { kind: 'site' }, others: 1, isDown: false });
    const answer = await shared.admin.call('POST', `/api/admin/reports/${first.id}/uphold`, {
      ...{ note: 'Seen.', takeDown: true, reason: 'It is spam.' },
    });
    expect([answer.status, answer.body]).toMatchObject([200, { state: 'upheld', isDown: true, note: 'Seen.' }]);
    expect((await ada.at('/')).status).toBe(404);
    const { body } = await shared.admin.call('GET', `/api/admin/reports?state=upheld&q=${ada.member.username}.vitrine`);
    expect(body.items).toHaveLength(2);
    const again = await shared.admin.call('POST', `/api/admin/reports/${first.id}/dismiss`, {});
    expect(again.status).toBe(409);
    const mails = await mailTo(instance, 'first@example.org', 'report-decided');
    expect(mails.at(-1)?.data).toMatchObject({ state: 'upheld', page: `http://${ada.host}/` });
    const events = await shared.admin.call('GET', '/api/admin/audit?subject=page');
    expect(JSON.stringify(events.body)).not.toContain('It is spam.');
    expect(
      (await ada.member.call('GET', '/api/me/events')).body.items.map(({ action }: { action: string }) => action),
    ).toContain('page-taken-down');
  });

  it('dismisses reports without a change to the page or a mail to its owner', async () => {
    const { ada, first } = await reportSite();
    const answer = await shared.admin.call('POST', `/api/admin/reports/${first.id}/dismiss`, { note: 'It is Ada.' });
    expect([answer.status, answer.body]).toMatchObject([200, { state: 'dismissed', isDown: false }]);
    expect((await ada.at('/')).status).toBe(200);
    expect(await mailTo(instance, ada.member.email, 'taken-down')).toEqual([]);
  });

  it('rejects invalid input with an error for the field', async () => {
    const { first } = await reportSite();
    const bad: [path: string, body: object, field: string][] = [
      [`reports/${first.id}/uphold`, { takeDown: true, reason: ' ' }, 'reason'],
      [`reports/${first.id}/uphold`, { takeDown: 'yes' }, 'takeDown'],
      [`reports/${first.id}/dismiss`, { note: 'x'.repeat(2001) }, 'note'],
      ['takedowns', { reason: 'Spam' }, 'address'],
      ['takedowns', { reason: '', address: 'x' }, 'reason'],
      ['takedowns', { reason: 'Spam', address: 'http://elsewhere.example/' }, 'address'],
      ['takedowns', { reason: 'Spam', target: { kind: 'cv', id: 'nobody' } }, 'target.id'],
      ['takedowns', { reason: 'Spam', target: { kind: 'site', id: 'nobody' } }, 'target.id'],
    ];
    for (const [path, body, field] of bad) {
      const answer = await shared.admin.call('POST', `/api/admin/${path}`, body);
      expect([path, answer.status, JSON.stringify(answer.body)]).toEqual([
        path,
        400,
        expect.stringContaining(`"${field}"`),
      ]);
    }
    expect(
      (await shared.admin.call('POST', '/api/admin/reports/00000000-0000-7000-8000-000000000000/dismiss', {})).status,
    ).toBe(404);
  });

  it('paginates reports and takedowns by cursor', async () => {
    for (let at = 0; at < 2; at += 1) {
      const { member } = await openSite(instance);
      await takeDown({ target: { kind: 'site', id: member.uid } });
      await reportSite();
    }
    for (const list of ['reports', 'takedowns']) {
      const first = (await shared.admin.call('GET', `/api/admin/${list}?limit=1`)).body;
      expect(first).toMatchObject({ items: [{}], nextCursor: expect.any(String) });
      const next = (await shared.admin.call('GET', `/api/admin/${list}?limit=1&cursor=${first.nextCursor}`)).body;
      expect(next.items).toHaveLength(1);
      expect(next.items[0]).not.toEqual(first.items[0]);
      expect((await shared.admin.call('GET', `/api/admin/${list}?cursor=nonsense`)).status).toBe(400);
    }
  });
});
