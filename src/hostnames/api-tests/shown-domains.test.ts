import { describe, expect, it } from 'vitest';
import { newHost, openDomains, runDomainChecks, shareDomains, startSecondInstance, visit } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';
import { setMemberActive } from '#testing/set-active.ts';

const domains = shareDomains();

const askTls = async (domain: string) => {
  const answer = await fetch(`${domains.instance.url}/internal/tls-ask?domain=${encodeURIComponent(domain)}`);
  return [answer.status, await answer.text()];
};

describe('a proven domain', () => {
  it('serves the site of its member as the canonical address', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    const home = await visit(domains, `${host}:8443`);
    expect([home.status, home.headers['set-cookie']]).toEqual([200, undefined]);
    expect(home.body).toContain('Countess of computing');
    const elsewhere = [await ada.at('/'), await visit(domains, 'vitrine.example', ada.sharePath)];
    for (const { body } of [home, ...elsewhere])
      expect(body).toContain(`<link rel="canonical" href="http://${host}/">`);
    expect((await visit(domains, host, '/sitemap.xml')).body).toContain(`<loc>http://${host}/</loc>`);
    expect((await visit(domains, host, '/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
    const { addresses } = (await ada.member.call('GET', '/api/site')).body;
    expect(addresses).toEqual([
      { kind: 'domain', url: `http://${host}`, canonical: true },
      { kind: 'subdomain', url: `http://${ada.host}`, canonical: false },
      { kind: 'name', url: `http://vitrine.example/@${ada.member.username}`, canonical: false },
      { kind: 'share', url: expect.stringContaining('/portfolio/'), canonical: false },
    ]);
  });

  it('redirects authentication pages to the app and returns 404 for all other app paths', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    expect(await visit(domains, host, '/login?next=%2Fcv')).toMatchObject({
      status: 302,
      headers: { location: 'http://vitrine.example/login?next=%2Fcv' },
    });
    for (const path of ['/api/me', '/api/hostnames', '/dashboard', '/portfolio', '/setup', '/nothing']) {
      expect([path, (await visit(domains, host, path)).status]).toEqual([path, 404]);
    }
  });

  it('takes precedence over the subdomain rule, whatever its first label', async () => {
    const [ada, mary] = [await openDomains(domains), await openDomains(domains)];
    await mary.change({ headline: 'On the connexion of the sciences' });
    const host = await ada.own(`${mary.member.username}.lovelace.test`);
    expect((await visit(domains, host)).body).toContain('Countess of computing');
    expect((await mary.at('/')).body).toContain('On the connexion of the sciences');
    await ada.release(host);
    expect((await visit(domains, host)).body).toContain('On the connexion of the sciences');
  });

  it('serves no site that is closed or unpublished, or whose member is deactivated', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    await ada.change({ open: false });
    expect((await visit(domains, host)).status).toBe(404);
    await ada.change({ open: true });
    expect((await visit(domains, host)).status).toBe(200);
    await ada.member.call('POST', '/api/site/unpublish');
    expect((await visit(domains, host)).status).toBe(404);
    await ada.publish();
    await setMemberActive(domains.instance, ada.member, false);
    expect((await visit(domains, host)).status).toBe(404);
    expect(await askTls(host)).toEqual([404, '']);
  });

  it('stops being served at once on every instance when it is released', async () => {
    const secondInstance = await startSecondInstance(domains);
    const ada = await openDomains(domains);
    const host = await ada.own();
    await eventually(async () => expect((await visit({ instance: secondInstance }, host)).status).toBe(200));
    expect((await ada.release(host)).body).toEqual({ status: true });
    expect((await visit(domains, host)).status).toBe(404);
    await eventually(async () => expect((await visit({ instance: secondInstance }, host)).status).toBe(404));
    expect((await ada.release(host)).status).toBe(404);
    expect((await ada.at('/')).body).toContain(`<link rel="canonical" href="http://${ada.host}/">`);
  });

  it('is served on an instance that has cached the host as unknown', async () => {
    const secondInstance = await startSecondInstance(domains);
    const host = newHost();
    expect((await visit({ instance: secondInstance }, host)).status).toBe(404);
    const ada = await openDomains(domains);
    await ada.own(host);
    await eventually(async () => expect((await visit({ instance: secondInstance }, host)).status).toBe(200));
  });
});

