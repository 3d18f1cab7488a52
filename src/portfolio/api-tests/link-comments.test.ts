import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { ENTRY, openComments } from '#testing/comments.ts';
import { openLink, tryPassword } from '#testing/links.ts';
import { visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' });

/** Makes a private CV with a link that takes comments, and returns what owner and readers can do. */
async function openLinkComments(options: object = {}) {
  const ada = await openComments(instance, { visibility: 'private', comments: 'off' });
  const share = async (more: object = {}) => {
    const target = { kind: 'cv', id: ada.id };
    const { status, body } = await ada.member.call('POST', '/api/shares', {
      target,
      comments: 'open',
      ...options,
      ...more,
    });
    expect(status).toBe(201);
    return { ...body, path: `/portfolio/${body.shareId}` } as { shareId: string; path: string };
  };
  return { ...ada, createShare: share };
}

const OWN = { origin: 'http://vitrine.example', 'sec-fetch-site': 'same-origin' };

const postAt = (path: string, { cookie = '', ...fields }: Record<string, string> = {}) =>
  openLink(instance, path, {
    method: 'POST',
    body: new URLSearchParams({ place: ENTRY, name: 'Mary', text: 'Which notes?', ...fields }).toString(),
    headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
  });
const usernameOf = async ({ member }: Awaited<ReturnType<typeof openLinkComments>>) =>
  (await member.call('GET', '/api/me')).body.profile.username as string;
const pageAt = async (path: string) => (await openLink(instance, path)).body;

describe('comments by a link', () => {
  it('are made on its page and seen by its readers alone', async () => {
    const ada = await openLinkComments();
    const [acme, turin] = [await ada.createShare(), await ada.createShare()];
    await ada.share({ visibility: 'link', comments: 'open' });
    const form = await pageAt(`${acme.path}?remark=${encodeURIComponent(ENTRY)}`);
    expect(form).toContain(`action="${acme.path}/comments#remark"`);
    expect(form).not.toContain(ada.id);
    const sent = await postAt(`${acme.path}/comments`);
    const noted = `${acme.path}?said=shown&at=${encodeURIComponent(ENTRY)}#said`;
    expect([sent.status, sent.headers.get('location')]).toEqual([303, noted]);
    expect(await pageAt(acme.path)).toContain('Which notes?');
    for (const path of [turin.path, `/cv/${ada.id}`]) expect(await pageAt(path)).not.toContain('Which notes?');
    expect(await ada.listComments()).toMatchObject([{ text: 'Which notes?', share: acme.shareId }]);
    await ada.postComment({ text: 'At its own address' });
    expect(await pageAt(acme.path)).not.toContain('At its own address');
    expect((await ada.listComments())[0]).toMatchObject({ share: null });
    const { body } = await ada.member.call('GET', `/api/shares/${acme.shareId}`);
    expect(body.received).toEqual({ all: 1, held: 0 });
  });

  it('wait for approval if the owner chose so, and are counted', async () => {
    const ada = await openLinkComments({ comments: 'held' });
    const { shareId, path } = await ada.createShare();
    await postAt(`${path}/comments`);
    expect(await pageAt(path)).not.toContain('Which notes?');
    expect((await ada.member.call('GET', `/api/shares/${shareId}`)).body.received).toEqual({ all: 1, held: 1 });
    const [comment] = await ada.listComments('?state=held');
    await ada.ask('PATCH', `/${ada.id}/comments/${comment?.id}`, { state: 'shown' });
    expect(await pageAt(path)).toContain('Which notes?');
  });

  it('need the password of the link, and are shown only behind it', async () => {
    const ada = await openLinkComments();
    const { path } = await ada.createShare({ password: 'difference' });
    const refused = await postAt(`${path}/comments`);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('type="password"')]);
    expect(await ada.listComments()).toEqual([]);
    const opened = await tryPassword(instance, path, 'difference');
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await postAt(`${path}/comments`, { cookie })).status).toBe(303);
    const page = await openLink(instance, `${path}?said=shown&at=${encodeURIComponent(ENTRY)}`, {
      headers: { cookie },
    });
    expect([page.body, page.headers.get('cache-control')]).toEqual([
      expect.stringContaining('Which notes?'),
      'private, no-store',
    ]);
    expect(await pageAt(path)).not.toContain('Which notes?');
  });

  it('can be made in a bundle, and on a pinned copy while its CV exists', async () => {
    const ada = await openLinkComments();
    const target = { kind: 'bundle', items: [{ kind: 'portfolio' }, { kind: 'cv', id: ada.id }] };
    const { body: bundle } = await ada.member.call('POST', '/api/shares', { target, comments: 'open' });
    const path = `/portfolio/${bundle.shareId}/2`;
    expect((await postAt(`${path}/comments`)).headers.get('location')).toContain(`${path}?said=shown`);
    expect(await pageAt(path)).toContain('Which notes?');
    const pinned = await ada.createShare({ pinned: true });
    expect((await postAt(`${pinned.path}/comments`)).status).toBe(303);
    await ada.ask('DELETE', `/${ada.id}`);
    expect((await postAt(`${pinned.path}/comments`, { text: 'Another' })).status).toBe(422);
    expect((await openLink(instance, pinned.path)).status).toBe(200);
  });

  it('are refused when they are off, by a paused link, from another site, and on other targets', async () => {
    const ada = await openLinkComments();
    const off = await ada.createShare({ comments: 'off' });
    expect(await pageAt(off.path)).not.toContain('remark');
    expect((await postAt(`${off.path}/comments`)).status).toBe(405);
    const link = await ada.createShare();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    const foreign = await openLink(instance, `${link.path}/comments`, { method: 'POST', body: 'name=x', headers });
    expect(foreign.status).toBe(403);
    await ada.member.call('PATCH', `/api/shares/${link.shareId}`, { state: 'paused' });
    expect((await postAt(`${link.path}/comments`)).status).toBe(404);
    const site = (await ada.member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, comments: 'open' }))
      .body;
    expect((await postAt(`/portfolio/${site.shareId}/comments`)).status).toBe(404);
    expect(await ada.listComments()).toEqual([]);
  });

  it('are given at the readable address of a public CV too', async () => {
    const ada = await openLinkComments();
    const username = await usernameOf(ada);
    await ada.share({ visibility: 'public', comments: 'open' });
    const { slug } = (await ada.ask('GET', `/${ada.id}`)).body;
    const path = `/@${username}/cv/${slug}`;
    expect(await pageAt(path)).toContain(`${path}?remark=`);
    expect((await postAt(`${path}/comments`)).headers.get('location')).toContain(`${path}?said=shown`);
    for (const address of [path, `/cv/${ada.id}`]) expect(await pageAt(address)).toContain('Which notes?');
  });
});

