import type { Command } from '#ui/command-palette.tsx';

/** What can be done stands before what cannot be done now. */
export const availableFirst = (commands: readonly Command[]) =>
  commands.toSorted((one, other) => Number(one.unavailable !== undefined) - Number(other.unavailable !== undefined));
