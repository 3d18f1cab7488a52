// `npm run sbom -- vitrine.cdx.json`: writes a software bill of materials (CycloneDX 1.5, JSON) of the product's
// packages. npm makes it from package-lock.json, with the hash and the license of each package.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './toolchain.mjs';

const OPTIONS = [
  '--offline',
  '--no-update-notifier',
  '--omit',
  'dev',
  '--package-lock-only',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
];

const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { status, stdout, stderr } = spawnSync('npm', ['sbom', ...OPTIONS], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(`npm could not make the list; it needs npm 10 or later.\n${stderr}`);
  process.exit(1);
}
const bom = JSON.parse(stdout);
// npm names the product after its folder.
Object.assign(bom.metadata.component, { name, version, licenses: [{ license: { id: license } }] });
const text = `${JSON.stringify(bom, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), text);