describe('the list of audiences', () => {
  it('names the site, the addresses of CVs and all links, page by page', async () => {
    const ada = await openLinkComments();
    const username = await usernameOf(ada);
    await ada.member.call('POST', '/api/site/publish');
    await ada.share({ visibility: 'public', comments: 'open' });
    const links = [await ada.createShare({ label: 'One' }), await ada.createShare({ label: 'Two' })];
    const list = async (query = '') => (await ada.member.call('GET', `/api/audiences${query}`)).body;
    const all = await list();
    expect(all.items).toMatchObject([
      { kind: 'site', url: `http://${username}.vitrine.example`, listed: false },
      {
        kind: 'cv',
        id: ada.id,
        visibility: 'public',
        listed: true,
        url: expect.stringContaining(`/@${username}/cv/`),
      },
      { kind: 'link', share: { label: 'Two' } },
      { kind: 'link', share: { label: 'One' } },
      { kind: 'link', share: { target: { kind: 'portfolio' } } },
    ]);
    expect(all.counts).toEqual({ active: 5, expired: 0, off: 0 });
    const paged = [];
    for (let query = '?limit=2'; query !== ''; ) {
      const page = await list(query);
      paged.push(...page.items);
      query = page.nextCursor ? `?limit=2&cursor=${page.nextCursor}` : '';
    }
    expect(paged).toEqual(all.items);
    await ada.member.call('PATCH', `/api/shares/${links[0]?.shareId}`, { state: 'paused' });
    expect((await list('?state=off')).items).toMatchObject([{ share: { label: 'One' } }]);
    expect((await list(`?of=cv&id=${ada.id}`)).items).toMatchObject([
      { kind: 'cv' },
      { share: { label: 'Two' } },
      { share: { label: 'One' } },
    ]);
    expect((await list('?of=portfolio')).items).toMatchObject([{ kind: 'site' }, { kind: 'link' }]);
    await ada.member.call('PATCH', '/api/site/access', { open: false, indexing: true });
    expect((await list('?of=portfolio')).items).toMatchObject([{ kind: 'link' }]);
    await ada.member.call('PATCH', '/api/site/access', { open: true });
    expect((await list('?of=portfolio')).items).toMatchObject([
      { kind: 'site', listed: true },
      { kind: 'link', share: { listed: false } },
    ]);
  });

  it('finds the bundles that hold something', async () => {
    const ada = await openLinkComments();
    const items = [{ kind: 'cv', id: ada.id }, { kind: 'portfolio' }];
    const { body } = await ada.member.call('POST', '/api/shares', { target: { kind: 'bundle', items } });
    for (const query of [`of=cv&id=${ada.id}`, 'of=portfolio', `of=bundle&id=${body.shareId}`])
      expect((await ada.member.call('GET', `/api/audiences?${query}`)).body.items).toMatchObject([
        { share: { shareId: body.shareId } },
      ]);
  });

  it.each(['of=cv', 'of=portfolio&id=x', 'of=letter&id=x', 'of=cv&id=x&letter=y', 'state=live', 'cursor=x', 'limit=0'])(
    'refuses %s',
    async (query) => {
      const { call } = await addMember(instance);
      expect((await call('GET', `/api/audiences?${query}`)).status).toBe(400);
    },
  );

  it('shows nothing of others, and nothing to visitors', async () => {
    const [ada, ben] = [await openLinkComments(), await addMember(instance)];
    await ada.createShare();
    expect((await ben.call('GET', '/api/audiences')).body.items).toEqual([]);
    expect((await ben.call('GET', `/api/audiences?of=cv&id=${ada.id}`)).body.items).toEqual([]);
    expect((await visitor(instance).call('GET', '/api/audiences')).status).toBe(401);
    expect((await visitor(instance).call('PATCH', '/api/site/access', { open: true })).status).toBe(401);
  });
});
