import { useTranslations } from 'use-intl';
import { BLOCK_LIMITS } from '#blocks/components.tsx';
import { FieldAnchor } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import type { BlockOf, MediaFieldsProps } from './media-fields-props.ts';

/** The caption and the transcript of a video or a recording. */
export function SpokenFields({ editor, story, block, path }: MediaFieldsProps<BlockOf<'video' | 'audio'>>) {
  const t = useTranslations('projects.editor.story');
  return (
    <>
      <FieldAnchor at={`${path}.caption`}>
        <TextField
          label={t('fields.caption')}
          error={editor.errorOf(`${path}.caption`)}
          dir="auto"
          autoComplete="off"
          value={block.caption}
          onChange={({ target }) => story.update({ ...block, caption: target.value })}
        />
      </FieldAnchor>
      <FieldAnchor at={`${path}.transcript`}>
        <RichTextField
          label={t('fields.transcript')}
          hint={t('media.transcriptHint')}
          error={editor.errorOf(`${path}.transcript`)}
          max={BLOCK_LIMITS.text}
          rows={2}
          value={block.transcript}
          onChange={(transcript) => story.update({ ...block, transcript })}
        />
      </FieldAnchor>
    </>
  );
}
