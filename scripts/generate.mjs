// Writes what is made from the sources: the next SQL migration out of the tables, `.env.example` out of the settings, and
// docs/licences.md out of package-lock.json.
// `npm run generate -- --name what_changed`; with `--check` it writes nothing and fails if something is stale.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { prepare, root, run } from './toolchain.mjs';

await prepare();
const check = process.argv.includes('--check');
const name = process.argv[process.argv.indexOf('--name') + 1] ?? 'change';
const { envExample } = await import('../src/platform/settings.ts');
const { licencesPage, packageFaults, readPackages } = await import('./packages.ts');
const packages = readPackages(root);
const licences = join(root, 'docs', 'licences.md');

if (check) {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-drizzle-'));
  cpSync(join(root, 'drizzle'), copy, { recursive: true });
  const before = migrations(copy);
  generateMigration(copy);
  const stale = migrations(copy).filter((file) => !before.includes(file));
  rmSync(copy, { recursive: true });
  if (stale.length > 0) fail('the tables have changed without a migration: npm run generate -- --name what_changed');
  if (readFileSync(join(root, '.env.example'), 'utf8') !== envExample())
    fail('.env.example is stale: npm run generate');
  if (readFileSync(licences, 'utf8') !== licencesPage(packages)) fail('docs/licences.md is stale: npm run generate');
  const faults = packageFaults(packages);
  if (faults.length > 0) fail(faults.join('\n'));
} else {
  const folder = join(root, 'drizzle');
  const before = migrations(folder);
  generateMigration(folder);
  for (const file of migrations(folder).filter((made) => !before.includes(made))) forceRowSecurity(join(folder, file));
  writeFileSync(join(root, '.env.example'), envExample());
  writeFileSync(licences, licencesPage(packages));
}

function migrations(folder) {
  return readdirSync(folder).filter((file) => file.endsWith('.sql'));
}

function generateMigration(folder) {
  run(
    'drizzle-kit',
    [
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      './src/**/tables.ts',
      '--out',
      relative(root, folder),
      '--name',
      name,
    ],
    {
      stdio: ['ignore', check ? 'ignore' : 'inherit', 'inherit'],
    },
  );
}

/** drizzle-kit knows no FORCE; without it the tables' owner, which is us, would stand above the policies. */
function forceRowSecurity(file) {
  const sql = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    sql.replace(
      /ALTER TABLE ("\w+") ENABLE ROW LEVEL SECURITY;/g,
      'ALTER TABLE $1 ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;',
    ),
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
