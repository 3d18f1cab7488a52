import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { openVisitedCv, readVisits, visitPage, visitsAfter } from '#testing/visits.ts';
import { readZip } from '#testing/zip.ts';
import { dayAt, dayFrom } from '../model/days.ts';
import { countsOf } from '../service.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const daysAgo = (days: number) => dayFrom(dayAt(Date.now()), -days);

/** Opens a member with the given visits on the given days. */
async function openMemberWithVisits(
  dayVisits: readonly { ago: number; views: number; kind?: 'site' | 'share' | 'cv'; id?: string; downloads?: number }[],
) {
  const member = await addMember(instance);
  for (const { ago, views, kind = 'site', id = '', downloads = 0 } of dayVisits) {
    // The sum of all targets is stored next to each target.
    for (const [of, which] of [
      [kind, id],
      ['all', ''],
    ]) {
      const on = [member.uid, of, which, daysAgo(ago)];
      await sql(
        `insert into visit_days as known (owner_id, target_kind, target_id, day, views, readers, downloads, first_at, last_at)
         values ($1, $2, $3, $4::date, $5, 1, $6, $4::date::timestamp at time zone 'utc', $4::date::timestamp at time zone 'utc' + '1 hour')
         on conflict (owner_id, target_kind, target_id, day) do update set views = known.views + excluded.views`,
        [...on, views, downloads],
      );
      await sql(
        `insert into visit_pages as known (owner_id, target_kind, target_id, day, page, views)
         values ($1, $2, $3, $4, '', $5)
         on conflict (owner_id, target_kind, target_id, day, page) do update set views = known.views + excluded.views`,
        [...on, views],
      );
    }
  }
  return member;
}

