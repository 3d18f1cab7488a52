import { resolve } from 'node:path';
import { countBlobs, countRows, detectBackupEncryption, openBackup } from '#admin/service.ts';
import { prepareDataDir } from '#platform/server/data-dir.ts';
import { calledFrom } from '#platform/server/env.ts';
import { listMissing } from './backup.ts';
import type { Command } from './command.ts';
import { readDecryptionKey } from './encryption-options.ts';
import { pluralize } from './pluralize.ts';

export const verifyBackup: Command = {
  name: 'backup verify',
  operandNames: ['<file>'],
  options: { identity: '<file>', 'passphrase-file': '<file>' },
  description: 'Check that a backup is complete, without restoring it',
  run: async ({ operands: [name = ''], flags, values, terminal, settings, closing }) => {
    const file = resolve(calledFrom(), name);
    const kind = await detectBackupEncryption(file);
    const decryption = kind && {
      key: await readDecryptionKey(kind, { settings, terminal, flags, values }),
      folder: await prepareDataDir(settings.DATA_DIR),
    };
    const { manifest, close } = await openBackup(file, decryption);
    closing.push(close);
    const { madeAt, version, missing } = manifest;
    const [people, files] = [countRows(manifest, 'users'), countBlobs(manifest)];
    const state = missing.length === 0 ? 'complete' : 'intact';
    terminal.print(
      `${file} is ${state}: ${pluralize(people, 'account')} and ${pluralize(files, 'file')}. Backup made ${madeAt} by version ${version}.`,
    );
    if (missing.length > 0) terminal.warn(describeMissing(missing));
    return missing.length === 0 ? 0 : 1;
  },
};

/** Returns the message about the files whose bytes were missing or damaged in storage when the backup was made. */
const describeMissing = (missing: readonly string[]) =>
  `${pluralize(missing.length, 'file')} ${missing.length === 1 ? 'was' : 'were'} already missing or damaged in storage when it was made:${listMissing(missing)}`;
