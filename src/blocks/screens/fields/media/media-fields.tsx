import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { MediaFieldsProps } from './media-fields-props.ts';
import { MediumField } from './medium-field.tsx';
import { SpokenFields } from './spoken-fields.tsx';
import { VideoFields } from './video-fields.tsx';

/** The form of a block with a video, a recording or a download. */
export function MediaFields({ block, ...props }: MediaFieldsProps) {
  switch (block.kind) {
    case 'video':
      return <VideoFields {...props} block={block} />;
    case 'audio':
      return <AudioFields {...props} block={block} />;
    case 'file':
      return <FileFields {...props} block={block} />;
  }
}

function AudioFields(props: MediaFieldsProps<Extract<MediaFieldsProps['block'], { kind: 'audio' }>>) {
  const { editor, block, path } = props;
  const t = useTranslations('blocks');
  return (
    <>
      <MediumField {...props} kind="audio">
        {({ url, name }) => (
          // biome-ignore lint/a11y/useMediaCaption: The transcript is beside it.
          <audio controls preload="metadata" src={url} aria-label={name} className="w-full" />
        )}
      </MediumField>
      <FieldAnchor at={`${path}.title`}>
        <TextField
          label={t('fields.embedTitle')}
          error={editor.form.errorOf(`${path}.title`)}
          dir="auto"
          autoComplete="off"
          value={block.title}
          onChange={({ target }) => editor.update({ ...block, title: target.value })}
        />
      </FieldAnchor>
      <SpokenFields {...props} />
    </>
  );
}

function FileFields(props: MediaFieldsProps<Extract<MediaFieldsProps['block'], { kind: 'file' }>>) {
  const { editor, block, path } = props;
  const t = useTranslations('blocks');
  return (
    <>
      <MediumField {...props} kind="file" />
      <FieldAnchor at={`${path}.label`}>
        <TextField
          label={t('fields.fileLabel')}
          hint={t('media.fileLabelHint')}
          error={editor.form.errorOf(`${path}.label`)}
          dir="auto"
          autoComplete="off"
          value={block.label}
          onChange={({ target }) => editor.update({ ...block, label: target.value })}
        />
      </FieldAnchor>
    </>
  );
}
