import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { root } from '#platform/server/root.ts';
import type { PinnedItem } from '../shares/pinned.ts';
import { upgradePinned } from '../shares/pinned.ts';

/** The folder of the example sites: one folder each, with `site.json` and the pictures in `files/`. */
export const EXAMPLES_FOLDER = join(root, 'examples');

/** The copy of a site, as a pinned link stores it. Pictures have the URLs of the example's own files. */
export type ExampleSite = Extract<PinnedItem, { kind: 'portfolio' }>;

export type ExampleStore = {
  /** The names of the examples, in the order in which they are listed. */
  names: readonly string[];
  siteOf(name: string): ExampleSite | undefined;
  /** Returns the response with a file of an example; undefined if it has no such file. */
  fileOf(name: string, file: string): Promise<ReadyBody | undefined>;
};

const PICTURE_TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** Names of files contain a hash of their content. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Reads the example sites. Only files that exist at the start are served, so no path can leave the folders. Throws if
 * an example can't be read.
 */
export async function openExamples(folder = EXAMPLES_FOLDER): Promise<ExampleStore> {
  const names = JSON.parse(await readFile(join(folder, 'order.json'), 'utf8')) as string[];
  const sites = new Map<string, ExampleSite>();
  const files = new Map<string, string>();
  for (const name of names) {
    sites.set(name, await readSite(join(folder, name, 'site.json')));
    for (const file of await namesIn(join(folder, name, 'files')))
      files.set(`${name}/${file}`, join(folder, name, 'files', file));
  }
  return {
    names,
    siteOf: (name) => sites.get(name),
    fileOf: async (name, file) => {
      const path = files.get(`${name}/${file}`);
      return path === undefined ? undefined : pictureBody(path);
    },
  };
}

async function readSite(file: string): Promise<ExampleSite> {
  const { version, site } = JSON.parse(await readFile(file, 'utf8')) as {
    version: number;
    site: Record<string, unknown>;
  };
  const item = upgradePinned(site, version);
  if (item.kind !== 'portfolio') throw new Error(`not a site: ${file}`);
  return item;
}

const pictureBody = async (path: string) =>
  makeReadyBody(
    200,
    {
      'content-type': PICTURE_TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': CACHE_IMMUTABLE,
    },
    await readFile(path),
  );

/** Returns the names of the files in a folder. An example without pictures has none: Git keeps no empty folder. */
async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}
