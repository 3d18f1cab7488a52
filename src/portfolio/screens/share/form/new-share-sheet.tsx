import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Share } from '../../../contract.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { MoreOptions } from './more-options.tsx';
import { ShareFields } from './share-fields.tsx';
import { DEFAULT_SHARE_VALUES, toCreateInput } from './share-values.ts';
import { TargetField } from './target-field.tsx';
import { useShareForm } from './use-share-form.ts';

type Props = { open: boolean; shareActions: ShareActions; onCreated: (share: Share) => void; onClose: () => void };

/** Sheet for creating a link. Keeps its values when it is closed without creating. */
export function NewShareSheet({ open, shareActions, onCreated, onClose }: Props) {
  const t = useTranslations('portfolio-share');
  const id = useId();
  const form = useShareForm(DEFAULT_SHARE_VALUES, async (values) => {
    onCreated(await shareActions.create(toCreateInput(values)));
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
