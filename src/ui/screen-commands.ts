import { createContext, use } from 'react';
import type { CommandGroup } from './command-palette.tsx';

/** The palette, as the screens below it know it. */
export const ScreenCommands = createContext<{
  open: boolean;
  /** What the screen offers stands before all else; the next offer takes its place. */
  offer: (groups: CommandGroup[]) => void;
}>({ open: false, offer: () => {} });

/** Whether somebody looks for an action. What a screen can do is thought of then, not before. */
export const usePaletteOpen = () => use(ScreenCommands).open;

/** Offers actions of the screen, for as long as the palette is open. */
export const useOffer = () => use(ScreenCommands).offer;
