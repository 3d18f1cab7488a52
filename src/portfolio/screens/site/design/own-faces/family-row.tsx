import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi } from '#files/components.tsx';
import type { StoredFace } from '#files/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useFileSize } from '#ui/files/use-file-size.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { useSpecimen } from './use-specimen.ts';

type Props = { face: StoredFace; isUsed: boolean; onRemoved: () => void };

/** A family with its name set in it, its styles, what its license bits say, and a button that deletes it. */
export function FamilyRow({ face, isUsed, onRemoved }: Props) {
  const t = useTranslations('portfolio-faces');
  const toast = useToast();
  const sizeText = useFileSize();
  const specimen = useSpecimen(face);
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    setIsAsking(false);
    try {
      await filesApi.faces.remove.call({ id: face.id });
      onRemoved();
    } catch {
      toast({ text: t('notRemoved'), tone: 'error' });
    }
  };
  const rights = new Set(face.styles.map(({ embedding }) => embedding));
  const limited = (['restricted', 'preview', 'editable'] as const).find((one) => rights.has(one));
  return (
    <li className="rounded-card border border-border p-3">
      <p ref={specimen} dir="auto" className="wrap-anywhere text-xl leading-snug">
        {face.name}
      </p>
      <ul className="mt-1 text-text-secondary text-xs">
        {face.styles.map(({ weight, italic, parts }) => (
          <li key={`${weight} ${italic}`} className="tabular-nums">
            {t('style', {
              style: t(italic ? 'italic' : 'upright', { weight }),
              size: sizeText(parts.find(({ alphabet }) => alphabet === 'english')?.size ?? parts[0]?.size ?? 0),
            })}
          </li>
        ))}
      </ul>
      {limited && <p className="mt-2 text-warning text-xs">{t(`rights.${limited}`)}</p>}
      {face.styles.some(({ allowsCutting }) => !allowsCutting) && (
        <p className="mt-2 text-warning text-xs">{t('rights.noCutting')}</p>
      )}
      <div className="-ms-3 mt-1">
        <Button tone="quiet" aria-label={t('removeOf', { name: face.name })} onClick={() => setIsAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        urgent
        title={t('confirm.title', { name: face.name })}
        description={t(isUsed ? 'confirm.used' : 'confirm.text')}
        actions={
          <>
            <DialogClose>
              <Button>{t('confirm.keep')}</Button>
            </DialogClose>
            <Button tone="danger" onClick={() => void remove()}>
              {t('confirm.yes')}
            </Button>
          </>
        }
      />
    </li>
  );
}
