import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { BUNDLE_SIZE, isSameItem, type ShareItem } from '../../../model/share-target.ts';
import { ITEM_KINDS, ItemChoice, type ItemDraft, NO_ITEM, toItem } from './item-choice.tsx';
import { TargetLine } from './target-line.tsx';

/** A thing in a bundle with its title, as far as it is known. */
export type TitledItem = ShareItem & { title?: string | undefined };

type Props = { items: readonly TitledItem[]; error: string | undefined; onChange: (items: TitledItem[]) => void };

/** The things in a bundle, with buttons that take one out, and a form that adds another. */
export function ItemsField({ items, error, onChange }: Props) {
  const t = useTranslations('portfolio-share.form.items');
  const [draft, setDraft] = useState<ItemDraft>();
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
    setDraft(undefined);
    setRefusal(undefined);
  };
  const add = () => {
    const item = draft && toItem(draft);
    if (!item) return setRefusal(t('choose'));
    if (items.some((other) => isSameItem(item, other))) return setRefusal(t('twice'));
    close();
    onChange([...items, { ...item, ...(draft.title && { title: draft.title }) }]);
  };
  return (
    <div className="grid gap-3">
      {items.length > 0 && (
        <ul aria-label={t('label')} className="divide-y divide-border rounded-card border border-border">
          {items.map((item) => (
            <li key={[item.kind, item.id, item.letter].join()} className="flex min-h-11 items-center gap-2 ps-3 pe-1">
              <div className="min-w-0 flex-1">
                <TargetLine target={item} />
              </div>
              <IconButton
                icon={X}
                name={t('remove', { name: item.title ?? '' })}
                onClick={() => onChange(items.filter((other) => !isSameItem(item, other)))}
              />
            </li>
          ))}
        </ul>
      )}
      {draft ? (
        <div className="grid gap-3 rounded-card border border-border p-3">
          <ItemChoice
            kinds={ITEM_KINDS}
            kind={draft.kind}
            draft={draft}
            error={refusal}
            onKind={(kind) => {
              setRefusal(undefined);
              setDraft({ ...NO_ITEM, kind });
            }}
            onChange={(next) => {
              setRefusal(undefined);
              setDraft(next);
            }}
          />
          {draft.kind === 'portfolio' && refusal && (
            <p role="alert" className="text-error">
              {refusal}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={add}>{t('add')}</Button>
            <Button tone="quiet" onClick={close}>
              {t('leave')}
            </Button>
          </div>
        </div>
      ) : (
        items.length < BUNDLE_SIZE.max && (
          <div className="grid justify-items-start gap-1">
            <Button icon={Plus} onClick={() => setDraft({ ...NO_ITEM, kind: 'cv' })}>
              {t('addMore')}
            </Button>
            {error && (
              <p role="alert" className="text-error text-xs">
                {error}
              </p>
            )}
          </div>
        )
      )}
    </div>
  );
}
