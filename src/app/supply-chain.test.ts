import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { licensesPage, packageFaults, packagesOf, readPackages } from '../../scripts/packages.ts';

const INTEGRITY = 'sha512-P4/62zrgfH33CneE3Dn4WhJVA22YUU0eR51wKIan4NVRvwsA0YnPTwWGpNbpuacSujmSFLvyzpyuR30+fbq2Ew==';
const faultsOf = (entry: object, name = 'left-pad') =>
  packageFaults(
    packagesOf({
      packages: {
        '': {},
        [`node_modules/${name}`]: { version: '1.0.0', license: 'MIT', integrity: INTEGRITY, ...entry },
      },
    }),
  );

describe('the packages of the product', () => {
  it('have an integrity hash and an allowed license, and are listed in docs/licenses.md', async () => {
    const packages = readPackages('.');
    expect(packages.length).toBeGreaterThan(1000);
    expect(packageFaults(packages)).toEqual([]);
    expect(await readFile('docs/licenses.md', 'utf8')).toBe(licensesPage(packages));
  });

  it.each([
    ['without integrity', { integrity: undefined }, /^left-pad@1\.0\.0 has no sha512 integrity/],
    ['with a weak hash', { integrity: 'sha1-abc' }, /has no sha512 integrity/],
    ['for development without integrity', { integrity: undefined, dev: true }, /has no sha512 integrity/],
    ['under the GPL', { license: 'GPL-3.0-only' }, /has the license "GPL-3\.0-only", which is not allowed/],
    ['under MIT and the GPL', { license: '(MIT AND GPL-3.0-only)' }, /is not allowed/],
    ['under an exception for other packages', { license: 'LGPL-3.0-or-later' }, /is not allowed/],
    ['without a license', { license: undefined }, /has the license "", which is not allowed/],
  ])('are refused %s', (_, entry, why) => {
    expect(faultsOf(entry)).toEqual([expect.stringMatching(why)]);
  });

  it.each([
    ['with a choice of licenses', { license: '(GPL-3.0-only OR MIT)' }, 'left-pad'],
    ['for development under any license', { license: 'GPL-3.0-only', dev: true }, 'left-pad'],
    ['under an exception', { license: 'Apache-2.0 AND LGPL-3.0-or-later' }, '@img/sharp-win32-x64'],
  ])('are accepted %s', (_, entry, name) => {
    expect(faultsOf(entry, name)).toEqual([]);
  });

  it('are listed in the bill of materials with their hashes', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/sbom.mjs'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const bom = JSON.parse(stdout);
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { name: 'vitrine' } },
    });
    const listed = new Map<string, string>(
      bom.components.map(({ purl, hashes: [hash] }: { purl: string; hashes: { content: string }[] }) => [
        decodeURIComponent(purl),
        hash?.content,
      ]),
    );
    for (const { name, version, integrity } of readPackages('.').filter(({ name }) => name.startsWith('age-'))) {
      const hex = Buffer.from(integrity?.slice('sha512-'.length) ?? '', 'base64').toString('hex');
      expect(listed.get(`pkg:npm/${name}@${version}`)).toBe(hex);
    }
    expect(listed.size).toBeGreaterThan(200);
  });
});