describe('the certificate check for a proxy', () => {
  it('answers at every host with an empty body', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    const claimed = (await ada.claim(newHost())).host;
    expect(await askTls(host)).toEqual([200, '']);
    expect(await askTls(`${host.toUpperCase()}.`)).toEqual([200, '']);
    for (const ours of ['vitrine.example', ada.host]) expect([ours, await askTls(ours)]).toEqual([ours, [200, '']]);
    for (const other of [claimed, newHost(), `www.${ada.host}`, '', '\0', 'a'.repeat(400), '127.0.0.1']) {
      expect([other, await askTls(other)]).toEqual([other, [404, '']]);
    }
    const path = `/internal/tls-ask?domain=${host}`;
    for (const hostHeader of ['127.0.0.1', host, ada.host, 'vitrine.example']) {
      expect((await visit(domains, hostHeader, path)).status).toBe(200);
    }
    const throughProxy = await fetch(domains.instance.url + path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(throughProxy.status, 'asked from a public address').toBe(404);
    const posted = await fetch(domains.instance.url + path, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await ada.release(host);
    expect(await askTls(host)).toEqual([404, '']);
  });
});

describe('a domain whose records become wrong', () => {
  it('is served for a week with two warnings, then lost, and comes back once the records are fixed', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    domains.dns.set(host, { A: ['198.51.100.4'] });
    await runDomainChecks(domains.instance, 0.5);
    expect(await ada.stateOf(host)).toBe('authorized');
    await runDomainChecks(domains.instance, 1);
    const [failing] = await ada.list();
    expect(failing).toMatchObject({ state: 'failing', shownUntil: expect.any(String) });
    expect((await visit(domains, host)).status).toBe(200);
    expect(await askTls(host)).toEqual([200, '']);
    expect(await ada.mails('domain-failing')).toMatchObject([{ data: { domain: host, until: failing?.shownUntil } }]);

    for (const day of [1.5, 2, 4]) await runDomainChecks(domains.instance, day);
    expect(await ada.mails('domain-failing')).toHaveLength(1);
    for (const day of [6.1, 6.5, 7]) await runDomainChecks(domains.instance, day);
    expect(await ada.mails('domain-failing')).toHaveLength(2);
    expect((await visit(domains, host)).status).toBe(200);

    await runDomainChecks(domains.instance, 8.1);
    expect((await ada.list())[0]).toMatchObject({ state: 'pending', lostBy: 'records', shownUntil: null });
    expect((await visit(domains, host)).status).toBe(404);
    expect(await askTls(host)).toEqual([404, '']);
    expect(await ada.mails('domain-lost')).toMatchObject([{ data: { domain: host, by: 'records' } }]);

    domains.dns.set(host, { CNAME: ['vitrine.example'] });
    expect(await ada.check(host)).toMatchObject({ state: 'authorized', lostBy: null });
    expect((await visit(domains, host)).status).toBe(200);
  });

  it('is kept if the records are fixed in time, with a mail to its member', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    domains.dns.set(`_vitrine.${host}`, {});
    expect((await ada.check(host)).state).toBe('failing');
    const { records } = (await ada.list())[0] ?? { records: [] };
    domains.dns.set(`_vitrine.${host}`, { TXT: [records[0]?.value ?? ''] });
    expect((await ada.check(host)).state).toBe('authorized');
    expect(await ada.mails('domain-mended')).toMatchObject([{ data: { domain: host } }]);
    await ada.check(host);
    expect(await ada.mails('domain-mended')).toHaveLength(1);
    expect(await ada.mails('domain-failing')).toHaveLength(1);
  });

  it('causes one warning despite concurrent checks', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    domains.dns.set(host, { A: ['198.51.100.4'] });
    await Promise.all([1, 2, 3, 4].map(() => runDomainChecks(domains.instance, 1)));
    expect(await ada.mails('domain-failing')).toHaveLength(1);
  });

  it('fails only at the second unanswered check while other names resolve', async () => {
    const ada = await openDomains(domains);
    const host = await ada.own();
    domains.dns.set(host, 'servfail');
    expect((await ada.check(host)).state).toBe('authorized');
    expect((await ada.check(host)).state).toBe('failing');
  });
});

describe('a domain that two members claim', () => {
  it('belongs to the one who proves it, and passes to another who proves it later', async () => {
    const [ada, mary] = [await openDomains(domains), await openDomains(domains)];
    await mary.change({ headline: 'On the connexion of the sciences' });
    const host = await ada.own();
    const theirs = await mary.claim(host);
    expect((await mary.check(host)).state).toBe('pending');
    expect((await visit(domains, host)).body).toContain('Countess of computing');

    const hers = (await ada.list())[0]?.records[0]?.value ?? '';
    const otherProof = theirs.records[0]?.value ?? '';
    domains.dns.set(`_vitrine.${host}`, { TXT: [hers, otherProof] });
    const shared = await mary.check(host);
    expect([shared.state, shared.seen[0]?.fault]).toEqual(['pending', 'shared']);
    expect(await ada.stateOf(host)).toBe('authorized');

    domains.dns.set(`_vitrine.${host}`, { TXT: [otherProof] });
    expect((await mary.check(host)).state).toBe('authorized');
    expect((await visit(domains, host)).body).toContain('On the connexion of the sciences');
    expect((await ada.list())[0]).toMatchObject({ state: 'pending', lostBy: 'another', shownUntil: null });
    expect(await ada.mails('domain-lost')).toMatchObject([{ data: { domain: host, by: 'another' } }]);
    expect(JSON.stringify(await ada.list())).not.toContain(mary.member.username);
    expect((await ada.at('/')).body).toContain(`<link rel="canonical" href="http://${ada.host}/">`);
  });

  it('gets one owner when several prove it at once', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => openDomains(domains)));
    const host = newHost();
    const claims = await Promise.all(members.map((member) => member.claim(host)));
    domains.dns.set(`_vitrine.${host}`, { TXT: claims.flatMap(({ records }) => records[0]?.value ?? '') });
    domains.dns.set(host, { A: ['192.0.2.7'] });
    await Promise.all(members.map((member) => member.check(host)));
    const states = await Promise.all(members.map((member) => member.stateOf(host)));
    expect(states.toSorted()).toEqual(['authorized', 'pending', 'pending', 'pending']);
  });
});

describe('automatic checks', () => {
  it('find records that are set within two weeks of the claim, but not later', async () => {
    const ada = await openDomains(domains);
    const [soon, late] = [await ada.claim(newHost()), await ada.claim(newHost())];
    await runDomainChecks(domains.instance);
    expect(await ada.stateOf(soon.host)).toBe('pending');
    ada.setRecords(soon);
    await runDomainChecks(domains.instance, 1 / 24);
    expect(await ada.stateOf(soon.host)).toBe('authorized');
    await runDomainChecks(domains.instance, 13);
    ada.setRecords(late);
    await runDomainChecks(domains.instance, 15);
    expect(await ada.stateOf(late.host)).toBe('pending');
    expect((await ada.list()).find(({ host }) => host === late.host)?.seen).not.toEqual([]);
    expect((await ada.check(late.host)).state).toBe('authorized');
  });
});
