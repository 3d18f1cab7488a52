import { CommandRefused } from '../command-refused.ts';

/** Returns the refusal of a file that isn't a complete, unchanged backup. */
export const damaged = (reason: string) =>
  new CommandRefused(`Not a Vitrine backup, or damaged: ${reason}. Nothing was changed.`);
