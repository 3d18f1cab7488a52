import { spawnSync } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../../pure/errors.ts';

/** The account for PostgreSQL: a user id to switch to, or a command prefix; neither if this process is not root. */
export type PostgresAccount = { prefix: string[]; identity?: { uid: number; gid: number } };

/**
 * Chooses the account for PostgreSQL, which refuses to run as root. Started by root, it runs as the user `postgres`
 * (created if missing) if that user can access its files; otherwise, for example in a folder under /root, in a user
 * namespace.
 */
export async function postgresAccount(dataDir: string, folder: string, binary: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await stat(folder).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) {
    const identity = { uid: owner.uid, gid: owner.gid };
    if (spawnSync(binary, ['--version'], { cwd: '/', ...identity }).status !== 0)
      throw new StartError(
        `${folder} belongs to the user ${owner.uid}, who cannot run PostgreSQL from ${dirname(binary)}. Move Vitrine to a folder that this user can access.`,
      );
    return { prefix: [], identity };
  }
  if (owner === undefined && (await isWorldAccessible(dataDir)) && (await isWorldAccessible(dirname(binary)))) {
    const user = findUser() ?? makeUser();
    if (user) return { prefix: [], identity: user };
  }
  const nobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  if (spawnSync('unshare', [...nobody.slice(1), 'true']).status === 0) return { prefix: nobody };
  throw new StartError(
    'PostgreSQL does not run as root, and no other user can access this folder. Run Vitrine as a regular user, move it to a folder that other users can access, or set DATABASE_URL.',
  );
}

async function isWorldAccessible(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path ? true : isWorldAccessible(dirname(path));
}

function findUser() {
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function makeUser() {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  return findUser();
}

/** Changes the owner of a file to the account that PostgreSQL runs as. */
export async function changeOwner(account: PostgresAccount, path: string) {
  if (account.identity) await chown(path, account.identity.uid, account.identity.gid);
}
