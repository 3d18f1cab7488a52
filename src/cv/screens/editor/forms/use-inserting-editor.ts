import { useMemo } from 'react';
import type { Operation } from '../../../model/operations.ts';
import type { FieldValues, NodePath } from '../../../model/tree.ts';
import { type CvEditor, useCvEditor } from '../cv-editor-context.tsx';

export type MissingNode = { into: NodePath; list: string; item: FieldValues & { id: string } };

/**
 * Returns an editor that inserts a missing node in the same undo step as the first operations on it. Until then, reading
 * finds nothing there. The list must be empty, because the node becomes its first.
 */
export function useInsertingEditor(missing: MissingNode | undefined): CvEditor {
  const editor = useCvEditor();
  return useMemo(() => {
    if (!missing) return editor;
    const { into, list, item } = missing;
    const path = [...into, list, item.id];
    const isWithin = (operation: Operation) => {
      const target = operation.do === 'insert' ? operation.into : operation.at;
      return path.every((step, at) => target[at] === step);
    };
    const insertsFor = (operations: readonly Operation[]) =>
      operations.some(isWithin) && editor.read(path, 'id') === undefined
        ? [{ do: 'insert' as const, into, list, item, after: null }]
        : [];
    return {
      ...editor,
      do: (...operations) => editor.do(...insertsFor(operations), ...operations),
      type: (operation) => {
        const inserts = insertsFor([operation]);
        if (inserts.length > 0) editor.do(...inserts, operation);
        else editor.type(operation);
      },
    };
  }, [editor, missing]);
}
