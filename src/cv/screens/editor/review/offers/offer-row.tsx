import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { CvContent } from '../../../../contract.ts';
import { answerOperations } from '../../../../model/sources/answer-offer.ts';
import { splitAtItem } from '../../../../model/sources/seen.ts';
import { type NodePath, nodeAt, nodeTitleOf } from '../../../../model/tree.ts';
import { DiffText } from '../../../history/diff-text.tsx';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { type FormKind, labelKeyOf } from '../../forms/layouts.ts';
import { NodeButton } from '../node-button.tsx';
import type { OpenOffer } from './use-offers.ts';

export type OfferRowProps = {
  content: CvContent;
  onNavigate: (path: NodePath, field?: string) => void;
  /** Called before the row is removed by an answer. */
  onBeforeRemove: (element: Element) => void;
  onAnnounce: (words: string) => void;
};

/** A change in the record that an entry was made from, with buttons that take it over or ignore it. */
export function OfferRow({
  offer,
  content,
  onNavigate,
  onBeforeRemove,
  onAnnounce,
}: OfferRowProps & { offer: OpenOffer }) {
  const t = useTranslations('cv-review.offers');
  const labels = useTranslations('cv-editor.form.labels');
  const editor = useCvEditor();
  const { at, name, field, change, words } = offer;
  // The field belongs to the node, or to the one that a node is added to or removed from.
  const owner = change === 'changed' ? at : at.slice(0, -2);
  const fieldLabel = labels(labelKeyOf((nodeAt(content, owner)?.kind ?? 'section') as FormKind, field));
  const nested = nodeAt(content, at);
  // Several bullets of one entry can have changed.
  const label = nested && splitAtItem(at).inside.length > 0 ? `${fieldLabel} · ${nodeTitleOf(nested)}` : fieldLabel;
  const answer = (choice: 'take' | 'leave') => ({
    'aria-label': t(`${choice}Named`, { name, field: label }),
    onClick: ({ currentTarget }: { currentTarget: Element }) => {
      onBeforeRemove(currentTarget);
      editor.do(...answerOperations(content, offer, choice));
      onAnnounce(t(choice === 'take' ? 'taken' : 'left', { name, field: label }));
    },
  });
  return (
    <li data-finding="" className="border-border border-b py-3 last:border-b-0">
      <NodeButton name={`${name} · ${label}`} onClick={() => onNavigate(owner, field)} />
      <DiffText words={words} />
      {!editor.locked && (
        <div className="flex flex-wrap gap-2 pt-2">
          <Button {...answer('take')}>{t('take')}</Button>
          <Button tone="quiet" {...answer('leave')}>
            {t('leave')}
          </Button>
        </div>
      )}
    </li>
  );
}
