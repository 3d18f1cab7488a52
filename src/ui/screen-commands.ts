import { createContext, use } from 'react';
import type { CommandGroup } from './overlays/command-palette.tsx';

/** The context by which screens add actions to the command palette. */
export const ScreenCommands = createContext<{
  open: boolean;
  /** Shows the screen's actions first. Each call replaces the previous ones. */
  offer: (groups: CommandGroup[]) => void;
  /** Opens the palette. */
  show: () => void;
}>({ open: false, offer: () => {}, show: () => {} });

/** Returns whether the command palette is open. Screens build their actions only then. */
export const usePaletteOpen = () => use(ScreenCommands).open;

/** Returns the function that adds the screen's actions to the open palette. */
export const useSetScreenCommands = () => use(ScreenCommands).offer;

/** Returns the function that opens the command palette. */
export const useShowPalette = () => use(ScreenCommands).show;
