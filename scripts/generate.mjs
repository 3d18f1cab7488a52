// Writes the generated files: the next SQL migration from the tables, `.env.example` from the settings,
// `docs/licenses.md` from package-lock.json, and `docs/data-retention.md` from the table of periods.
// `npm run generate -- --name what_changed`; with `--check` it writes nothing and fails if a file is outdated.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare, root, run } from './toolchain.mjs';

await prepare();
const check = process.argv.includes('--check');
const { name } = parseArgs({ options: { name: { type: 'string', default: 'change' } }, strict: false }).values;
const { envExample } = await import('../src/platform/pure/settings.ts');
const { retentionDocument } = await import('../src/platform/pure/retention.ts');
const { licensesPage, packageFaults, readPackages } = await import('./packages.ts');
const packages = readPackages(root);
/** The generated files with their content. */
const generated = {
  '.env.example': envExample(),
  'docs/licenses.md': licensesPage(packages),
  'docs/data-retention.md': retentionDocument(),
};

if (check) {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-drizzle-'));
  cpSync(join(root, 'drizzle'), copy, { recursive: true });
  const before = migrations(copy);
  await generateMigration(copy);
  const stale = migrations(copy).filter((file) => !before.includes(file));
  rmSync(copy, { recursive: true });
  if (stale.length > 0) fail('the tables have changed without a migration: npm run generate -- --name what_changed');
  for (const [file, text] of Object.entries(generated)) {
    if (readFileSync(join(root, file), 'utf8') !== text) fail(`${file} is stale: npm run generate`);
  }
  const faults = packageFaults(packages);
  if (faults.length > 0) fail(faults.join('\n'));
} else {
  const folder = join(root, 'drizzle');
  const before = migrations(folder);
  await generateMigration(folder);
  for (const file of migrations(folder).filter((made) => !before.includes(made))) forceRowSecurity(join(folder, file));
  for (const [file, text] of Object.entries(generated)) writeFileSync(join(root, file), text);
}

function migrations(folder) {
  return readdirSync(folder).filter((file) => file.endsWith('.sql'));
}

async function generateMigration(folder) {
  await run(
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

/**
 * Adds FORCE ROW LEVEL SECURITY, which drizzle-kit does not support. Without it, the policies would not apply to the
 * tables' owner, which the product may run as.
 */
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
