import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartError } from '#platform/pure/errors.ts';
import { postgresAccount } from './postgres-account.ts';

const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)('keeps the owner of an existing cluster, who must be able to run the programs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-account-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const [cluster, programs] = [join(dataDir, 'pg'), join(dataDir, 'bin')];
  for (const folder of [cluster, programs]) await mkdir(folder);
  await chown(cluster, 12_345, 12_345);
  const binary = join(programs, 'postgres');
  await writeFile(binary, '#!/bin/sh\n', { mode: 0o755 });
  const account = () => postgresAccount(dataDir, cluster, binary);
  await chmod(dataDir, 0o711);
  expect(await account()).toEqual({ prefix: [], identity: { uid: 12_345, gid: 12_345 } });
  await chmod(dataDir, 0o700);
  await expect(account()).rejects.toThrow(StartError);
});

it.skipIf(isRoot)('is the current user if that is not root', async () => {
  expect(await postgresAccount('/', '/', '/')).toEqual({ prefix: [] });
});