describe('the visits of a member', () => {
  it.each([7, 30, 90])('are returned for %i days, oldest first, with the preceding total', async (span) => {
    const member = await openMemberWithVisits([
      { ago: 0, views: 3 },
      { ago: span - 1, views: 2, downloads: 4 },
      { ago: span, views: 30 },
      { ago: 2 * span - 1, views: 10 },
      { ago: 2 * span, views: 500 },
    ]);
    const visits = await readVisits(member, `?days=${span}`);
    expect(visits.days).toHaveLength(span);
    expect(visits.days[0]).toEqual({ day: daysAgo(span - 1), views: 2, readers: 1, downloads: 4 });
    expect(visits.days[1]).toEqual({ day: daysAgo(span - 2), views: 0, readers: 0, downloads: 0 });
    expect(visits.days.at(-1)).toEqual({ day: daysAgo(0), views: 3, readers: 1, downloads: 0 });
    expect(visits.total).toEqual({ views: 5, readers: 2, downloads: 4 });
    expect(visits.before).toEqual({ views: 40, readers: 2, downloads: 0 });
    expect(visits.pages).toEqual([{ page: '', views: 5 }]);
    expect(visits.firstAt).toBe(`${daysAgo(2 * span)}T00:00:00.000Z`);
    expect(visits.lastAt).toBe(`${daysAgo(0)}T01:00:00.000Z`);
  });

  it('can be filtered by target or by kind of target', async () => {
    const member = await openMemberWithVisits([
      { ago: 1, views: 1 },
      { ago: 1, views: 10, kind: 'share', id: 'a' },
      { ago: 1, views: 100, kind: 'share', id: 'b' },
      { ago: 1, views: 1000, kind: 'cv', id: 'a' },
    ]);
    const viewsOf = async (query: string) => (await readVisits(member, query)).total.views;
    expect(await viewsOf('')).toBe(1111);
    expect(await viewsOf('?kind=site')).toBe(1);
    expect(await viewsOf('?kind=share')).toBe(110);
    expect(await viewsOf('?kind=share&id=a')).toBe(10);
    expect(await viewsOf('?kind=cv&id=a&days=90')).toBe(1000);
    expect(await viewsOf('?kind=share&id=c')).toBe(0);
  });

  it('are zero for a member without visits', async () => {
    const visits = await readVisits(await addMember(instance));
    expect(visits.days).toHaveLength(30);
    expect(visits).toMatchObject({ firstAt: null, lastAt: null, pages: [], referrers: [], countries: [] });
    expect(visits.total).toEqual({ views: 0, readers: 0, downloads: 0 });
  });

  it('are summed up for a list of targets over the retention period', async () => {
    const member = await openMemberWithVisits([
      { ago: 1, views: 2, kind: 'share', id: 'a' },
      { ago: 300, views: 3, kind: 'share', id: 'a', downloads: 1 },
      { ago: 1, views: 7, kind: 'share', id: 'b' },
      { ago: 1, views: 9, kind: 'cv', id: 'a' },
    ]);
    const counts = await instance.kernel.db.asMember(member.uid, (tx) => countsOf(tx, member.uid, 'share', ['a', 'c']));
    expect([...counts]).toEqual([
      ['a', { views: 5, readers: 2, downloads: 1, lastAt: new Date(`${daysAgo(1)}T01:00:00Z`) }],
    ]);
  });

  it('are hidden from other members and visitors', async () => {
    const member = await openMemberWithVisits([{ ago: 0, views: 5, kind: 'cv', id: 'a' }]);
    const other = await addMember(instance);
    expect((await readVisits(other, '?kind=cv&id=a')).total.views).toBe(0);
    expect((await readVisits(other)).lastAt).toBeNull();
    const seen = await instance.kernel.db.asMember(other.uid, (tx) => countsOf(tx, member.uid, 'cv', ['a']));
    expect(seen.size).toBe(0);
    const { status } = await visitor(instance).call('GET', '/api/visits');
    expect(status).toBe(401);
  });

  it.each([
    ['?days=8', 'days'],
    ['?days=0', 'days'],
    ['?days=week', 'days'],
    ['?days=7&days=30', 'days'],
    ['?kind=letter', 'kind'],
    ['?kind=', 'kind'],
    ['?kind=cv&kind=share', 'kind'],
    [`?kind=cv&id=${'x'.repeat(65)}`, 'id'],
    ['?id=a', 'kind'],
    ['?owner=ada', 'owner'],
  ])('cannot be queried with %s', async (query, field) => {
    const member = await addMember(instance);
    const { status, body } = await member.call('GET', `/api/visits${query}`);
    expect([status, body.data?.fields?.[0]?.path]).toEqual([400, field]);
  });
});

describe('the account export', () => {
  it('contains the visits, which are not imported', async () => {
    const { member, id, path } = await openVisitedCv(instance);
    await visitPage(instance, path, { referer: 'https://example.org/' });
    await visitsAfter([instance], member);
    const answer = await fetch(`${instance.url}/api/me/export`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { 'visits/visits.json': text = '' } = await readZip(bytes);
    const all = { targetKind: 'all', targetId: '', day: daysAgo(0) };
    const cv = { targetKind: 'cv', targetId: id, day: daysAgo(0) };
    const counts = { views: 1, readers: 1, downloads: 0, firstAt: expect.any(String), lastAt: expect.any(String) };
    const source = { kind: 'referrer', value: 'example.org', views: 1 };
    expect(JSON.parse(text)).toEqual({
      days: [
        { ...all, ...counts },
        { ...cv, ...counts },
      ],
      pages: [
        { ...all, page: 'cv', views: 1 },
        { ...cv, page: '', views: 1 },
      ],
      sources: [
        { ...all, ...source },
        { ...cv, ...source },
      ],
    });

    const other = await addMember(instance);
    const imported = await other.call('POST', '/api/me/import', bytes, { 'content-type': 'application/zip' });
    expect([imported.status, imported.body.imported]).toEqual([200, expect.not.arrayContaining(['visits'])]);
    expect((await readVisits(other)).lastAt).toBeNull();
  });
});
