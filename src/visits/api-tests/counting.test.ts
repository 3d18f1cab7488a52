import { describe, expect, it } from 'vitest';
import { visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import { FIREFOX, IPHONE, openBrowser, openVisitedCv, visitPage, visitsAfter } from '#testing/visits.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1', APP_URL: 'https://vitrine.example' });
const today = () => new Date().toISOString().slice(0, 10);

describe('a visit', () => {
  it('is counted per day, and repeated visits of a day count as one reader', async () => {
    const { member, id, path } = await openVisitedCv(instance);
    const [first, second] = [openBrowser(), openBrowser()];
    for (let time = 0; time < 3; time += 1) await first.open(instance, path);
    await second.open(instance, path);
    await visitsAfter([instance], member);
    await first.open(instance, path);

    const visits = await visitsAfter([instance], member, `?days=7&kind=cv&id=${id}`);
    expect(visits.total).toEqual({ views: 5, readers: 2, downloads: 0 });
    expect(visits.days.at(-1)).toEqual({ day: today(), views: 5, readers: 2, downloads: 0 });
    expect(visits.pages).toEqual([{ page: '', views: 5 }]);
    expect([visits.firstAt, visits.lastAt]).toEqual([
      expect.stringMatching(/Z$/),
      expect.stringMatching(new RegExp(`^${today()}`)),
    ]);
  });

  it('with another browser at the same IP address counts as another reader', async () => {
    const { member, path } = await openVisitedCv(instance);
    const first = openBrowser(FIREFOX);
    await first.open(instance, path);
    await openBrowser(IPHONE, first.address).open(instance, path);
    expect((await visitsAfter([instance], member)).total).toEqual({ views: 2, readers: 2, downloads: 0 });
  });

  it('of several targets counts as one reader per target and one in total', async () => {
    const { member, id, path } = await openVisitedCv(instance);
    const { body } = await member.call('POST', '/api/cvs', { name: 'For London', example: 'nurse' });
    await member.call('PUT', `/api/cvs/${body.id}/sharing`, { visibility: 'public' });
    const reader = openBrowser();
    await reader.open(instance, path);
    await reader.open(instance, `/cv/${body.id}`);
    await openBrowser().open(instance, path);
    const all = await visitsAfter([instance], member);
    expect(all.total).toEqual({ views: 3, readers: 2, downloads: 0 });
    expect(all.pages).toEqual([{ page: 'cv', views: 3 }]);
    expect((await visitsAfter([instance], member, `?kind=cv&id=${id}`)).total.readers).toBe(2);
    expect((await visitsAfter([instance], member, `?kind=cv&id=${body.id}`)).total.readers).toBe(1);
  });

  it('of a page in the browser’s cache is counted as well', async () => {
    const { member, path } = await openVisitedCv(instance);
    const reader = openBrowser();
    const etag = (await reader.open(instance, path)).headers.get('etag') ?? '';
    expect((await reader.open(instance, path, { 'if-none-match': etag })).status).toBe(304);
    expect((await visitsAfter([instance], member)).total.views).toBe(2);
  });

  it('of a file counts as a download and not as a view', async () => {
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, `${path}.pdf`, { 'sec-fetch-dest': 'empty' });
    const visits = await visitsAfter([instance], member);
    expect(visits.total).toEqual({ views: 0, readers: 1, downloads: 1 });
    expect(visits.pages).toEqual([]);
  });

  it('is not counted for programs, prefetches, HEAD requests, pictures and missing pages', async () => {
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, path, { 'user-agent': 'facebookexternalhit/1.1' });
    await visitPage(instance, path, { 'user-agent': 'curl/8.14.1' });
    await visitPage(instance, path, { 'sec-purpose': 'prefetch;prerender' });
    await visitPage(instance, path, { purpose: 'prefetch' });
    await visitPage(instance, `${path}.png`);
    const reader = openBrowser();
    expect((await reader.open(instance, path, {}, 'HEAD')).status).toBe(200);
    await member.call('PUT', `/api/cvs/${path.slice('/cv/'.length)}/sharing`, { visibility: 'private' });
    expect((await reader.open(instance, path)).status).toBe(404);
    expect((await visitsAfter([instance], member)).lastAt).toBeNull();
  });

  it('records the referring site, and the country that a proxy sends', async () => {
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, path, { referer: 'https://www.linkedin.com/in/ada?x=secret', 'cf-ipcountry': 'IT' });
    await visitPage(instance, path, { referer: 'https://www.linkedin.com/feed', 'cf-ipcountry': 'IT' });
    await visitPage(instance, path, { referer: 'https://news.example.org/1', 'cf-ipcountry': 'XX' });
    await visitPage(instance, path, { referer: 'https://vitrine.example/cvs' });
    await visitPage(instance, path, { referer: 'https://ada.vitrine.example/' });
    await visitPage(instance, path, { referer: 'nonsense' });
    await visitPage(instance, path, { referer: '' });
    const { referrers, countries, total } = await visitsAfter([instance], member);
    expect(total.views).toBe(7);
    expect(referrers).toEqual([
      { host: 'linkedin.com', views: 2 },
      { host: 'news.example.org', views: 1 },
    ]);
    expect(countries).toEqual([{ code: 'IT', views: 2 }]);
  });

  it('stores a limited number of sources per day', async () => {
    const { member, path } = await openVisitedCv(instance);
    const reader = openBrowser();
    for (let at = 0; at < 130; at += 1) {
      await reader.open(instance, path, { referer: `https://flood-${at}.example.org/` });
      // The first ones must be stored when the others are counted.
      if (at === 60) await instance.visits.flush();
    }
    await visitPage(instance, path, { referer: 'https://late.example.org/' });
    await visitsAfter([instance], member);
    await visitPage(instance, path, { referer: 'https://flood-7.example.org/' });
    const { referrers } = await visitsAfter([instance], member);
    expect(referrers).toHaveLength(21);
    expect(referrers[0]).toEqual({ host: 'flood-7.example.org', views: 2 });
    expect(referrers.at(-1)?.host).toBe('');
    expect(referrers.reduce((sum, { views }) => sum + views, 0)).toBe(131 + 1);
    const { rows } = await instance.kernel.db.pool.query(
      'select count(*)::int from visit_sources where owner_id = $1 group by target_kind',
      [member.uid],
    );
    expect(rows).toEqual([{ count: 101 }, { count: 101 }]);
  });

  it('has no country without a trusted proxy', async () => {
    const alone = await startTestInstance();
    const { member, path } = await openVisitedCv(alone);
    await visitPage(alone, path, { 'cf-ipcountry': 'IT' });
    expect(await visitsAfter([alone], member)).toMatchObject({ total: { views: 1 }, countries: [] });
  });
});

