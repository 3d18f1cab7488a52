import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';

/** Sorts available commands before unavailable ones and keeps their order otherwise. */
export const availableFirst = (commands: readonly PaletteCommand[]) =>
  commands.toSorted((one, other) => Number(one.unavailable !== undefined) - Number(other.unavailable !== undefined));
