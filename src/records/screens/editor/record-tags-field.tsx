import { TagsField } from '#ui/fields/tags-field.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import type { RecordEditorState } from './record-editor-config.ts';

type Tagged = { tags: string[] };

type Props = {
  editor: Pick<RecordEditorState<Tagged>, 'value' | 'change' | 'errorWithin'>;
  label: string;
  hint?: string;
  max: number;
  /** The tags of the member's records, which are suggested. */
  facets: { tags: readonly { tag: string }[] } | undefined;
};

/** The tags of a record. */
export const RecordTagsField = ({ editor: { value, change, errorWithin }, facets, ...field }: Props) => (
  <FieldAnchor at="tags">
    <TagsField
      {...field}
      error={errorWithin('tags')}
      value={value.tags}
      suggestions={facets?.tags.map(({ tag }) => tag) ?? []}
      onValueChange={(tags) => change({ tags })}
    />
  </FieldAnchor>
);
