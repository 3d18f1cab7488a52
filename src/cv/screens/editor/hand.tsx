import { createContext, type ReactNode, useContext } from 'react';
import type { Operation } from '../../model/operations.ts';
import type { Path } from '../../model/tree.ts';

/** Edits the open CV. The object is stable while the CV is open and its lock does not change. */
export type Hand = {
  /** Applies the operations as one undo step. Operations that do not fit the CV are ignored. */
  do: (...operations: Operation[]) => void;
  /** Applies a typing operation. The field shows it at once; other views update when typing pauses. */
  type: (operation: Operation) => void;
  /** Returns the current value of a field, or undefined if the place does not exist. */
  read: (at: Path, field: string) => unknown;
  /** Calls the listener after every change, including typing, and returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the CV is read-only. */
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
