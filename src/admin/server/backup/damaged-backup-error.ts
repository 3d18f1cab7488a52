import { CommandError } from '../command-error.ts';

/** Returns the refusal of a file that isn't a complete, unchanged backup. */
export const damagedBackupError = (reason: string) =>
  new CommandError(`Not a Vitrine backup, or damaged: ${reason}. Nothing was changed.`);
