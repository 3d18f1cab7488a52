import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { placeAt } from '../../../../model/tree.ts';
import { useHand } from '../../hand.tsx';
import { PlaceButton } from '../place-button.tsx';
import type { AnswerProps } from './offer-row.tsx';
import type { Orphan } from './use-offers.ts';

/** An entry whose linked project or achievement no longer exists. It can be kept without the link. */
export function OrphanRow({ orphan, content, onLead, onLeave, onSaid }: AnswerProps & { orphan: Orphan }) {
  const t = useTranslations('cv-review.offers');
  const hand = useHand();
  const { at, name, leave } = orphan;
  const kind = placeAt(content, at)?.kind === 'achievements' ? 'achievements' : 'projects';
  return (
    <li data-finding="" className="border-border border-b py-3 last:border-b-0">
      <PlaceButton name={name} onClick={() => onLead(at)} />
      <p className="text-pretty text-text-secondary">{t(`gone.${kind}`)}</p>
      {!hand.locked && (
        <Button
          className="mt-2"
          aria-label={t('keepNamed', { name })}
          onClick={({ currentTarget }) => {
            onLeave(currentTarget);
            hand.do(...leave);
            onSaid(t('kept', { name }));
          }}
        >
          {t('keep')}
        </Button>
      )}
    </li>
  );
}
