import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import { slugOf } from '#platform/pure/slug.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import type { RecordEditorState } from './record-editor-config.ts';

type Props = {
  editor: RecordEditorState<DocumentFields & { slug: string }>;
  label: string;
  hints: {
    /** Shown before the record has been created. */
    later: string;
    /** Shown while the slug follows the title. */
    follows: string;
    /** Shown once the slug is the member's own, or others may know it. */
    leads: string;
  };
  followsTitle: boolean;
};

/** The last part of a record's URL. What is typed becomes a slug when the field is left. */
export function SlugField({ editor: { id, value, saved, change, errorOf }, label, hints, followsTitle }: Props) {
  const isRenamed = saved.slug !== '' && value.slug !== saved.slug;
  const normalize = () => {
    const slug = slugOf(value.slug) || saved.slug;
    if (slug !== value.slug) change({ slug });
  };
  return (
    <FieldAnchor at="slug">
      <TextField
        label={label}
        hint={id === undefined ? hints.later : followsTitle && !isRenamed ? hints.follows : hints.leads}
        error={errorOf('slug')}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value.slug}
        onChange={(event) => change({ slug: event.target.value })}
        onBlur={normalize}
      />
    </FieldAnchor>
  );
}
