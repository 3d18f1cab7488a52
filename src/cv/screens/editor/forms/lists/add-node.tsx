import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { CV_LIMITS, emptyNode } from '../../../../model/content.ts';
import { newId } from '../../../../model/new-id.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { focusFirstInput } from '../focus-node.ts';

export const NODE_LISTS = { roles: 'role', profiles: 'profile', custom: 'contact' } as const;
export type NodeListKey = keyof typeof NODE_LISTS;

type Props = { owner: NodePath; list: NodeListKey; nodes: readonly { id: string }[] };

/** Button that appends an item to the list and focuses it. */
export function AddNode({ owner, list, nodes }: Props) {
  const t = useTranslations('cv-editor.form.lists');
  const editor = useCvEditor();
  if (editor.locked) return null;
  const add = () => {
    const item = emptyNode(NODE_LISTS[list], newId());
    flushSync(() => editor.do({ do: 'insert', into: owner, list, item, after: nodes.at(-1)?.id ?? null }));
    focusFirstInput([...owner, list, item.id]);
  };
  return (
    <Button
      data-add={list}
      tone="quiet"
      icon={Plus}
      onClick={add}
      className="-ms-3"
      disabledReason={nodes.length < CV_LIMITS.items ? undefined : t('full', { maximum: CV_LIMITS.items })}
    >
      {t(`${list}.add`)}
    </Button>
  );
}
