import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { AppError } from '../../pure/errors.ts';
import { CONTENT_POLICY } from './headers.ts';
import { makeReadyBody, type ReadyBody } from './ready-body.ts';

const CONTENT_TYPES: Record<string, string> = {
  // Dictionaries of Hunspell.
  '.aff': 'text/plain; charset=utf-8',
  '.dic': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** The folder of files whose names contain a hash of their content. */
const ASSETS = '/assets/';
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
const CACHE_SHORTLY = 'public, max-age=3600';

export type Assets = {
  has(path: string): boolean;
  /** Returns the file of the client build at this path, ready to send. */
  read(path: string): Promise<ReadyBody>;
  /** The HTML page that starts the app. */
  shell: Buffer;
  /** Returns the URL path of the file that a source file was built into. */
  urlOf(source: string): string;
};

type BuildManifest = Record<string, { file: string; css?: string[] }>;

/**
 * Loads the files of the client build, and the scripts and styles of the previous build for pages that are still open.
 * Only files present at the start are served, so no path can leave the folders.
 */
export async function loadAssets(folder: string, previous?: string): Promise<Assets> {
  const previousFiles = previous ? (await filesIn(previous)).filter(([path]) => path.startsWith(ASSETS)) : [];
  const currentFiles = (await filesIn(folder)).filter(
    ([path]) => !path.startsWith('/.vite/') && path !== '/index.html',
  );
  const paths = new Map([...previousFiles, ...currentFiles]);
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;
  const bodies = new Map<string, Promise<ReadyBody>>();

  const load = async (path: string, file: string) =>
    makeReadyBody(
      200,
      {
        'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': path.startsWith(ASSETS) ? CACHE_IMMUTABLE : CACHE_SHORTLY,
        ...(extname(file) === '.js' ? { 'content-security-policy': scriptPolicyOf(basename(file)) } : {}),
      },
      await readFile(file),
    );

  return {
    has: (path) => paths.has(path),
    read: (path) => {
      const file = paths.get(path);
      if (file === undefined) throw new AppError('NOT_FOUND');
      const body = bodies.get(path) ?? load(path, file);
      bodies.set(path, body);
      return body;
    },
    shell: await readFile(join(folder, 'index.html')),
    urlOf: (source) => {
      const entry = manifest[source];
      if (!entry) throw new Error(`not in the client build: ${source}`);
      return `/${entry.file}`;
    },
  };
}

/** Returns the policy of a script that runs as a worker. The checker of spelling is WebAssembly. */
const scriptPolicyOf = (name: string) =>
  name.startsWith('spelling-worker-') ? CONTENT_POLICY.wasmScript : CONTENT_POLICY.script;

/** Returns the files of a folder with their URL paths. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [`/${relative(folder, file).split(sep).join('/')}`, file]);
}
