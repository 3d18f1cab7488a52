import { resolve } from 'node:path';
import {
  backupEncryption,
  CommandRefused,
  countBlobs,
  countRows,
  isEmpty,
  openBackup,
  requireKnownVersion,
  restoreBackup,
  runningInstances,
} from '#admin/service.ts';
import { openBlobs } from '#files/service.ts';
import { harmlessKinds } from '#mail/service.ts';
import { prepareDataDir, replaceKey } from '#platform/data-dir.ts';
import { openBus } from '#platform/db/bus.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { changeEmbeddedKey } from '#platform/db/embedded-keys.ts';
import { prepareDatabase } from '#platform/db/open-database.ts';
import { calledFrom } from '#platform/env.ts';
import { fingerprintOf } from '#platform/instance-identity/secret.ts';
import { startJobs } from '#platform/jobs.ts';
import { templates } from '../mails.ts';
import { amount } from './amount.ts';
import type { Call, Command } from './command.ts';
import { readDecryptionKey } from './encryption-options.ts';
import { openDatabaseAlone, openDataDir } from './open-instance.ts';

export const restore: Command = {
  name: 'restore',
  takes: ['<file>'],
  flags: ['replace', 'no-mail'],
  options: { identity: '<file>', 'passphrase-file': '<file>' },
  tells: 'Restore a backup into an empty instance; --replace overwrites an instance with members',
  run: async ({ given: [name = ''], flags, values, terminal, ...opening }) => {
    const { settings, closing } = opening;
    const file = resolve(calledFrom(), name);
    const kind = await backupEncryption(file);
    const decryption = kind && {
      key: await readDecryptionKey(kind, { settings, terminal, flags, values }),
      folder: await prepareDataDir(settings.DATA_DIR),
    };
    const backup = await openBackup(file, decryption);
    closing.push(backup.close);
    requireKnownVersion(backup);

    const place = await openDataDir(settings);
    const { url, ownerUrl, pool, superUrl } = await openDatabaseAlone(opening, place);
    if ((await runningInstances(pool)) > 0) {
      throw new CommandRefused('Vitrine is running on this database. Stop it, then try again.');
    }
    if (!(await isEmpty(pool))) await requireLeave(flags, terminal);

    // The backup contains neither the product's database roles nor the tables of its job queue.
    await prepareDatabase({ url, ownerUrl }, place.log);
    const bus = await openBus(url, place.log);
    closing.push(bus.close);
    const jobs = await startJobs({ pool, bus, log: place.log, works: false });
    closing.push(jobs.stop);
    const blobs = openBlobs({ settings, dataDir: place.dataDir });
    const rows = { harmlessMail: harmlessKinds(templates) };
    await restoreBackup(
      { db: await makeDatabase(pool), jobs, blobs, dataDir: place.dataDir, rows, sendsMail: !flags.has('no-mail') },
      backup,
    );
    const key = backup.key !== undefined && settings.SECRET === undefined ? backup.key : place.key;
    if (key !== place.key) {
      if (superUrl) await changeEmbeddedKey(superUrl, key);
      await replaceKey(place.dataDir, key);
    }

    const { manifest } = backup;
    const [people, files] = [countRows(manifest, 'users'), countBlobs(manifest)];
    terminal.say(
      `Restored as of ${manifest.madeAt}: ${amount(people, 'account')} and ${amount(files, 'file')}. Start Vitrine.`,
    );
    if (fingerprintOf(settings.SECRET ?? key) !== manifest.secret.fingerprint) terminal.warn(OTHER_SECRET);
    return 0;
  },
};

async function requireLeave(flags: ReadonlySet<string>, terminal: Call['terminal']) {
  if (!flags.has('replace')) {
    throw new CommandRefused('This instance has members. Restore into an empty one, or use --replace to overwrite it.');
  }
  const answer = await terminal.ask('This permanently deletes all data on this instance. Type yes to continue: ');
  if (answer !== 'yes') throw new CommandRefused('Nothing was changed.');
}

const OTHER_SECRET =
  'The backup was made with another SECRET. Two-factor secrets can’t be decrypted until you set SECRET to that value.';
