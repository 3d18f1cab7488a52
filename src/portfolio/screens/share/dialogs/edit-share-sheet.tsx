import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { OptionFields } from '../form/option-fields.tsx';
import { ShareFields } from '../form/share-fields.tsx';
import { changedOptions, valuesOf } from '../form/share-values.ts';
import { TargetLine } from '../form/target-line.tsx';
import { useShareForm } from '../form/use-share-form.ts';
import type { ShareDialogProps } from './share-dialog.ts';

/** Sheet for editing the options of a link. Its target cannot be changed. */
export function EditShareSheet({ share, shareActions, open, opener, onClose }: ShareDialogProps) {
  const t = useTranslations('portfolio-share');
  const id = useId();
  const before = valuesOf(share);
  const form = useShareForm(before, async (values) => {
    await shareActions.change(share, changedOptions(values, before));
    onClose();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      opener={opener}
      title={t('form.edit')}
      description={<TargetLine target={share.target} />}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <ShareFields id={id} form={form}>
        <OptionFields form={form} share={share} />
      </ShareFields>
    </Sheet>
  );
}
