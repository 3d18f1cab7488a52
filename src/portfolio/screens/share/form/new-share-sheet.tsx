import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Share } from '../../../contract.ts';
import type { ShareDeeds } from '../use-share-deeds.ts';
import { MoreOptions } from './more-options.tsx';
import { ShareFields } from './share-fields.tsx';
import { NEW_SHARE, newShareOf } from './share-values.ts';
import { TargetField } from './target-field.tsx';
import { useShareForm } from './use-share-form.ts';

type Props = { open: boolean; deeds: ShareDeeds; onMade: (share: Share) => void; onClose: () => void };

/** Sheet for creating a link. Keeps its values when it is closed without creating. */
export function NewShareSheet({ open, deeds, onMade, onClose }: Props) {
  const t = useTranslations('portfolio-share');
  const id = useId();
  const form = useShareForm(NEW_SHARE, async (values) => {
    onMade(await deeds.create(newShareOf(values)));
    form.reset();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('form.new')}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('form.create')}
          </Button>
        </>
      }
    >
      <ShareFields id={id} form={form} target={<TargetField form={form} />}>
        <MoreOptions form={form} />
      </ShareFields>
    </Sheet>
  );
}
