import { Image, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Picture } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import { FieldAnchor } from '../editor/field-anchor.tsx';
import type { GalleryImage } from './gallery-image.ts';

type Props = {
  /** The path of the image in the document. */
  path: string;
  item: GalleryImage;
  parts: SortableParts;
  /** Fallback name, used until the image has a description. */
  label: string;
  picture: StoredImage | undefined;
  isCover: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (item: GalleryImage) => void;
  /** Makes the image a cover; undefined where there is none. */
  onCover: ((cover: boolean) => void) | undefined;
  onRemove: () => void;
};

/** An image in the gallery editor, with fields for its alternative text and caption. */
export function GalleryRow(props: Props) {
  const { path, item, parts, label, picture, isCover, errorOf, onChange, onCover, onRemove } = props;
  const t = useTranslations('records.editor.gallery');
  const tUi = useTranslations('ui');
  const liftedStyle = parts.lifted ? 'relative z-10 rounded-control border-transparent bg-floating shadow-float' : '';
  return (
    <li
      {...parts.item}
      data-row={item.image}
      className={`@container border-border border-b bg-background py-4 ${liftedStyle}`}
    >
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 @md:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="relative">
          <div className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-control bg-surface">
            {picture ? (
              <Picture image={picture} alt={item.alt} sizes="176px" className="size-full object-contain" />
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
          <FieldAnchor at={`${path}.alt`}>
            <TextField
              label={t('alt')}
              hint={item.alt.trim() === '' ? t('altHint') : undefined}
              error={errorOf(`${path}.alt`)}
              dir="auto"
              autoComplete="off"
              value={item.alt}
              onChange={(event) => onChange({ ...item, alt: event.target.value })}
            />
          </FieldAnchor>
          <FieldAnchor at={`${path}.caption`}>
            <TextField
              label={t('caption')}
              error={errorOf(`${path}.caption`)}
              dir="auto"
              autoComplete="off"
              value={item.caption}
              onChange={(event) => onChange({ ...item, caption: event.target.value })}
            />
          </FieldAnchor>
          <div className="-ms-2.5 flex">
            {parts.handle}
            {onCover && (
              <IconButton
                name={t(isCover ? 'noCover' : 'setCover', { name: label })}
                icon={isCover ? StarOff : Star}
                onClick={() => onCover(!isCover)}
              />
            )}
            <IconButton name={tUi('remove', { name: label })} icon={Trash2} onClick={onRemove} />
          </div>
        </div>
      </div>
    </li>
  );
}
