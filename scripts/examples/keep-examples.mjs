// Keeps copies of the demo's sites in `examples/`, as pinned links store them, with their pictures.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import pg from 'pg';
import { root } from '../toolchain.mjs';

const folder = join(root, '.vitrine', 'examples');
/** The URLs of pictures and media, by which an instance serves the files of its members. */
const PICTURE = /^\/images\/[0-9a-f-]{36}\/\d+\.(?:avif|webp)$/;
const OTHER_FILE = /^\/(?:images|media)\//;
/** The fields of a CV that hold the ids of pictures, which an example doesn't have. */
const PICTURE_IDS = new Set(['image', 'logo']);

/** Writes the example of each member. */
export async function keepExamples({ product, postgres, members }) {
  const superUrl = new URL(postgres.superUrl);
  superUrl.pathname = new URL(postgres.url).pathname;
  const client = new pg.Client(superUrl.href);
  await client.connect();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (const member of members) await keepExample(product, client, member);
  } finally {
    await client.end();
  }
  write(
    'order.json',
    members.map(({ person }) => person.username),
  );
  // Complete now: until here, a build could need the former ones.
  rmSync(join(root, 'examples'), { recursive: true, force: true });
  renameSync(folder, join(root, 'examples'));
}

async function keepExample({ url }, client, { person: { username }, call }) {
  const { shareId } = await call('POST', '/api/shares', {
    label: 'Example',
    target: { kind: 'portfolio' },
    pinned: true,
  });
  const { rows } = await client.query('select pinned, pinned_version as version from shares where id = $1', [shareId]);
  const [{ pinned, version }] = rows;
  const { images: _, ...site } = pinned;
  mkdirSync(join(folder, username, 'files'), { recursive: true });
  write(join(username, 'site.json'), {
    version,
    site: await withOwnFiles(site, (path) => keepFile(url, username, path)),
  });
}

/** Returns the content with the URLs of the example's own files. */
async function withOwnFiles(value, keep) {
  if (typeof value === 'string') {
    if (PICTURE.test(value)) return keep(value);
    if (OTHER_FILE.test(value)) throw new Error(`An example can't contain ${value}`);
    return value;
  }
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = [];
    for (const item of value) items.push(await withOwnFiles(item, keep));
    return items;
  }
  const fields = [];
  for (const [name, field] of Object.entries(value))
    fields.push([name, PICTURE_IDS.has(name) && typeof field === 'string' ? null : await withOwnFiles(field, keep)]);
  return Object.fromEntries(fields);
}

/** Keeps a picture under a name with its hash, and returns its URL in the example. */
async function keepFile(url, username, path) {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + extname(path);
  writeFileSync(join(folder, username, 'files', name), bytes);
  return `/examples/${username}/files/${name}`;
}

function write(file, value) {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
