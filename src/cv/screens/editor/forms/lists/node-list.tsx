import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { Operation } from '../../../../model/operations.ts';
import { type FieldValues, type NodePath, nodeTitleOf, type TreeNode } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { useRemoveNode } from '../../use-remove-node.ts';
import { focusFirstInput } from '../focus-node.ts';
import { AddNode, NODE_LISTS, type NodeListKey as NodeListName } from './add-node.tsx';
import { NodeRow } from './node-row.tsx';

type Row = FieldValues & { id: string; visible: boolean };

type Props = {
  owner: NodePath;
  list: NodeListName;
  label: string;
  nodes: readonly Row[];
  /** Renders the form of one node. */
  children: (node: TreeNode) => ReactNode;
};

/** List of nodes that can be added, removed, hidden and reordered, each with its form. */
export function NodeList({ owner, list, label, nodes, children }: Props) {
  const t = useTranslations('cv-editor.form.lists');
  const editor = useCvEditor();
  const removeNode = useRemoveNode();
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const pathOf = (id: string) => [...owner, list, id];
  const rowName = (row: Row) => nodeTitleOf({ value: row }) || t(`${list}.name`, { number: nodes.indexOf(row) + 1 });

  const remove = (row: Row) => {
    const at = nodes.indexOf(row);
    const next = nodes[at + 1] ?? nodes[at - 1];
    flushSync(() => removeNode(pathOf(row.id), rowName(row)));
    if (!next || !focusFirstInput(pathOf(next.id)))
      fieldsetRef.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const renderRow = (row: Row, parts: Partial<SortableParts>) => (
    <NodeRow
      key={row.id}
      path={pathOf(row.id)}
      name={rowName(row)}
      visible={row.visible}
      parts={parts}
      onRemove={() => remove(row)}
    >
      {children({ kind: NODE_LISTS[list], path: pathOf(row.id), value: row })}
    </NodeRow>
  );
  return (
    <fieldset ref={fieldsetRef} className="min-w-0">
      <legend className="font-medium text-text-secondary text-xs leading-5">{label}</legend>
      {editor.locked ? (
        <ul aria-label={label}>{nodes.map((row) => renderRow(row, {}))}</ul>
      ) : (
        <LazySortableList
          label={label}
          items={nodes}
          idOf={({ id }) => id}
          nameOf={rowName}
          onReorder={(order, id) => editor.do(moveNodeOperation(owner, list, order, id))}
          className="relative"
          renderItem={renderRow}
        />
      )}
      <AddNode owner={owner} list={list} nodes={nodes} />
    </fieldset>
  );
}

/** Returns the operation that moves a node to its position in the given order. */
function moveNodeOperation(owner: NodePath, list: string, order: readonly { id: string }[], id: string): Operation {
  const before = order[order.findIndex((node) => node.id === id) - 1];
  return { do: 'move', at: [...owner, list, id], into: owner, list, after: before?.id ?? null };
}
