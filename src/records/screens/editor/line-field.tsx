import type { ComponentProps } from 'react';
import type { Fields } from '#platform/autosave/fields.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Editor } from './desk.ts';
import { Place } from './place.tsx';

/** Names of a document's text fields. */
export type TextName<Document> = {
  [Name in keyof Document]: Document[Name] extends string ? Name : never;
}[keyof Document] &
  string;

type Props<Document extends Fields> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'error' | 'name'
> & {
  editor: Editor<Document>;
  name: TextName<Document>;
};

/** Single-line text field that is bound to a field of the record. */
export function LineField<Document extends Fields>({ editor, name, className, ...field }: Props<Document>) {
  return (
    <Place at={name} {...(className ? { className } : {})}>
      <TextField
        dir="auto"
        autoComplete="off"
        {...field}
        value={editor.value[name] as string}
        error={editor.faultOf(name)}
        onChange={(event) => editor.change({ [name]: event.target.value } as Partial<Document>)}
      />
    </Place>
  );
}
