import { createContext, type ReactNode, useContext } from 'react';
import type { Operation } from '../../model/operations.ts';
import type { NodePath } from '../../model/tree.ts';

/** Edits the open CV. The object is stable while the CV is open and its lock does not change. */
export type CvEditor = {
  /** Applies the operations as one undo step. Operations that do not fit the CV are ignored. */
  do: (...operations: Operation[]) => void;
  /** Removes a node and returns a function that puts it back. Returns undefined if nothing was removed. */
  remove: (at: NodePath) => (() => void) | undefined;
  /** Applies a typing operation. The field shows it at once; other views update when typing pauses. */
  type: (operation: Operation) => void;
  /** Returns the current value of a field, or undefined if the node does not exist. */
  read: (at: NodePath, field: string) => unknown;
  /** Calls the listener after every change, including typing, and returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the CV is read-only. */
  locked: boolean;
};

const CvEditorContext = createContext<CvEditor | undefined>(undefined);

export const CvEditorProvider = ({ editor, children }: { editor: CvEditor; children: ReactNode }) => (
  <CvEditorContext value={editor}>{children}</CvEditorContext>
);

export function useCvEditor(): CvEditor {
  const editor = useContext(CvEditorContext);
  if (!editor) throw new Error('no CV is open');
  return editor;
}
