import { describe, expect, it } from 'vitest';
import { newHost, openDomains, shareDomains } from '#testing/domains.ts';
import { startTestInstance } from '#testing/test-instance.ts';

const domains = shareDomains();

describe('claiming a domain', () => {
  it('accepts a pasted URL and returns the records to set', async () => {
    const { member, list } = await openDomains(domains);
    const answer = await member.call('POST', '/api/hostnames', { host: ' HTTPS://Www.Bücher.Lovelace.Test./about ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      host: 'www.xn--bcher-kva.lovelace.test',
      shownAs: 'www.bücher.lovelace.test',
      url: 'http://www.xn--bcher-kva.lovelace.test',
      state: 'pending',
      seen: [],
      checkedAt: null,
      shownUntil: null,
      lostBy: null,
      reason: '',
    });
    expect(answer.body.records).toEqual([
      {
        type: 'TXT',
        name: '_vitrine.www.xn--bcher-kva.lovelace.test',
        value: expect.stringMatching(/^vitrine=[0-9A-Za-z]{22}$/),
        purpose: 'proof',
      },
      { type: 'CNAME', name: 'www.xn--bcher-kva.lovelace.test', value: 'vitrine.example', purpose: 'route' },
      { type: 'A', name: 'www.xn--bcher-kva.lovelace.test', value: '192.0.2.7', purpose: 'route' },
    ]);
    expect(await list()).toEqual([{ ...answer.body, nextCheckAt: expect.any(String) }]);
  });

  it.each<[unknown, string]>([
    ['', 'domain'],
    ['ada', 'domain'],
    ['192.0.2.7', 'domain'],
    ['[2001:db8::1]', 'domain'],
    ['<b>ada</b>.test', 'domain'],
    ['vitrine.example', 'instance'],
    ['ada.vitrine.example', 'instance'],
    ['vitr1ne.example', 'looks too much like'],
    ['vіtrine.example', 'looks too much like'],
    ['ada.localhost', 'can’t be reached'],
    [`${'a.'.repeat(140)}test`, 'long'],
    ['a'.repeat(301), 'characters or fewer'],
    ['ada.test\u0000', 'Enter a valid value'],
    [7, 'wrong type'],
    [null, 'wrong type'],
    [undefined, 'Fill in'],
  ])('rejects %j with an error for the field', async (host, words) => {
    const { member, list } = await openDomains(domains);
    const { status, body } = await member.call('POST', '/api/hostnames', { host });
    expect([status, body.data?.fields]).toEqual([400, [{ path: 'host', message: expect.stringContaining(words) }]]);
    expect(await list()).toEqual([]);
  });

  it('rejects unknown fields, duplicates and an eleventh domain', async () => {
    const { member, claim, list } = await openDomains(domains);
    const host = newHost();
    expect((await member.call('POST', '/api/hostnames', { host, state: 'authorized' })).status).toBe(400);
    await claim(host);
    const again = await member.call('POST', '/api/hostnames', { host: `${host.toUpperCase()}.` });
    expect([again.status, again.body.data.fields[0].path]).toEqual([400, 'host']);
    for (let n = 0; n < 9; n += 1) await claim(newHost());
    expect((await member.call('POST', '/api/hostnames', { host: newHost() })).status).toBe(402);
    expect(await list()).toHaveLength(10);
  });

  it('enforces the limit of ten for concurrent requests', async () => {
    const { member, list } = await openDomains(domains);
    const hosts = Array.from({ length: 14 }, newHost);
    await Promise.all(hosts.map((host) => member.call('POST', '/api/hostnames', { host })));
    expect(await list()).toHaveLength(10);
  });

  it('rejects names of private networks if private addresses are not allowed', async () => {
    const instance = await startTestInstance({ APP_URL: 'https://vitrine.page', TRUST_PROXY: '1' });
    const { member } = await openDomains({ instance, dns: domains.dns });
    for (const host of ['ada.test', 'ada.example', 'ada.internal', 'ada.local']) {
      expect((await member.call('POST', '/api/hostnames', { host })).status).toBe(400);
    }
    expect((await member.call('POST', '/api/hostnames', { host: 'ada.dev' })).body.url).toBe('https://ada.dev');
  });

  it('hides the claim from other members, who can neither check nor release it', async () => {
    const [ada, mary] = [await openDomains(domains), await openDomains(domains)];
    const { host } = await ada.claim(newHost());
    expect(await mary.list()).toEqual([]);
    expect((await mary.release(host)).status).toBe(404);
    expect((await mary.member.call('POST', `/api/hostnames/${host}/check`)).status).toBe(404);
    expect(await ada.list()).toHaveLength(1);
  });

  it('ignores unproven claims of other members and does not reveal them', async () => {
    const [ada, mary] = [await openDomains(domains), await openDomains(domains)];
    const host = newHost();
    const [hers, theirs] = [await ada.claim(host), await mary.claim(host)];
    expect(theirs.records[0]?.value).not.toBe(hers.records[0]?.value);
    expect({ ...theirs, records: [], createdAt: '', nextCheckAt: '' }).toEqual({
      ...{ ...hers, records: [], createdAt: '', nextCheckAt: '' },
    });
  });
});

