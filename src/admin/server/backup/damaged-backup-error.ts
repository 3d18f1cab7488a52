import { CommandError } from '../command-error.ts';

/** Returns the refusal of a file that isn't a complete, unchanged backup. */
export const damagedBackupError = (reason: string) =>
  new CommandError(`This file isn't a Vitrine backup, or it's damaged: ${reason}. Nothing was changed.`);
