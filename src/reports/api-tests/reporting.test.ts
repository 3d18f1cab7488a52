import { describe, expect, it } from 'vitest';
import { addAdmin } from '#testing/add-member.ts';
import { sendReport } from '#testing/admin-operations/reports.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import { mailTo, send, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

const reportsOf = async (uid: string) =>
  (await instance.kernel.db.pool.query('select * from reports where owner_id = $1 order by id', [uid])).rows;
const formOf = (page: string, more = '') =>
  send(instance, 'GET', `/report?page=${encodeURIComponent(page)}${more}`, { headers: { host: 'vitrine.example' } });
const homeOf = ({ host }: { host: string }) => `http://${host}/`;

describe('the report form', () => {
  it('names the page in the visitor’s language, needs no scripts and is not indexed', async () => {
    const ada = await openSite(instance);
    const { status, body, headers } = await formOf(homeOf(ada), '&lang=de');
    expect(status).toBe(200);
    expect(body).toContain('Seite melden');
    expect(body).toContain(homeOf(ada));
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toContain('<script');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is linked from the footer of public pages, but not from previews', async () => {
    const ada = await openSite(instance);
    const link = `href="${SITES_URL}/report?page=${encodeURIComponent(homeOf(ada))}"`;
    expect((await ada.at('/')).body).toContain(link);
    expect((await send(instance, 'GET', ada.sharePath)).body).toContain(link);
    for (const path of ['/portfolio/draft', '/portfolio/shown']) {
      const own = await ada.member.call('GET', path);
      expect([path, own.status, own.body.includes('/report?')]).toEqual([path, 200, false]);
    }
  });

  it.each([
    '',
    'nothing',
    'javascript:alert(1)',
    'http://vitrine.example/',
    'http://nobody.vitrine.example/',
    'http://elsewhere.example/',
  ])('returns 404 for the address "%s"', async (page) => {
    const { status, body } = await formOf(page);
    expect(status).toBe(404);
    expect(body).toContain('Page not found');
    expect((await sendReport(instance, page)).status).toBe(404);
  });

  it('shows the typed values again until they are valid', async () => {
    const ada = await openSite(instance);
    const typed = { reason: '', text: 'x"></textarea><script>', email: 'nobody' };
    const { status, body } = await sendReport(instance, homeOf(ada), typed);
    expect(status).toBe(422);
    expect(body).toContain('Choose a reason');
    expect(body).toContain('Enter a valid email address');
    expect(body).toContain('value="nobody"');
    expect(body).toContain('x&quot;&gt;&lt;/textarea&gt;&lt;script&gt;');
    for (const fields of [{ text: 'x'.repeat(2001) }, { reason: 'other' }, { reason: 'nonsense' }]) {
      expect((await sendReport(instance, homeOf(ada), fields)).status).toBe(422);
    }
    expect(await reportsOf(ada.member.uid)).toEqual([]);
  });

  it('stores one report per page, address and day, and drops spam with the usual response', async () => {
    const ada = await openSite(instance);
    const reader = visitor(instance);
    const fields = { reason: 'impersonation', text: 'She is not Ada.', email: 'reader@example.org' };
    for (const _ of [1, 2]) {
      const { status, location } = await sendReport(instance, homeOf(ada), fields, reader);
      expect([status, location]).toEqual([303, expect.stringMatching(/&sent$/)]);
    }
    expect((await sendReport(instance, homeOf(ada), { ...fields, website: 'spam' })).status).toBe(303);
    expect(await reportsOf(ada.member.uid)).toMatchObject([
      {
        page: homeOf(ada),
        target_kind: 'site',
        target_id: '',
        reason: 'impersonation',
        text: 'She is not Ada.',
        state: 'open',
      },
    ]);
    expect((await formOf(homeOf(ada), '&sent')).body).toContain('Report sent');
  });

  it('limits the number of reports per address', async () => {
    const ada = await openSite(instance);
    const reader = visitor(instance);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await sendReport(instance, homeOf(ada), {}, reader)).status);
    expect(statuses.slice(0, 10).every((status) => status === 303)).toBe(true);
    const last = await sendReport(instance, homeOf(ada), { text: 'Kept as typed' }, reader);
    expect([last.status, last.body.includes('Kept as typed')]).toEqual([429, true]);
  });

  it('mails the admins once per page, however many reports arrive', async () => {
    const admin = await addAdmin(instance);
    const ada = await openSite(instance);
    for (const _ of [1, 2, 3]) expect((await sendReport(instance, homeOf(ada))).status).toBe(303);
    expect(await reportsOf(ada.member.uid)).toHaveLength(3);
    const mails = await mailTo(instance, admin.email, 'report-arrived');
    expect(mails.filter(({ data }) => data.page === homeOf(ada))).toHaveLength(1);
  });
});
