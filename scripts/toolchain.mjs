// What every command needs before it can do its work, on a machine with only Node (20.19 or later) and npm.
// Plain JavaScript without a dependency: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const onWindows = process.platform === 'win32';
/** The Node that the product runs on, whichever one started us. */
const node24 = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');
const SOURCES = [
  'src',
  'messages',
  'templates',
  'drizzle',
  'lists',
  'public',
  'scripts/page-fonts.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Installs what is missing, then goes on under the product's own Node. */
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
  console.log('Installing what Vitrine is made of…');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
    env: { ...process.env, NODE_ENV: '' },
  });
  if (result.status !== 0) fail('npm could not install the packages; its own words are above.');
  writeFileSync(stamp, wanted);
}

/** Builds when a source has changed since the last build; answers whether it did. */
export const buildIfStale = () => buildInto('dist', [[], ['--ssr']]);

/** The gallery of the design system, which only tests and pictures look at. */
export const buildGalleryIfStale = () => buildInto(join('.vitrine', 'design'), [['--mode', 'design']]);

function buildInto(folder, builds) {
  const stamp = join(root, folder, '.sources');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.log('Building…');
  for (const options of builds) run('vite', ['build', '--logLevel', 'warn', ...options]);
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** Names, sizes and times of all sources: what changes when one is edited, added or taken away. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(join(root, path))) return;
    const info = statSync(join(root, path));
    if (info.isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort()) visit(join(path, entry));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}:${info.size}:${info.mtimeMs}\n`);
    }
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}

/** Runs one of the installed programs to its end; a failure ends us too. */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    ...options,
    env: {
      ...process.env,
      ...options.env,
      PATH: `${dirname(node24)}${delimiter}${bin}${delimiter}${process.env.PATH}`,
    },
  });
  if (result.error) fail(`${program} could not be run: ${result.error.message}`);
  if (result.status !== 0 && !options.mayFail) process.exit(result.status ?? 1);
  return result;
}

/** Runs one of the installed programs beside others; answers its code and all that it said. */
export function runQuietly(program, args) {
  const child = spawn(program, args, { cwd: root, shell: onWindows, env: environment() });
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

/** Runs a program in our place: it gets our signals, we end with its code. Where the system can, it takes our process. */
export function passOn(program, args, env = {}) {
  if (process.execve && !onWindows) process.execve(program, [program, ...args], { ...process.env, ...env });
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  // Ctrl+C reaches the child by itself as well; it takes the second signal for the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

export { node24 };

export function fail(message) {
  console.error(message);
  process.exit(1);
}
