import { createContext, type ReactNode, useContext } from 'react';
import type { Operation } from '../../model/operations.ts';
import type { Path } from '../../model/tree.ts';

/** What is done to the CV that is open, from wherever. The same object for as long as it is open and not locked. */
export type Hand = {
  /** Does all of it as one step. What no longer fits is not done. */
  do: (...operations: Operation[]) => void;
  /** The same for what a letter does: the field in which it is written shows it at once, all else once the typing rests. */
  type: (operation: Operation) => void;
  /** What stands in a field of a place just now; nothing where there is no such place. */
  read: (at: Path, field: string) => unknown;
  /** Hears of everything that is done, letters as well. */
  subscribe: (listener: () => void) => () => void;
  /** It can be read, and not written. */
  locked: boolean;
};

const HandContext = createContext<Hand | undefined>(undefined);

export const HandProvider = ({ hand, children }: { hand: Hand; children: ReactNode }) => (
  <HandContext value={hand}>{children}</HandContext>
);

export function useHand(): Hand {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('there is no CV open');
  return hand;
}
