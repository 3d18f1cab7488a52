import type { FocalPoint } from '#platform/pure/focal-point.ts';
import { LineField } from '../editor/line-field.tsx';
import type { RecordEditorState } from '../editor/record-editor-config.ts';
import { CoverField } from './lazy-fields.tsx';

type Covered = { cover: string | null; coverFocus: FocalPoint | null; coverAlt: string };

type Props = {
  editor: Pick<RecordEditorState<Covered>, 'value' | 'change' | 'errorOf' | 'imageOf' | 'addImage'>;
  words: { label: string; hint: string; replace: string; remove: string; alt: string; altHint: string };
  /** Whether the image has its alternative text elsewhere in the record. */
  isDescribed?: boolean;
};

/** The cover of a record, with its focal point and alternative text. */
export function RecordCoverField({ editor, words, isDescribed = false }: Props) {
  const { value, change, errorOf, imageOf, addImage } = editor;
  return (
    <>
      <CoverField
        label={words.label}
        hint={words.hint}
        replaceLabel={words.replace}
        removeLabel={words.remove}
        shape="wide"
        cover={value.cover === null ? undefined : imageOf(value.cover)}
        error={errorOf('cover')}
        onImage={addImage}
        focus={{ value: value.coverFocus, onChange: (coverFocus) => change({ coverFocus }) }}
        onCover={(cover) => change({ cover, coverFocus: null })}
      />
      {value.cover !== null && !isDescribed && (
        <LineField
          editor={editor}
          name="coverAlt"
          label={words.alt}
          hint={value.coverAlt.trim() === '' ? words.altHint : undefined}
        />
      )}
    </>
  );
}
