import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { CvContent } from '../../../../contract.ts';
import { answering } from '../../../../model/sources/answer-offer.ts';
import { type Path, placeAt } from '../../../../model/tree.ts';
import { ChangedWords } from '../../../history/changed-words.tsx';
import { labelKeyOf } from '../../forms/layouts.ts';
import { useHand } from '../../hand.tsx';
import { PlaceButton } from '../place-button.tsx';
import type { Offer } from './use-offers.ts';

export type AnswerProps = {
  content: CvContent;
  onLead: (path: Path, field?: string) => void;
  /** Called before the row is removed by an answer. */
  onLeave: (element: Element) => void;
  onSaid: (words: string) => void;
};

/** A field that has changed in the linked project or achievement, with buttons that take over or ignore the change. */
export function OfferRow({ offer, content, onLead, onLeave, onSaid }: AnswerProps & { offer: Offer }) {
  const t = useTranslations('cv-review.offers');
  const labels = useTranslations('cv-editor.form.labels');
  const hand = useHand();
  const { at, name, field, words } = offer;
  const kind = placeAt(content, at)?.kind === 'achievements' ? 'achievements' : 'projects';
  const label = labels(labelKeyOf(kind, field));
  const answer = (which: 'take' | 'leave') => ({
    'aria-label': t(`${which}Named`, { name, field: label }),
    onClick: ({ currentTarget }: { currentTarget: Element }) => {
      onLeave(currentTarget);
      hand.do(...answering(content, offer, which));
      onSaid(t(which === 'take' ? 'taken' : 'left', { name, field: label }));
    },
  });
  return (
    <li data-finding="" className="border-border border-b py-3 last:border-b-0">
      <PlaceButton name={`${name} · ${label}`} onClick={() => onLead(at, field)} />
      <ChangedWords words={words} />
      {!hand.locked && (
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
