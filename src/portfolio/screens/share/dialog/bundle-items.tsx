import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import type { Share } from '../../../contract.ts';
import { BUNDLE_SIZE } from '../../../model/share-target.ts';
import { ItemsField } from '../form/items-field.tsx';
import type { ShareActions } from '../use-share-actions.ts';

/** The things in a bundle. A change is saved at once. */
export function BundleItems({ share, shareActions }: { share: Share; shareActions: ShareActions }) {
  const t = useTranslations('portfolio-share');
  const showFailure = useFailureToast();
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-medium">{t('form.items.label')}</h3>
      <ItemsField
        items={share.target.items ?? []}
        error={undefined}
        onChange={(items) => {
          if (items.length < BUNDLE_SIZE.min) return showFailure(t('form.items.needed'), undefined);
          const stored = items.map(({ kind, id, letter }) => ({
            kind,
            ...(id === undefined ? {} : { id }),
            ...(letter === undefined ? {} : { letter }),
          }));
          void shareActions.change(share, { items: stored }).catch((error) => showFailure(t('notDone'), error));
        }}
      />
    </section>
  );
}
