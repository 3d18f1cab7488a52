import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { FieldBlock } from '../model/limits.ts';
import { BLOCK_ICONS } from './block-icons.ts';
import { ADDABLE, type Addable } from './new-block.ts';
import type { BlockEditor } from './use-blocks.ts';

type Props = {
  editor: BlockEditor;
  trigger: ReactElement;
  onAdd: (added: Addable) => void;
};

/** The menu of all kinds of blocks, and of the texts of the form that have no block yet. */
export function AddBlockMenu({ editor, trigger, onAdd }: Props) {
  const t = useTranslations('blocks');
  const { fields } = editor.form;
  const groupOf = (label: string, names: readonly (readonly [Addable, string])[]): MenuEntry[] =>
    names.length === 0
      ? []
      : [
          { kind: 'heading', label },
          ...names.map(([added, name]) => ({ label: name, icon: BLOCK_ICONS[added], onSelect: () => onAdd(added) })),
        ];
  const texts = () => (Object.keys(fields?.texts ?? {}) as FieldBlock[]).filter(editor.canAdd);
  const entries = () => [
    ...(Object.keys(ADDABLE) as (keyof typeof ADDABLE)[]).flatMap((group) =>
      groupOf(
        t(`groups.${group}`),
        ADDABLE[group].map((kind) => [kind, t(`kinds.${kind}`)] as const),
      ),
    ),
    ...(fields
      ? groupOf(
          fields.group,
          texts().map((field) => [field, fields.nameOf(field)] as const),
        )
      : []),
  ];
  return <LazyDropdownMenu trigger={trigger} entries={entries} />;
}
