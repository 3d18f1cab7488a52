import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasCaddy, startCaddy } from '#hostnames/testing/caddy.ts';
import { root } from '#platform/server/root.ts';
import { newHost, openDomains, shareDomains } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';

const domains = shareDomains();

/** Returns the Caddyfile of the operators' guide, for an instance on another port. */
async function documentedCaddyfile(port: number) {
  const page = await readFile(join(root, 'docs', 'own-domains.md'), 'utf8');
  const snippet = /```caddyfile\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
  return snippet.replaceAll('localhost:3000', `127.0.0.1:${port}`);
}

// Skipped where Caddy is not installed.
it.skipIf(!hasCaddy)('behind Caddy, only served domains get a certificate', async () => {
  const { visit } = await startCaddy(await documentedCaddyfile(domains.instance.port));
  const ada = await openDomains(domains);
  const host = await ada.own();
  const home = await eventually(() => visit(host));
  expect(home).toMatchObject({ status: 200, hsts: 'max-age=604800' });
  expect(home.body).toContain('Countess of computing');

  const claimed = await ada.claim(newHost());
  for (const other of [claimed.host, newHost()]) {
    await expect(visit(other)).rejects.toThrow(/alert|disconnected|ECONNRESET/);
  }
  ada.setRecords(claimed);
  await ada.check(claimed.host);
  expect((await eventually(() => visit(claimed.host))).status).toBe(200);
});
