import { resolve } from 'node:path';
import {
  CommandRefused,
  countBlobs,
  countRows,
  fingerprintOf,
  isEmpty,
  openBackup,
  requireKnownVersion,
  restoreBackup,
  runningInstances,
  secretsOf,
} from '#admin/service.ts';
import { openBlobs } from '#files/service.ts';
import { replaceKey } from '#platform/data-dir.ts';
import { openBus } from '#platform/db/bus.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { changeEmbeddedKey } from '#platform/db/embedded-keys.ts';
import { migrate } from '#platform/db/migrate.ts';
import { calledFrom } from '#platform/env.ts';
import { startJobs } from '#platform/jobs.ts';
import { amount } from './amount.ts';
import type { Call, Command } from './command.ts';
import { openDatabaseAlone, openDataDir } from './open-instance.ts';

export const restore: Command = {
  name: 'restore',
  takes: ['<file>'],
  flags: ['replace'],
  tells: 'put a backup into an empty instance; with --replace, in the place of one that has members',
  run: async ({ given: [name = ''], flags, terminal, ...opening }) => {
    const { settings, closing } = opening;
    const backup = await openBackup(resolve(calledFrom(), name));
    closing.push(backup.close);
    requireKnownVersion(backup);

    const place = await openDataDir(settings);
    const { url, pool, superUrl } = await openDatabaseAlone(opening, place);
    if ((await runningInstances(pool)) > 0) {
      throw new CommandRefused('Vitrine is running on this database. Stop it, then try again.');
    }
    if (!(await isEmpty(pool))) await requireLeave(flags, terminal);

    // The roles of the product and the tables of its jobs are not in the backup.
    await migrate(pool);
    const bus = await openBus(url, place.log);
    closing.push(bus.close);
    const jobs = await startJobs({ pool, bus, log: place.log, works: false });
    closing.push(jobs.stop);
    const blobs = openBlobs({ settings, dataDir: place.dataDir });
    await restoreBackup({ db: makeDatabase(pool), jobs, blobs, dataDir: place.dataDir }, backup);
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
    if (fingerprintOf(secretsOf(settings, key)) !== manifest.secret.fingerprint) terminal.warn(OTHER_SECRET);
    return 0;
  },
};

async function requireLeave(flags: ReadonlySet<string>, terminal: Call['terminal']) {
  if (!flags.has('replace')) {
    throw new CommandRefused(
      'This instance has members. Restore into an empty one, or take --replace to put the backup in their place.',
    );
  }
  const answer = await terminal.ask('All that is here goes, for good. Type yes to go on: ');
  if (answer !== 'yes') throw new CommandRefused('Nothing was changed.');
}

const OTHER_SECRET =
  'The backup was made under another secret: second factors don’t open and everybody signs in anew, until SECRET is what it was then.';
