// Builds are folders side by side: `dist/<id>`, named after the content of their sources. A complete build never
// changes, so a running instance keeps its files while others are built. `dist/current` holds the id of the build that
// starts next and, on a second line, of the previous one.
// Plain JavaScript without dependencies: it runs before anything is installed, and the server bundles it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ID = /^[0-9a-f]{12}$/;
const UNFINISHED = '.new-';
const REMOVED = '.old-';
const POINTER = '.current-';
const HOLDERS = 'in-use';

/** Returns the folder of the build that starts next, or undefined before the first one. */
export const currentBuild = (dist) => pointedAt(dist)[0];

/** Returns the folder of the previous build, or undefined if there is none. */
export const previousBuild = (dist) => pointedAt(dist)[1];

/**
 * Makes a build current and returns its folder. If it doesn't exist yet, `build` writes it into a new folder, which
 * gets its name when it is complete. Unused builds are removed.
 */
export async function selectBuild(dist, id, build) {
  const folder = join(dist, id);
  // Held before the check, because another process may be removing old builds at this moment.
  let release = holdBuild(folder);
  if (!existsSync(folder)) {
    release();
    await addBuild(dist, folder, build);
    release = holdBuild(folder);
  }
  setCurrent(dist, id);
  removeOldBuilds(dist);
  release();
  return folder;
}

/** Keeps a build from being removed until this process ends or calls the returned function. */
export function holdBuild(folder) {
  const holder = join(folder, HOLDERS, nameOf(process.pid));
  try {
    writeFileSync(holder, '');
  } catch {
    // In a read-only folder, nothing can be removed either.
  }
  const release = () => ignoringErrors(() => rmSync(holder, { force: true }));
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

async function addBuild(dist, folder, build) {
  const unfinished = join(dist, `${UNFINISHED}${nameOf(process.pid)}-${basename(folder)}`);
  const discard = () => rmSync(unfinished, { recursive: true, force: true });
  process.once('exit', discard);
  try {
    discard();
    mkdirSync(join(unfinished, HOLDERS), { recursive: true });
    await build(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has built the same sources first.
    if (error?.code !== 'ENOTEMPTY' && error?.code !== 'EEXIST') throw error;
  } finally {
    process.off('exit', discard);
    discard();
  }
}

function setCurrent(dist, id) {
  const [current] = pointedAt(dist);
  if (current && basename(current) === id) return;
  const pointer = join(dist, `${POINTER}${nameOf(process.pid)}`);
  writeFileSync(pointer, `${id}\n${current ? `${basename(current)}\n` : ''}`);
  renameSync(pointer, join(dist, 'current'));
}

/**
 * Removes the remains of interrupted builds, and all builds except the current one, the previous one and those in use.
 */
function removeOldBuilds(dist) {
  const kept = new Set(pointedAt(dist));
  for (const name of readdirSync(dist)) {
    const folder = join(dist, name);
    if (ID.test(name) ? !kept.has(folder) && !isInUse(folder) : isLeftOver(name)) ignoringErrors(() => remove(folder));
  }
}

/** Renames a build before deleting it, so that a folder with the name of a build is always complete. */
function remove(folder) {
  const removed = ID.test(basename(folder)) ? join(folder, '..', `${REMOVED}${basename(folder)}`) : folder;
  if (removed !== folder) renameSync(folder, removed);
  rmSync(removed, { recursive: true, force: true });
}

function isInUse(folder) {
  let inUse = false;
  ignoringErrors(() => {
    for (const name of readdirSync(join(folder, HOLDERS))) inUse ||= isRunning(name);
  });
  return inUse;
}

function isLeftOver(name) {
  if (name.startsWith(REMOVED)) return true;
  const prefix = [UNFINISHED, POINTER].find((start) => name.startsWith(start));
  return prefix !== undefined && !isRunning(name.slice(prefix.length));
}

/** Returns a unique name of a process: its id and its start time, because ids are reused. */
const nameOf = (pid) => `${pid}-${startOf(pid)}`;

/** Returns the start time of a process in the system's units, or 0 if the system does not report it. */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '0';
  }
}

function isRunning(name) {
  const [pid, start] = name.split('-');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if (error.code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === start || now === '0' || start === '0';
}

function pointedAt(dist) {
  let names = [];
  ignoringErrors(() => {
    names = readFileSync(join(dist, 'current'), 'utf8').split('\n');
  });
  return names
    .filter((name) => ID.test(name))
    .map((name) => join(dist, name))
    .filter((folder) => existsSync(folder));
}

/** Ignores errors, for files that may be gone or belong to another user. */
function ignoringErrors(work) {
  try {
    work();
  } catch {
    // Nothing depends on the result.
  }
}