describe('checking the records', () => {
  it('returns the found and the expected values', async () => {
    const { claim, check } = await openDomains(domains);
    const { host, records } = await claim(newHost());
    const [proof] = records;
    domains.dns.set(`_vitrine.${host}`, { TXT: ['v=spf1 -all'] });
    domains.dns.set(host, { A: ['198.51.100.4'] });
    expect(await check(host)).toMatchObject({
      state: 'pending',
      checkedAt: expect.any(String),
      seen: [
        {
          ...{ type: 'TXT', name: `_vitrine.${host}`, expected: [proof?.value], values: ['v=spf1 -all'] },
          ...{ isRight: false, fault: 'elsewhere' },
        },
        {
          type: 'A',
          name: host,
          expected: ['192.0.2.7'],
          values: ['198.51.100.4'],
          isRight: false,
          fault: 'elsewhere',
        },
      ],
    });
  });

  it.each([
    [{ CNAME: ['vitrine.example'] }, 'authorized'],
    [{ CNAME: ['Vitrine.Example'] }, 'authorized'],
    [{ CNAME: ['hop.lovelace.test'] }, 'authorized'],
    [{ A: ['192.0.2.7'] }, 'authorized'],
    [{ A: ['192.0.2.7'], AAAA: ['2001:db8::1'] }, 'pending'],
    [{ CNAME: ['elsewhere.test'] }, 'pending'],
    [{}, 'pending'],
    ['servfail' as const, 'pending'],
    ['refused' as const, 'pending'],
    ['noise' as const, 'pending'],
  ])('of %j results in the state %s', async (zone, state) => {
    const { claim, check, setRecords } = await openDomains(domains);
    domains.dns.set('hop.lovelace.test', { CNAME: ['last.lovelace.test'] });
    domains.dns.set('last.lovelace.test', { A: ['192.0.2.7'] });
    const claimed = await claim(newHost());
    setRecords(claimed);
    domains.dns.set(claimed.host, zone);
    expect((await check(claimed.host)).state).toBe(state);
  });

  it('finds the proof among many long TXT records', async () => {
    const { claim, check } = await openDomains(domains);
    const { host, records } = await claim(newHost());
    const texts = Array.from({ length: 180 }, (_, n) => `${n} ${'x'.repeat(300)}`);
    domains.dns.set(`_vitrine.${host}`, { TXT: [...texts, records[0]?.value ?? ''] });
    domains.dns.set(host, { A: ['192.0.2.7'] });
    const { state, seen } = await check(host);
    expect([state, seen[0]?.values.length]).toEqual(['authorized', 8]);
  });

  it('keeps the state if the DNS responses are too large', async () => {
    const { claim, check } = await openDomains(domains);
    const { host } = await claim(newHost());
    domains.dns.set(`_vitrine.${host}`, { TXT: Array.from({ length: 100 }, () => 'x'.repeat(10_000)) });
    domains.dns.set(host, { A: Array.from({ length: 10_000 }, (_, n) => `8.8.${n >> 8}.${n & 255}`) });
    expect((await check(host)).state).toBe('pending');
  });

  it('is limited to twenty times an hour', async () => {
    const { claim, check, member } = await openDomains(domains);
    const { host } = await claim(newHost());
    for (let n = 0; n < 20; n += 1) await check(host);
    const refused = await member.call('POST', `/api/hostnames/${host}/check`);
    expect([refused.status, refused.body.data.retryAfter > 3000]).toEqual([429, true]);
  });

  it('returns an error for a domain without a claim', async () => {
    const { member } = await openDomains(domains);
    for (const host of ['ada.test', '%00', 'a'.repeat(301), '..%2F..']) {
      expect([400, 404]).toContain((await member.call('POST', `/api/hostnames/${host}/check`)).status);
      expect([400, 404]).toContain((await member.call('DELETE', `/api/hostnames/${host}`)).status);
    }
  });

  it('rejects a private address if private addresses are not allowed', async () => {
    const instance = await startTestInstance({
      ...{ APP_URL: 'https://vitrine.page', TRUST_PROXY: '1' },
      ...{ DNS_SERVERS: domains.dns.address, DOMAIN_ADDRESSES: '10.0.0.7' },
    });
    const { claim, check } = await openDomains({ instance, dns: domains.dns });
    const { host, records } = await claim('www.ada.dev');
    domains.dns.set(`_vitrine.${host}`, { TXT: [records[0]?.value ?? ''] });
    domains.dns.set(host, { A: ['10.0.0.7'] });
    const { state, seen } = await check(host);
    expect([state, seen.at(-1)?.fault]).toEqual(['pending', 'private']);
  });

  it('leaves the domain unserved until an admin approves it, if the instance requires approval', async () => {
    const instance = await startTestInstance({
      ...{ APP_URL: 'http://vitrine.example', TRUST_PROXY: '1', DOMAIN_APPROVAL: 'true' },
      ...{ DNS_SERVERS: domains.dns.address, DOMAIN_ADDRESSES: '192.0.2.7', ALLOW_PRIVATE_ADDRESSES: 'true' },
    });
    const { claim, check, setRecords } = await openDomains({ instance, dns: domains.dns });
    const claimed = await claim(newHost());
    setRecords(claimed);
    expect((await check(claimed.host)).state).toBe('verified');
    const tlsAnswer = await fetch(`${instance.url}/internal/tls-ask?domain=${claimed.host}`);
    expect(tlsAnswer.status).toBe(404);
  });
});
