import type { ComponentProps } from 'react';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import type { RecordEditorState } from './record-editor-config.ts';

/** Names of a document's text fields. */
export type TextFieldName<Document> = {
  [Name in keyof Document]: Document[Name] extends string ? Name : never;
}[keyof Document] &
  string;

type Props<Document extends DocumentFields> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'error' | 'name'
> & {
  editor: Pick<RecordEditorState<Document>, 'value' | 'change' | 'errorOf'>;
  name: TextFieldName<Document>;
};

/** Single-line text field that is bound to a field of the record. */
export function LineField<Document extends DocumentFields>({ editor, name, className, ...field }: Props<Document>) {
  return (
    <FieldAnchor at={name} {...(className ? { className } : {})}>
      <TextField
        dir="auto"
        autoComplete="off"
        {...field}
        value={editor.value[name] as string}
        error={editor.errorOf(name)}
        onChange={(event) => editor.change({ [name]: event.target.value } as Partial<Document>)}
      />
    </FieldAnchor>
  );
}
