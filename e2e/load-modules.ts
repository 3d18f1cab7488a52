import { join } from 'node:path';
import { createServer } from 'vite';

/** Loads modules by their paths in `src` as a bundler does, with all files that they import. */
export async function loadModules<Modules extends readonly unknown[]>(...paths: readonly string[]) {
  const server = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const modules = await Promise.all(paths.map((path) => server.ssrLoadModule(`/src/${path}`)));
  await server.close();
  return modules as unknown as Modules;
}
