import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RecordEditorState } from '#records/components.tsx';
import {
  contentOfEntry,
  ENTRY_PATH,
  type EntryDocument,
  type EntryKind,
  fieldsOfItem,
} from '../../model/entries/entry.ts';
import { applyOperations, InvalidOperationError, type Operation } from '../../model/operations.ts';
import { type FieldValues, type NodePath, nodeAt } from '../../model/tree.ts';
import type { CvEditor } from '../editor/cv-editor-context.tsx';

/** An entry in the editor: its document without the kind, which never changes. */
export type EditableEntry = Omit<EntryDocument, 'kind'>;

/** Returns an editor with which the forms of a CV's entries change an entry of the member's work. */
export function useEntryFormEditor(kind: EntryKind, { value, change }: RecordEditorState<EditableEntry>): CvEditor {
  const fields = useRef(value.fields);
  const latestChange = useRef(change);
  latestChange.current = change;
  const listeners = useRef(new Set<() => void>());
  // Undo and changes made elsewhere.
  useLayoutEffect(() => {
    if (fields.current === value.fields) return;
    fields.current = value.fields;
    for (const listener of listeners.current) listener();
  }, [value.fields]);
  return useMemo(() => {
    const content = () => contentOfEntry({ kind, fields: fields.current });
    const apply = (operations: readonly Operation[]) => {
      const result = tryOperations(content(), operations);
      if (!result) return undefined;
      fields.current = fieldsOfItem(nodeAt(result.content, ENTRY_PATH)?.value as FieldValues);
      latestChange.current({ fields: fields.current });
      for (const listener of listeners.current) listener();
      return result.inverses;
    };
    return {
      do: (...operations) => void apply(operations),
      type: (operation) => void apply([operation]),
      remove: (at: NodePath) => {
        const inverses = apply([{ do: 'remove', at }]);
        return inverses && (() => void apply(inverses));
      },
      read: (at, field) => nodeAt(content(), at)?.value[field],
      subscribe: (listener) => {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
      locked: false,
    };
  }, [kind]);
}

/** Applies operations; undefined if they don't fit, for example because the node has been removed elsewhere. */
function tryOperations(content: ReturnType<typeof contentOfEntry>, operations: readonly Operation[]) {
  try {
    return applyOperations(content, operations);
  } catch (error) {
    if (error instanceof InvalidOperationError) return undefined;
    throw error;
  }
}
