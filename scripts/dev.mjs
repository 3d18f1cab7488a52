// `npm run dev`: runs the product with reload on http://localhost:5173. Vite serves the app's modules and swaps them as
// they change; other requests go to the real server, which is rebuilt and restarted when its sources change.
// The design system's gallery, which is not part of the product, is at /design.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { node24, prepare, root } from './toolchain.mjs';

await prepare();
const { build, createServer } = await import('vite');
const { isAppPath } = await import('../src/app/route-table.ts');

const API = 'http://localhost:3000';
const ADDRESS = 'http://localhost:5173';
const VITES_OWN = /^\/(?:@|src\/|messages\/|node_modules\/|__)/;
const GALLERY = /^\/design\/?(?=\?|$)/;

/** The development build, rebuilt in place and therefore used by nothing else. */
const FOLDER = join(root, '.vitrine', 'dev');

let server;
let restarting = Promise.resolve();
const start = () => {
  const env = { ...process.env, APP_URL: ADDRESS, PORT: '3000' };
  server = spawn(node24, [join(FOLDER, 'server', 'server.js')], { stdio: 'inherit', env });
};
const stop = () =>
  new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
const restart = () => {
  restarting = restarting.then(stop).then(start);
};

rmSync(FOLDER, { recursive: true, force: true });
const built = new Set();
for (const name of ['client', 'server']) {
  const outDir = join(FOLDER, name);
  const watcher = await build({
    logLevel: 'warn',
    build: { ssr: name === 'server', outDir, watch: {}, emptyOutDir: false },
  });
  watcher.on('event', ({ code }) => {
    if (code !== 'END') return;
    built.add(name);
    if (built.size === 2) restart();
  });
}

const vite = await createServer({
  logLevel: 'warn',
  server: {
    port: 5173,
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/.vitrine/**'] },
    proxy: {
      '/': {
        target: API,
        bypass: ({ url = '/' }) => {
          if (GALLERY.test(url)) return url.replace(GALLERY, '/design.html');
          return VITES_OWN.test(url) || isAppPath(url.split('?')[0]) ? url : undefined;
        },
      },
    },
  },
});
await vite.listen();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await Promise.all([restarting.then(stop), vite.close()]);
    process.exit(0);
  });
}