describe('an owner', () => {
  it('is not counted in a browser in which they use the product, signed in or not', async () => {
    const { member, path } = await openVisitedCv(instance);
    const own = openBrowser(FIREFOX, member.address);
    await member.call('GET', '/api/me', undefined, { 'user-agent': FIREFOX });
    await own.open(instance, path);
    await own.open(instance, path, { cookie: member.cookie });
    await own.open(instance, `${path}.pdf`);
    expect((await visitsAfter([instance], member)).lastAt).toBeNull();
  });

  it('is counted in other browsers, and on the pages of other members', async () => {
    const [ada, ben] = [await openVisitedCv(instance), await openVisitedCv(instance)];
    await ada.member.call('GET', '/api/me', undefined, { 'user-agent': FIREFOX });
    await openBrowser(IPHONE, ada.member.address).open(instance, ada.path);
    await openBrowser(FIREFOX, ada.member.address).open(instance, ben.path);
    expect((await visitsAfter([instance], ada.member)).total.views).toBe(1);
    expect((await visitsAfter([instance], ben.member)).total.views).toBe(1);
  });

  it('is recognized on every instance', async () => {
    const other = await startTestInstance({ DATABASE_URL: instance.databaseUrl, TRUST_PROXY: '1' });
    const { member, path } = await openVisitedCv(instance);
    await member.call('GET', '/api/me', undefined, { 'user-agent': FIREFOX });
    await instance.visits.flush();
    await openBrowser(FIREFOX, member.address).open(other, path);
    await openBrowser(IPHONE).open(other, path);
    expect((await visitsAfter([other], member)).total).toEqual({ views: 1, readers: 1, downloads: 0 });
  });

  it('who is deleted does not prevent others from being counted', async () => {
    const [ada, ben] = [await openVisitedCv(instance), await openVisitedCv(instance)];
    const seen = async () => {
      await visitPage(instance, ada.path);
      await visitPage(instance, ben.path);
    };
    await seen();
    await visitsAfter([instance], ada.member);
    await seen();
    expect((await ada.member.call('DELETE', '/api/me')).status).toBe(200);
    expect((await visitsAfter([instance], ben.member)).total.views).toBe(2);
    for (const table of ['visit_days', 'visit_pages', 'visit_sources', 'visit_owners']) {
      const { rowCount } = await instance.kernel.db.pool.query(`select from ${table} where owner_id = $1`, [
        ada.member.uid,
      ]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await visitor(instance).call('GET', ada.path)).status).toBe(404);
  });
});
