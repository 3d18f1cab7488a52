import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi, Picture, useUploads } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { FieldAnchor } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';
import { frameOf } from './frame-of.ts';
import type { BlockOf, MediaFieldsProps } from './media-fields-props.ts';

type Props = MediaFieldsProps<BlockOf<'video'>> & {
  /** The video in the editor, a frame of which can become the poster. */
  video: RefObject<HTMLVideoElement | null>;
};

/** The field for the image that is shown before a video plays. */
export function PosterField({ editor, block, path, video }: Props) {
  const t = useTranslations('blocks');
  const container = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const uploads = useUploads<StoredImage>({
    finish: (file) => filesApi.images.make.call({ file }),
    onDone: (image) => {
      editor.form.addImage(image);
      editor.patch(block, () => ({ poster: image.id }));
    },
  });
  const takeFrame = async () => {
    const frame = video.current ? await frameOf(video.current) : undefined;
    setError(frame ? undefined : t('media.noFrame'));
    if (frame) uploads.add([frame]);
  };
  const poster = block.poster === null ? undefined : editor.form.imageOf(block.poster);
  const files = uploads.field.files.filter(({ state }) => state !== 'done');
  return (
    <div ref={container} className="grid gap-2">
      {poster && (
        <div className="w-44 overflow-hidden rounded-control bg-surface">
          <Picture image={poster} alt={t('media.posterAlt')} sizes="176px" className="w-full" />
        </div>
      )}
      <FieldAnchor at={`${path}.poster`}>
        <UploadField
          label={t('fields.poster')}
          hint={t('media.posterHint')}
          error={error ?? editor.form.errorOf(`${path}.poster`)}
          accept="image/*"
          {...uploads.field}
          files={files}
        />
      </FieldAnchor>
      <div className="-ms-3 flex flex-wrap">
        {block.media !== null && (
          <Button tone="quiet" onClick={() => void takeFrame()}>
            {t('media.useFrame')}
          </Button>
        )}
        {block.poster !== null && (
          <Button
            tone="quiet"
            onClick={() => {
              editor.patch(block, () => ({ poster: null }));
              setTimeout(() => container.current?.querySelector('button')?.focus());
            }}
          >
            {t('media.removePoster')}
          </Button>
        )}
      </div>
    </div>
  );
}
