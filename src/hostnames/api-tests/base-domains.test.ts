import { describe, expect, it } from 'vitest';
import { askForCertificate, shareDecisions } from '#hostnames/testing/domain-decisions.ts';
import { openDomains, startSecondInstance, visit } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';
import { setMemberActive } from '#testing/set-active.ts';
import type { TestInstance } from '#testing/test-instance.ts';

const { domains, call, openPendingApproval } = shareDecisions();

describe('base domains', () => {
  const put = (host: string) => call('PUT', `/api/admin/hostnames/base-domains/${encodeURIComponent(host)}`);
  const remove = (host: string) => call('DELETE', `/api/admin/hostnames/base-domains/${host}`);

  it('serve the site of each member on a subdomain, on every instance', async () => {
    const ada = await openDomains(domains);
    const below = `${ada.member.username}.cvs.sites.test`;
    const secondInstance: TestInstance = await startSecondInstance(domains);
    const added = await put('CVs.Sites.Test');
    expect([added.status, added.body]).toEqual([
      200,
      { own: 'vitrine.example', items: [{ host: 'cvs.sites.test', shownAs: 'cvs.sites.test' }] },
    ]);
    for (const instance of [domains.instance, secondInstance]) {
      await eventually(async () => expect(await askForCertificate(instance, below)).toBe(200));
      expect((await visit({ instance }, below)).body).toContain('Countess of computing');
    }
    const claim = (host: string) => ada.member.call('POST', '/api/hostnames', { host });
    expect([(await claim('cvs.sites.test')).status, (await claim('mary.cvs.sites.test')).status]).toEqual([400, 400]);
    expect((await put('cvs.sites.test')).body.data.fields[0].path).toBe('host');
    expect((await remove('cvs.sites.test')).body.items).toEqual([]);
    expect((await remove('cvs.sites.test')).status).toBe(404);
    expect(await askForCertificate(domains.instance, below)).toBe(404);
    await ada.claim('mary.cvs.sites.test');
  });

  it('cannot be domains that a member has proven', async () => {
    const { host } = await openPendingApproval('ada.proven.test');
    for (const base of ['proven.test', host]) {
      const { status, body } = await put(base);
      expect([status, body.data.fields[0].message]).toEqual([400, expect.stringContaining('already verified')]);
    }
  });

  it.each(['sites', '1.2.3.4', '<b>.test', 'vitrine.example', `${'a.'.repeat(140)}test`])(
    'cannot be %s',
    async (host) => {
      expect((await put(host)).status).toBe(400);
    },
  );
});

describe('the certificate check', () => {
  it('approves subdomains of existing, active members only', async () => {
    const { member } = await openDomains(domains);
    const below = `${member.username}.vitrine.example`;
    expect(await askForCertificate(domains.instance, below)).toBe(200);
    for (const host of [
      `deep.${below}`,
      'nobody-at-all.vitrine.example',
      'www.vitrine.example',
      `${member.username}.elsewhere.example`,
      '\0.vitrine.example',
      'ÄÄ.vitrine.example',
    ]) {
      expect([host, await askForCertificate(domains.instance, host)]).toEqual([host, 404]);
    }
    await setMemberActive(domains.instance, member, false);
    expect(await askForCertificate(domains.instance, below)).toBe(404);
  });
});
