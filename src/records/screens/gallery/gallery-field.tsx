import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { filesApi, useUploads } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { SortableList } from '#ui/sortable-list.tsx';
import { UploadField } from '#ui/upload-field.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { GalleryImage } from './gallery-image.ts';
import { GalleryRow } from './gallery-row.tsx';

export type GalleryFieldProps = {
  items: readonly GalleryImage[];
  cover: string | null;
  maximum: number;
  faultOf: (place: string) => string | undefined;
  imageOf: (id: string) => StoredImage | undefined;
  onImage: (image: StoredImage) => void;
  onChange: (items: GalleryImage[]) => void;
  onCover: (cover: string | null) => void;
};

/** Sortable gallery with multiple uploads. Each image has fields for its description. */
export function GalleryField(props: GalleryFieldProps) {
  const { items, cover, maximum, faultOf, imageOf, onImage, onChange, onCover } = props;
  const t = useTranslations('records.editor.gallery');
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  // Each finished upload is appended to the latest items, not to those captured when it began.
  const latest = useRef(items);
  latest.current = items;
  const uploads = useUploads<StoredImage>({
    finish: (file) => filesApi.images.make.call({ file }),
    onDone: (image) => {
      onImage(image);
      if (latest.current.some((item) => item.image === image.id)) return;
      latest.current = [...latest.current, { image: image.id, alt: '', caption: '' }];
      onChange([...latest.current]);
    },
  });
  const room = maximum - items.length;
  const calledOf = (item: GalleryImage) => item.alt.trim() || t('called', { at: items.indexOf(item) + 1 });
  const remove = (item: GalleryImage) => {
    const at = items.indexOf(item);
    const left = items.filter((other) => other !== item);
    flushSync(() => onChange(left));
    const next = left[Math.min(at, left.length - 1)];
    const row = next ? `[data-row="${next.image}"] input` : 'button';
    box.current?.querySelector<HTMLElement>(row)?.focus();
    toast({
      text: t('removed'),
      undo: () => onChange([...latest.current.slice(0, at), item, ...latest.current.slice(at)]),
    });
  };
  return (
    <div ref={box} className="grid gap-4">
      {items.length > 0 && (
        <div>
          <p className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('list')}</p>
          <SortableList
            className="relative border-border border-t"
            label={t('list')}
            items={items}
            idOf={({ image }) => image}
            nameOf={calledOf}
            onReorder={(next) => onChange(next)}
            draw={(item, parts) => (
              <GalleryRow
                item={item}
                at={items.indexOf(item)}
                parts={parts}
                called={calledOf(item)}
                picture={imageOf(item.image)}
                isCover={cover === item.image}
                faultOf={faultOf}
                onChange={(next) => onChange(items.map((other) => (other === item ? next : other)))}
                onCover={(is) => onCover(is ? item.image : null)}
                onRemove={() => remove(item)}
              />
            )}
          />
        </div>
      )}
      <UploadField
        label={t('add')}
        hint={room > 0 ? t('hint') : t('full', { maximum })}
        error={faultOf('gallery')}
        accept="image/*"
        multiple
        {...uploads.field}
        files={uploads.field.files.filter(({ state }) => state !== 'done')}
        onFiles={(files) => uploads.add(files.slice(0, Math.max(0, room)))}
      />
    </div>
  );
}
