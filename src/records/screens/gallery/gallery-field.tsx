import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { filesApi, insertBefore, useUploads } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { UploadField } from '#ui/files/upload-field.tsx';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import type { GalleryImage } from './gallery-image.ts';
import { GalleryRow } from './gallery-row.tsx';

export type GalleryFieldProps = {
  /** The path of the list in the document. */
  path?: string;
  label?: string;
  items: readonly GalleryImage[];
  /** Id of the image that is the cover of something; without `onCover`, there is no such choice. */
  cover?: string | null;
  maximum: number;
  errorOf: (path: string) => string | undefined;
  imageOf: (id: string) => StoredImage | undefined;
  onImage: (image: StoredImage) => void;
  onChange: (items: GalleryImage[]) => void;
  onCover?: (cover: string | null) => void;
};

/** So few images that a full list needs no words about its limit. */
const FEW = 2;

/** Sortable gallery with multiple uploads. Each image has fields for its description. */
export function GalleryField(props: GalleryFieldProps) {
  const { path = 'gallery', label, items, cover, maximum, errorOf, imageOf, onImage, onChange, onCover } = props;
  const t = useTranslations('records.editor.gallery');
  const listLabel = label ?? t('list');
  const toast = useToast();
  const container = useRef<HTMLDivElement>(null);
  // Each finished upload is added to the latest items, not to those captured when it began.
  const latest = useRef(items);
  latest.current = items;
  const uploads = useUploads<StoredImage>({
    finish: (file) => filesApi.images.make.call({ file }),
    onDone: (image, later) => {
      onImage(image);
      if (latest.current.some((item) => item.image === image.id)) return;
      const added = { image: image.id, alt: '', caption: '' };
      const laterImages = later.map(({ id }) => id);
      latest.current = insertBefore(latest.current, added, laterImages, (item) => item.image);
      onChange([...latest.current]);
    },
  });
  const hintFor = (remaining: number) => {
    if (remaining === 1) return undefined;
    return remaining > 0 ? t('hint') : t('full', { maximum });
  };
  const missingAlt = items.filter(({ alt }) => alt.trim() === '').length;
  const remainingSlots = maximum - items.length;
  const labelOf = (item: GalleryImage) => item.alt.trim() || t('called', { at: items.indexOf(item) + 1 });
  const remove = (item: GalleryImage) => {
    const at = items.indexOf(item);
    const remaining = items.filter((other) => other !== item);
    flushSync(() => onChange(remaining));
    const next = remaining[Math.min(at, remaining.length - 1)];
    const row = next ? `[data-row="${next.image}"] input` : 'button';
    container.current?.querySelector<HTMLElement>(row)?.focus();
    toast({
      text: t('removed'),
      undo: () => onChange([...latest.current.slice(0, at), item, ...latest.current.slice(at)]),
    });
  };
  return (
    <div ref={container} className="grid gap-4">
      {items.length > 0 && (
        <div>
          <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-text-secondary text-xs leading-5">
            <span className="font-medium">{listLabel}</span>
            {missingAlt > 0 && <span>{t('altMissing', { count: missingAlt })}</span>}
          </p>
          <SortableList
            className="relative border-border border-t"
            label={listLabel}
            items={items}
            idOf={({ image }) => image}
            nameOf={labelOf}
            onReorder={(next) => onChange(next)}
            renderItem={(item, parts) => (
              <GalleryRow
                path={`${path}.${items.indexOf(item)}`}
                item={item}
                parts={parts}
                label={labelOf(item)}
                picture={imageOf(item.image)}
                isCover={cover === item.image}
                errorOf={errorOf}
                onChange={(next) => onChange(items.map((other) => (other === item ? next : other)))}
                onCover={onCover && ((is) => onCover(is ? item.image : null))}
                onRemove={() => remove(item)}
              />
            )}
          />
        </div>
      )}
      {(remainingSlots > 0 || maximum > FEW) && (
        <UploadField
          label={t(remainingSlots === 1 ? 'addOne' : 'add')}
          hint={hintFor(remainingSlots)}
          error={errorOf(path)}
          accept="image/*"
          multiple={remainingSlots > 1}
          {...uploads.field}
          files={uploads.field.files.filter(({ state }) => state !== 'done')}
          onFiles={(files) => uploads.add(files.slice(0, Math.max(0, remainingSlots)))}
        />
      )}
    </div>
  );
}
