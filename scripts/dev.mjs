// `npm run dev`: the product with reload on http://localhost:5173. Vite serves the app's modules and swaps them as they
// change; everything else is asked of the real server, which is rebuilt and started anew when its sources change.
// On /design stands the gallery of the design system, which is no part of the product.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale, node24, prepare, root } from './toolchain.mjs';

await prepare();
buildIfStale();
const { build, createServer } = await import('vite');
const { isAppPath } = await import('../src/app/route-table.ts');

const API = 'http://localhost:3000';
const ADDRESS = 'http://localhost:5173';
const VITES_OWN = /^\/(?:@|src\/|messages\/|node_modules\/|__)/;
const GALLERY = /^\/design\/?(?=\?|$)/;

let server;
let restarting = Promise.resolve();
const start = () => {
  const env = { ...process.env, APP_URL: ADDRESS, PORT: '3000' };
  server = spawn(node24, [join(root, 'dist', 'server', 'server.js')], { stdio: 'inherit', env });
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

for (const ssr of [false, true]) {
  const watcher = await build({ logLevel: 'warn', build: { ssr, watch: {}, emptyOutDir: false } });
  watcher.on('event', ({ code }) => code === 'END' && restart());
}

const vite = await createServer({
  logLevel: 'warn',
  server: {
    port: 5173,
    strictPort: true,
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
