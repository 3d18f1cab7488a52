import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CV_LIMITS, emptyNode } from '../../../../model/content.ts';
import { newId } from '../../../../model/new-id.ts';
import type { Path } from '../../../../model/tree.ts';
import { useHand } from '../../hand.tsx';
import { focusPlace } from '../focus-place.ts';

export const NODE_LISTS = { roles: 'role', profiles: 'profile', custom: 'contact' } as const;
export type NodeList = keyof typeof NODE_LISTS;

type Props = { owner: Path; list: NodeList; nodes: readonly { id: string }[] };

/** Button that appends an item to the list and focuses it. */
export function AddNode({ owner, list, nodes }: Props) {
  const t = useTranslations('cv-editor.form.lists');
  const hand = useHand();
  if (hand.locked) return null;
  const add = () => {
    const item = emptyNode(NODE_LISTS[list], newId());
    flushSync(() => hand.do({ do: 'insert', into: owner, list, item, after: nodes.at(-1)?.id ?? null }));
    focusPlace([...owner, list, item.id]);
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
