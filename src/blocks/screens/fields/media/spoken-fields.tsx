import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { BLOCK_LIMITS } from '../../../model/limits.ts';
import type { BlockOf, MediaFieldsProps } from './media-fields-props.ts';

/** The caption and the transcript of a video or a recording. */
export function SpokenFields({ editor, block, path }: MediaFieldsProps<BlockOf<'video' | 'audio'>>) {
  const t = useTranslations('blocks');
  return (
    <>
      <FieldAnchor at={`${path}.caption`}>
        <TextField
          label={t('fields.caption')}
          error={editor.form.errorOf(`${path}.caption`)}
          dir="auto"
          autoComplete="off"
          value={block.caption}
          onChange={({ target }) => editor.update({ ...block, caption: target.value })}
        />
      </FieldAnchor>
      <FieldAnchor at={`${path}.transcript`}>
        <RichTextField
          label={t('fields.transcript')}
          hint={t('media.transcriptHint')}
          error={editor.form.errorOf(`${path}.transcript`)}
          max={BLOCK_LIMITS.text}
          rows={2}
          value={block.transcript}
          onChange={(transcript) => editor.update({ ...block, transcript })}
        />
      </FieldAnchor>
    </>
  );
}
