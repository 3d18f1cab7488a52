import { toOneLine } from '#platform/pure/one-line.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import type { RecordEditorState } from './record-editor-config.ts';

type Summarized = { summary: string };

type Props = {
  editor: Pick<RecordEditorState<Summarized>, 'value' | 'change' | 'errorOf'>;
  label: string;
  hint: string;
};

/** The summary of a record, which is a single line, even where it wraps. */
export const SummaryField = ({ editor: { value, change, errorOf }, ...field }: Props) => (
  <FieldAnchor at="summary">
    <TextArea
      {...field}
      error={errorOf('summary')}
      dir="auto"
      autoComplete="off"
      rows={2}
      value={value.summary}
      onChange={(event) => change({ summary: toOneLine(event.target.value) })}
    />
  </FieldAnchor>
);
