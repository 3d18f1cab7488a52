import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { Share } from '../../../contract.ts';
import { MAX_SHARE_LABEL_LENGTH } from '../../../model/share-limits.ts';
import { SHARE_TARGETS, type ShareTarget, type ShareTargetKind } from '../../../model/share-target.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { ItemChoice, type ItemDraft, NO_ITEM, toItem } from './item-choice.tsx';
import { ItemsField, type TitledItem } from './items-field.tsx';

type Props = { open: boolean; shareActions: ShareActions; onCreated: (share: Share) => void; onClose: () => void };

/** Sheet for creating a link: what it leads to, and its name. Its options follow in the dialog of what is shared. */
export function NewShareSheet({ open, shareActions, onCreated, onClose }: Props) {
  const t = useTranslations('portfolio-share');
  const id = useId();
  const [kind, setKind] = useState<ShareTargetKind>('portfolio');
  const [draft, setDraft] = useState<ItemDraft>(NO_ITEM);
  const [items, setItems] = useState<TitledItem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    initial: { label: '' },
    submit: async ({ label }) => {
      const target = targetOf(kind, draft, items);
      if (!target) return setRefusal(t(kind === 'bundle' ? 'form.items.needed' : 'form.items.choose'));
      onCreated(await shareActions.create({ target, label: label.trim() }));
    },
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
      <form id={id} {...form.props} className="grid gap-5">
        <FormMessage form={form} />
        <ItemChoice
          kinds={SHARE_TARGETS}
          kind={kind}
          draft={draft}
          error={kind === 'bundle' ? undefined : refusal}
          onKind={(next) => {
            setKind(next);
            setRefusal(undefined);
            setDraft({ ...NO_ITEM, ...(next === 'bundle' ? {} : { kind: next }) });
          }}
          onChange={(next) => {
            setRefusal(undefined);
            setDraft(next);
          }}
        />
        {kind === 'bundle' && (
          <ItemsField
            items={items}
            error={refusal}
            onChange={(next) => {
              setRefusal(undefined);
              setItems(next);
            }}
          />
        )}
        <TextField
          label={t('form.label')}
          hint={t('form.labelHint')}
          maxLength={MAX_SHARE_LABEL_LENGTH}
          autoComplete="off"
          ref={focusOnMount}
          {...form.field('label')}
        />
      </form>
    </Sheet>
  );
}

function targetOf(kind: ShareTargetKind, draft: ItemDraft, items: readonly TitledItem[]): ShareTarget | undefined {
  if (kind !== 'bundle') return toItem(draft);
  return items.length === 0 ? undefined : { kind, items: items.map(({ title: _, ...item }) => item) };
}
