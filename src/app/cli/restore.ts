import { resolve } from 'node:path';
import {
  CommandError,
  countBlobs,
  countRows,
  countRunningInstances,
  detectBackupEncryption,
  isEmpty,
  openBackup,
  requireKnownVersion,
  restoreBackup,
} from '#admin/service.ts';
import { openBlobs } from '#files/service.ts';
import { templatesWithoutSecrets } from '#mail/service.ts';
import { prepareDataDir, replaceKey } from '#platform/server/data-dir.ts';
import { openBus } from '#platform/server/db/bus.ts';
import { makeDatabase } from '#platform/server/db/database.ts';
import { changeEmbeddedKey } from '#platform/server/db/embedded-keys.ts';
import { prepareDatabase } from '#platform/server/db/open-database.ts';
import { calledFrom } from '#platform/server/env.ts';
import { fingerprintOf } from '#platform/server/instance-identity/secret.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { templates } from '../mails.ts';
import type { Command, CommandInput } from './command.ts';
import { readDecryptionKey } from './encryption-options.ts';
import { openDatabaseExclusively, openDataDir } from './open-instance.ts';
import { pluralize } from './pluralize.ts';

export const restore: Command = {
  name: 'restore',
  operandNames: ['<file>'],
  flags: ['replace', 'no-mail'],
  options: { identity: '<file>', 'passphrase-file': '<file>' },
  description: 'Restore a backup into an empty instance; --replace overwrites an instance that already has members',
  run: async ({ operands: [name = ''], flags, values, terminal, ...context }) => {
    const { settings, closing } = context;
    const file = resolve(calledFrom(), name);
    const kind = await detectBackupEncryption(file);
    const decryption = kind && {
      key: await readDecryptionKey(kind, { settings, terminal, flags, values }),
      folder: await prepareDataDir(settings.DATA_DIR),
    };
    const backup = await openBackup(file, decryption);
    closing.push(backup.close);
    requireKnownVersion(backup);

    const location = await openDataDir(settings);
    const { url, ownerUrl, pool, superUrl } = await openDatabaseExclusively(context, location);
    if ((await countRunningInstances(pool)) > 0) {
      throw new CommandError('Vitrine is running on this database. Stop it, then try again.');
    }
    if (!(await isEmpty(pool))) await confirmOverwrite(flags, terminal);

    // The backup contains neither the product's database roles nor the tables of its job queue.
    await prepareDatabase({ url, ownerUrl }, location.log);
    const bus = await openBus(url, location.log);
    closing.push(bus.close);
    const jobs = await startJobs({ pool, bus, log: location.log, runsJobs: false });
    closing.push(jobs.stop);
    const blobs = openBlobs({ settings, dataDir: location.dataDir });
    const rows = { harmlessMail: templatesWithoutSecrets(templates) };
    await restoreBackup(
      { db: await makeDatabase(pool), jobs, blobs, dataDir: location.dataDir, rows, sendsMail: !flags.has('no-mail') },
      backup,
    );
    const key = backup.key !== undefined && settings.SECRET === undefined ? backup.key : location.key;
    if (key !== location.key) {
      if (superUrl) await changeEmbeddedKey(superUrl, key);
      await replaceKey(location.dataDir, key);
    }

    const { manifest } = backup;
    const [people, files] = [countRows(manifest, 'users'), countBlobs(manifest)];
    terminal.print(
      `Restored ${pluralize(people, 'account')} and ${pluralize(files, 'file')} from the backup made ${manifest.madeAt}. You can now start Vitrine.`,
    );
    if (fingerprintOf(settings.SECRET ?? key) !== manifest.secret.fingerprint) terminal.warn(OTHER_SECRET);
    return 0;
  },
};

async function confirmOverwrite(flags: ReadonlySet<string>, terminal: CommandInput['terminal']) {
  if (!flags.has('replace')) {
    throw new CommandError('This instance has members. Restore into an empty one, or use --replace to overwrite it.');
  }
  const answer = await terminal.ask('This permanently deletes all data on this instance. Type yes to continue: ');
  if (answer !== 'yes') throw new CommandError('Nothing was changed.');
}

const OTHER_SECRET =
  "The backup was made with another SECRET. Two-factor secrets can't be decrypted until you set SECRET to that value.";
