import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { SortableLater } from '#ui/sortable-later.tsx';
import type { SortableParts } from '#ui/sortable-parts.ts';
import { nameOf, type Path, type Place, type Values } from '../../../../model/tree.ts';
import { useHand } from '../../hand.tsx';
import { focusPlace } from '../focus-place.ts';
import { AddNode, NODE_LISTS, type NodeList as NodeListName } from './add-node.tsx';
import { moveWithin } from './moves.ts';
import { NodeRow } from './node-row.tsx';

type Row = Values & { id: string; visible: boolean };

type Props = {
  owner: Path;
  list: NodeListName;
  label: string;
  nodes: readonly Row[];
  /** Renders the form of one node. */
  children: (place: Place) => ReactNode;
};

/** List of nodes that can be added, removed, hidden and reordered, each with its form. */
export function NodeList({ owner, list, label, nodes, children }: Props) {
  const t = useTranslations('cv-editor.form.lists');
  const hand = useHand();
  const box = useRef<HTMLFieldSetElement>(null);
  const pathOf = (id: string) => [...owner, list, id];
  const called = (row: Row) => nameOf({ value: row }) || t(`${list}.name`, { number: nodes.indexOf(row) + 1 });

  const remove = (row: Row) => {
    const at = nodes.indexOf(row);
    const next = nodes[at + 1] ?? nodes[at - 1];
    flushSync(() => hand.do({ do: 'remove', at: pathOf(row.id) }));
    if (!next || !focusPlace(pathOf(next.id))) box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const draw = (row: Row, parts: Partial<SortableParts>) => (
    <NodeRow
      key={row.id}
      path={pathOf(row.id)}
      name={called(row)}
      visible={row.visible}
      parts={parts}
      onRemove={() => remove(row)}
    >
      {children({ kind: NODE_LISTS[list], path: pathOf(row.id), value: row })}
    </NodeRow>
  );
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="font-medium text-text-secondary text-xs leading-5">{label}</legend>
      {hand.locked ? (
        <ul aria-label={label}>{nodes.map((row) => draw(row, {}))}</ul>
      ) : (
        <SortableLater
          label={label}
          items={nodes}
          idOf={({ id }) => id}
          nameOf={called}
          onReorder={(order, id) => hand.do(moveWithin(owner, list, order, id))}
          className="relative"
          draw={draw}
        />
      )}
      <AddNode owner={owner} list={list} nodes={nodes} />
    </fieldset>
  );
}
