import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { currentBuild } from '../../scripts/builds.mjs';
import { makeFastFolder } from './fast-folder.ts';

/** The folder of the current build. */
export const build = requireBuild(join(import.meta.dirname, '..', '..', 'dist'));

/** The path of the built server. */
export const serverFile = join(build, 'server', 'server.js');

/** A running instance of the built product. */
export type Product = {
  url: string;
  dataDir: string;
  /** The setup link for the first admin, as printed by the server. */
  setUpLink: string;
  process: ChildProcess;
  /** Resolves to the exit code when the process ends. */
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
};

/** Starts the built product with its own data directory and PostgreSQL. `{port}` in a setting becomes its port. */
export async function startProduct(env: Record<string, string> = {}, server = serverFile): Promise<Product> {
  const dataDir = env.DATA_DIR ?? (await makeFastFolder());
  const { port, child, ended, output } = await startOnSomePort(server, { ...env, DATA_DIR: dataDir });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    setUpLink: /(\S+\/setup#\S+)/.exec(output)?.[1] ?? '',
    process: child,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Starts the server on a free port, and retries if another test has taken the port meanwhile. */
async function startOnSomePort(server: string, env: Record<string, string>, tries = 3) {
  const port = env.PORT ?? String(await freePort());
  try {
    return { port, ...(await startOn(port, server, env)) };
  } catch (error) {
    if (env.PORT || tries === 1 || !String(error).includes('is already in use')) throw error;
    return startOnSomePort(server, env, tries - 1);
  }
}

async function startOn(port: string, server: string, env: Record<string, string>) {
  const settings = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value.replace('{port}', port)]),
  );
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Vitrine is running') && resolve());
    void ended.then((code) => reject(new Error(`the product ended with ${code}: ${output}`)));
  });
  return { child, ended, output };
}

/** Returns a port on which nothing listens. */
export async function freePort() {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function requireBuild(dist: string) {
  const current = currentBuild(dist);
  if (!current) throw new Error('There is no build yet: npm run build');
  return current;
}
