import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { nodeAt } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { NodeButton } from '../node-button.tsx';
import type { OfferRowProps } from './offer-row.tsx';
import type { OpenOrphan } from './use-offers.ts';

/** An entry whose linked project or achievement no longer exists. It can be kept without the link. */
export function OrphanRow({
  orphan,
  content,
  onNavigate,
  onBeforeRemove,
  onAnnounce,
}: OfferRowProps & { orphan: OpenOrphan }) {
  const t = useTranslations('cv-review.offers');
  const editor = useCvEditor();
  const { at, name, leave } = orphan;
  const kind = nodeAt(content, at)?.kind === 'achievements' ? 'achievements' : 'projects';
  return (
    <li data-finding="" className="border-border border-b py-3 last:border-b-0">
      <NodeButton name={name} onClick={() => onNavigate(at)} />
      <p className="text-pretty text-text-secondary">{t(`gone.${kind}`)}</p>
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
