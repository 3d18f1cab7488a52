import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CvContent } from '../../../../contract.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { NodeButton } from '../node-button.tsx';
import { OfferRow, type OfferRowProps } from './offer-row.tsx';
import type { Offers, OpenOrphan } from './use-offers.ts';

type Props = {
  offers: Offers;
  content: CvContent;
  onNavigate: (path: NodePath, field?: string) => void;
  onBeforeRemove: (element: Element) => void;
};

/** Changes in the member's work since the CV's entries were made from it. */
export function OffersSection({
  offers: { offers, orphans, error, retrying, retry },
  content,
  onNavigate,
  onBeforeRemove,
}: Props) {
  const t = useTranslations('cv-review.offers');
  const messageOf = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const count = offers.length + orphans.length;
  if (error && count === 0) {
    return <ErrorState title={t('failed')} text={messageOf(error)} retrying={retrying} onRetry={retry} />;
  }
  const row = { content, onNavigate, onBeforeRemove, onAnnounce: setAnnouncement };
  return (
    <>
      <LiveText>{announcement}</LiveText>
      {count > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id} className="flex items-center gap-2 font-medium">
            <Icon of={RefreshCw} className="text-link" />
            {t('title')}
            <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">{count}</span>
          </h3>
          <p className="text-pretty pt-1 pb-2 text-text-secondary">{t('text')}</p>
          <ul className="border-border border-t">
            {offers.map((offer) => (
              <OfferRow key={[...offer.at, offer.field].join('/')} offer={offer} {...row} />
            ))}
            {orphans.map((orphan) => (
              <OrphanRow key={orphan.at.join('/')} orphan={orphan} {...row} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** An entry whose record no longer exists. It can be kept without the link. */
function OrphanRow({ orphan, onNavigate, onBeforeRemove, onAnnounce }: OfferRowProps & { orphan: OpenOrphan }) {
  const t = useTranslations('cv-review.offers');
  const editor = useCvEditor();
  const { at, name, leave, inTrash } = orphan;
  return (
    <li data-finding="" className="border-border border-b py-3 last:border-b-0">
      <NodeButton name={name} onClick={() => onNavigate(at)} />
      <p className="text-pretty text-text-secondary">{t(inTrash ? 'trashed' : 'gone')}</p>
      {!editor.locked && (
        <Button
          className="mt-2"
          aria-label={t('keepNamed', { name })}
          onClick={({ currentTarget }) => {
            onBeforeRemove(currentTarget);
            editor.do(...leave);
            onAnnounce(t('kept', { name }));
          }}
        >
          {t('keep')}
        </Button>
      )}
    </li>
  );
}
