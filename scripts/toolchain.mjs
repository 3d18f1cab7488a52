// Prepares every command, on a machine with only Node (20.19 or later) and npm.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { setPriority, constants as system } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentBuild, selectBuild } from './builds.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folder of all builds. */
export const dist = join(root, 'dist');
const bin = join(root, 'node_modules', '.bin');
const onWindows = process.platform === 'win32';
/** The Node that the product runs on, regardless of the one that started this process. */
const node24 = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');
/**
 * Files that the server reads at runtime. Each build has its own copy, so that it keeps running when the sources
 * change.
 */
const RESOURCES = ['package.json', 'messages', 'templates', 'examples', 'drizzle', 'lists'];
const SOURCES = [
  ...RESOURCES,
  'src',
  'public',
  'scripts/builds.mjs',
  'scripts/compiled-words.ts',
  'scripts/contract-routes.ts',
  'scripts/page-fonts.ts',
  'scripts/page-pictures.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const IS_TEST = /\.test\.tsx?$|^src\/(?:[^/]+\/)?testing\//;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Installs missing dependencies, then restarts under the product's own Node. */
export async function prepare() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Vitrine needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from nodejs.org.`);
  }
  install();
  if (process.execPath !== node24 && !process.env.VITRINE_NODE) {
    process.exit(await passOn(node24, [...process.execArgv, ...process.argv.slice(1)], { VITRINE_NODE: '1' }));
  }
}

function install() {
  const stamp = join(root, 'node_modules', '.vitrine-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node24)) return;
  console.log('Installing dependencies…');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
    env: { ...process.env, NODE_ENV: '' },
  });
  if (result.status !== 0) fail("npm couldn't install the packages. See its output above.");
  writeFileSync(stamp, wanted);
}

/** Returns the folder of the current sources' build, and builds it first if it doesn't exist. */
export async function ensureBuild() {
  const id = fingerprint().slice(0, 12);
  const current = currentBuild(dist);
  if (current && !isWritable(dist)) {
    if (existsSync(join(dist, id))) return join(dist, id);
    console.log("dist/ is read-only: using the last build, which doesn't match the current sources.");
    return current;
  }
  return selectBuild(dist, id, async (folder) => {
    console.log('Building…');
    for (const name of RESOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
    await build('--outDir', relative(root, join(folder, 'client')));
    await build('--outDir', relative(root, join(folder, 'server')), '--ssr');
  });
}

/** Builds the design system's gallery, which only tests and screenshots use, if a source has changed. */
export async function ensureGallery() {
  const folder = join(root, '.vitrine', 'design');
  const stamp = join(folder, '.sources');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building…');
  await build('--mode', 'design');
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, wanted);
}

const build = (...options) => run('vite', ['build', '--logLevel', 'warn', ...options]);

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns a hash of the names and contents of all sources. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(join(root, path))) return;
    if (statSync(join(root, path)).isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort()) visit(join(path, entry));
    } else if (!IS_TEST.test(path)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}:${content.length}\n`).update(content);
    }
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}

/**
 * Runs an installed program to its end, and returns its exit code. A failure ends this process, unless it `mayFail`. A
 * signal ends both.
 */
export async function run(program, args, { mayFail = false, env, stdio = 'inherit' } = {}) {
  const child = spawn(program, args, { cwd: root, stdio, shell: onWindows, env: environment(env) });
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => fail(`Couldn't run ${program}: ${error.message}`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  if (isStopped || (code !== 0 && !mayFail)) process.exit(code || 1);
  return code;
}

/** Runs an installed program beside others, which go first, and returns its exit code and output. */
export function runBeside(program, args) {
  const child = spawn(program, args, { cwd: root, shell: onWindows, env: environment() });
  try {
    setPriority(child.pid, system.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It runs as fast as the others then.
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function environment(extra = {}) {
  const path = `${dirname(node24)}${delimiter}${bin}${delimiter}${process.env.PATH}`;
  return { ...process.env, ...extra, PATH: path };
}

/**
 * Runs a program in place of this process, with its signals and its exit code. Replaces the process where the system
 * can.
 */
export function passOn(program, args, env = {}) {
  if (process.execve && !onWindows) process.execve(program, [program, ...args], { ...process.env, ...env });
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  // Ctrl+C also reaches the child directly, which ignores the second signal.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Couldn't run ${program}: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

export { node24 };

export function fail(message) {
  console.error(message);
  process.exit(1);
}
