import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PICTURE_WIDTHS } from '../../../model/limits.ts';
import type { BlockOf, MediaFieldsProps } from './media-fields-props.ts';
import { MediumField } from './medium-field.tsx';
import { PosterField } from './poster-field.tsx';
import { SpokenFields } from './spoken-fields.tsx';
import { TrackList } from './track-list.tsx';

/** The form of a video: the file, its poster, its captions and its texts. */
export function VideoFields(props: MediaFieldsProps<BlockOf<'video'>>) {
  const { editor, block, path } = props;
  const t = useTranslations('blocks');
  const video = useRef<HTMLVideoElement>(null);
  return (
    <>
      <Segments
        label={t('fields.width')}
        choices={PICTURE_WIDTHS.map((width) => ({ value: width, label: t(`widths.${width}`) }))}
        value={block.width}
        onValueChange={(width) => editor.update({ ...block, width })}
      />
      <MediumField {...props} kind="video">
        {({ url, name, width, height }) => (
          // biome-ignore lint/a11y/useMediaCaption: The captions are in the list below.
          <video
            ref={video}
            controls
            playsInline
            preload="metadata"
            // A time shows the first picture on phones as well.
            src={`${url}#t=0.001`}
            aria-label={name}
            width={width ?? undefined}
            height={height ?? undefined}
            className="h-auto max-h-80 w-full rounded-control bg-black"
          />
        )}
      </MediumField>
      <PosterField {...props} video={video} />
      <TrackList {...props} />
      <FieldAnchor at={`${path}.alt`}>
        <TextField
          label={t('fields.description')}
          hint={t('media.descriptionHint')}
          error={editor.form.errorOf(`${path}.alt`)}
          dir="auto"
          autoComplete="off"
          value={block.alt}
          onChange={({ target }) => editor.update({ ...block, alt: target.value })}
        />
      </FieldAnchor>
      <SpokenFields {...props} />
    </>
  );
}
