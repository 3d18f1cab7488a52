import { Image, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Picture } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { SortableParts } from '#ui/sortable-parts.ts';
import { TextField } from '#ui/text-field.tsx';
import { Place } from '../editor/place.tsx';
import type { GalleryImage } from './gallery-image.ts';

type Props = {
  item: GalleryImage;
  at: number;
  parts: SortableParts;
  /** Fallback name, used until the image has a description. */
  called: string;
  picture: StoredImage | undefined;
  isCover: boolean;
  faultOf: (place: string) => string | undefined;
  onChange: (item: GalleryImage) => void;
  onCover: (cover: boolean) => void;
  onRemove: () => void;
};

/** An image in the gallery editor, with fields for its alternative text and caption. */
export function GalleryRow(props: Props) {
  const { item, at, parts, called, picture, isCover, faultOf, onChange, onCover, onRemove } = props;
  const t = useTranslations('records.editor.gallery');
  const tUi = useTranslations('ui');
  const lifted = parts.lifted ? 'relative z-10 rounded-control border-transparent bg-floating shadow-float' : '';
  return (
    <li
      {...parts.item}
      data-row={item.image}
      className={`grid gap-x-4 gap-y-3 border-border border-b bg-background py-4 sm:grid-cols-[11rem_minmax(0,1fr)] ${lifted}`}
    >
      <div className="relative">
        <div className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-control bg-surface">
          {picture ? (
            <Picture
              image={picture}
              alt={item.alt}
              sizes="(min-width: 640px) 176px, 100vw"
              className="size-full object-contain"
            />
          ) : (
            <Icon of={Image} size={20} className="text-text-secondary" />
          )}
        </div>
        {isCover && (
          <span className="absolute start-1.5 top-1.5">
            <Badge tone="primary">{t('isCover')}</Badge>
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <Place at={`gallery.${at}.alt`}>
          <TextField
            label={t('alt')}
            hint={item.alt.trim() === '' ? t('altHint') : undefined}
            error={faultOf(`gallery.${at}.alt`)}
            dir="auto"
            autoComplete="off"
            value={item.alt}
            onChange={(event) => onChange({ ...item, alt: event.target.value })}
          />
        </Place>
        <Place at={`gallery.${at}.caption`}>
          <TextField
            label={t('caption')}
            error={faultOf(`gallery.${at}.caption`)}
            dir="auto"
            autoComplete="off"
            value={item.caption}
            onChange={(event) => onChange({ ...item, caption: event.target.value })}
          />
        </Place>
        <div className="-ms-2.5 flex">
          {parts.handle}
          <IconButton
            name={t(isCover ? 'noCover' : 'setCover', { name: called })}
            icon={isCover ? StarOff : Star}
            onClick={() => onCover(!isCover)}
          />
          <IconButton name={tUi('remove', { name: called })} icon={Trash2} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
