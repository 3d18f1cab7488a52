import { describe, expect, it } from 'vitest';
import { blockConnections } from '#testing/block-connections.ts';
import { startTestInstance } from '#testing/test-instance.ts';

describe('health and metrics', () => {
  it('report a running instance as alive and ready', async () => {
    const { url } = await startTestInstance();
    const alive = await fetch(`${url}/healthz`);
    expect(alive.status).toBe(200);
    expect(await alive.json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ok', database: 'ok', storage: 'ok' });
  });

  it('report an instance without its database as alive but not ready', async () => {
    const { url, databaseUrl } = await startTestInstance();
    const database = await blockConnections(databaseUrl);
    const gone = await fetch(`${url}/readyz`);
    expect(gone.status).toBe(503);
    expect(await gone.json()).toEqual({ status: 'failing', database: 'failing', storage: 'ok' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await database.open();
    expect((await fetch(`${url}/readyz`)).status, 'once the database is back').toBe(200);
  });

  it('label requests by kind, never by name', async () => {
    const { url } = await startTestInstance();
    await fetch(`${url}/`);
    await fetch(`${url}/ada-lovelace`);
    const answer = await fetch(`${url}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const metrics = await answer.text();
    expect(metrics).toMatch(/vitrine_http_request_seconds_count\{kind="page",method="GET",status="200"\} \d/);
    expect(metrics).toMatch(/vitrine_http_request_seconds_count\{kind="unknown",method="GET",status="404"\} \d/);
    expect(metrics).not.toContain('lovelace');
  });

  it('hide the metrics from requests through a proxy', async () => {
    for (const TRUST_PROXY of ['0', '1']) {
      const { url } = await startTestInstance({ TRUST_PROXY });
      for (const header of ['x-forwarded-for: 127.0.0.1', 'x-forwarded-for: 203.0.113.9', 'forwarded: for=127.0.0.1']) {
        const [name = '', value = ''] = header.split(': ');
        const answer = await fetch(`${url}/metrics`, { headers: { [name]: value } });
        expect(answer.status, header).toBe(404);
        expect(await answer.json(), header).toMatchObject({ code: 'NOT_FOUND' });
      }
    }
  });
});

describe('an instance that only runs jobs', () => {
  it('serves only the routes for operators', async () => {
    const { url } = await startTestInstance({ ROLE: 'jobs' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const path of ['/', '/setup', '/api/admin/health', '/favicon.svg']) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(404);
      expect(await answer.json(), path).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
