import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi, Picture, useUploads } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import type { FocalPoint } from '#platform/pure/focal-point.ts';
import { Button } from '#ui/actions/button.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';
import { FocusField } from './focus-field.tsx';

export type CoverFieldProps = {
  label: string;
  hint: string;
  /** Label of the button that replaces the image; by default, it names an image. */
  replaceLabel?: string;
  removeLabel: string;
  cover: StoredImage | undefined;
  error: string | undefined;
  /** A wide image, or a small square one for badges. */
  shape: 'wide' | 'small';
  /** Point that stays visible where the image is cropped; without it, there is no such choice. */
  focus?: { value: FocalPoint | null; onChange: (focus: FocalPoint | null) => void };
  onImage: (image: StoredImage) => void;
  onCover: (cover: string | null) => void;
};

const SHAPES = {
  wide: 'aspect-video w-full object-cover',
  small: 'size-32 object-contain p-2',
};

/** Field for a single image, with upload, replace and remove. */
export function CoverField(props: CoverFieldProps) {
  const { label, hint, replaceLabel, removeLabel, cover, error, shape, focus, onImage, onCover } = props;
  const t = useTranslations('records.editor.gallery');
  const container = useRef<HTMLDivElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  const uploads = useUploads<StoredImage>({
    finish: (file) => filesApi.images.make.call({ file }),
    onDone: (image) => {
      onImage(image);
      onCover(image.id);
      setReplacing(false);
    },
  });
  const files = uploads.field.files.filter(({ state }) => state !== 'done');
  // The pressed button is unmounted; focus moves to the first button of its replacement.
  const focusNext = () => setTimeout(() => container.current?.querySelector('button')?.focus());
  const field = (
    <UploadField label={label} hint={hint} error={error} accept="image/*" {...uploads.field} files={files} />
  );
  if (!cover) return <div ref={container}>{field}</div>;
  return (
    <div ref={container} className="grid gap-3">
      <div>
        <p className="mb-1 font-medium text-text-secondary text-xs leading-5">{label}</p>
        <div
          className="w-fit max-w-full overflow-hidden rounded-card bg-surface data-wide:w-full"
          data-wide={shape === 'wide' || undefined}
        >
          <Picture
            image={cover}
            alt={t('coverAlt')}
            sizes={shape === 'wide' ? '(min-width: 1024px) 42rem, 100vw' : '128px'}
            focus={focus?.value ?? null}
            className={SHAPES[shape]}
          />
        </div>
      </div>
      {focus && <FocusField key={cover.id} image={cover} {...focus} />}
      {isReplacing || files.length > 0 ? (
        field
      ) : (
        <div className="-ms-3 flex flex-wrap">
          <Button
            tone="quiet"
            onClick={() => {
              setReplacing(true);
              focusNext();
            }}
          >
            {replaceLabel ?? t('exchange')}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              onCover(null);
              focusNext();
            }}
          >
            {removeLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
