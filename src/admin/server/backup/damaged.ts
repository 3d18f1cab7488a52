import { CommandRefused } from '../command-refused.ts';

/** Returns the refusal of a file that isn't a complete, unchanged backup. */
export const damaged = (reason: string) =>
  new CommandRefused(`This is no backup of Vitrine, or it is damaged: ${reason}. Nothing was changed.`);
