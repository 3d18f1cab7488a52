import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cvFile } from '#cv/testing/cv-files.ts';
import { openCvs } from '#testing/cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CV_DOWNLOADS } from '../server/import-cv-from-address.ts';

const instance = shareTestInstance();
const inside = shareTestInstance({ ALLOW_PRIVATE_DOWNLOADS: 'true' });

async function serve(content: string | Buffer) {
  const server = createServer((_, response) => response.end(content)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/resume.json`;
}

describe('importing a CV from an address', () => {
  it('creates a CV from the file there', async () => {
    const ada = await openCvs(inside);
    const address = await serve('{"basics":{"name":"Ada Lovelace"}}');
    const { status, body } = await ada.ask('POST', '/import/address', { address });
    expect([status, body.name, body.report.format]).toEqual([201, 'Ada Lovelace', 'json-resume']);
    const europass = await serve(cvFile('europass.xml'));
    const other = await ada.ask('POST', '/import/address', { address: europass });
    expect(other.body.report.format).toBe('europass');
  });

  it('reads a file there for a review, and stores nothing', async () => {
    const ada = await openCvs(inside);
    const address = await serve('Ada Lovelace\nMathematician\nada@example.org\n\nSkills\nAnalysis, Series, Poetry\n');
    const { status, body } = await ada.ask('POST', '/read/address', { address });
    expect([status, body.document.basics.name, body.report.format]).toEqual([200, 'Ada Lovelace', 'text']);
    expect(body.source.marks.length).toBeGreaterThan(2);
    expect((await ada.ask('GET', '')).body.items).toEqual([]);
  });

  it('refuses a file that is no CV', async () => {
    const ada = await openCvs(inside);
    const { status, body } = await ada.ask('POST', '/import/address', { address: await serve('nothing') });
    expect([status, body.data.fields]).toMatchObject([400, [{ path: 'content' }]]);
  });

  it('downloads nothing from private networks', async () => {
    const ada = await openCvs(instance);
    const address = await serve('{"basics":{"name":"Ada Lovelace"}}');
    for (const private_ of [address, 'http://169.254.169.254/latest/', 'http://localhost/']) {
      const { status, body } = await ada.ask('POST', '/import/address', { address: private_ });
      expect([status, body.data.fields]).toMatchObject([400, [{ path: 'address' }]]);
    }
  });

  it('limits downloads per hour, and needs a member', async () => {
    const ada = await openCvs(inside);
    for (let at = 0; at < CV_DOWNLOADS.tries; at += 1) await inside.kernel.limits.count(CV_DOWNLOADS, ada.member.uid);
    expect((await ada.ask('POST', '/import/address', { address: 'https://example.org/' })).status).toBe(429);
    const response = await fetch(`${inside.url}/api/cvs/import/address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"address":"https://example.org/"}',
    });
    expect(response.status).toBe(401);
  });
});
