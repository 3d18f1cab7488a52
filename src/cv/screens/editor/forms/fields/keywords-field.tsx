import { type FocusEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { addTags, TAGS, type TagSyntax } from '#ui/fields/tags.ts';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CV_LIMITS } from '../../../../model/content.ts';
import { NAME_FIELDS, splitNames } from '../../../../model/split-names.ts';
import { toSingleLine } from '../../../../model/to-single-line.ts';
import { type FieldProps, useField } from '../use-field.ts';

/** The syntax of names, which a semicolon ends. */
const NAMES: TagSyntax = { split: splitNames, ends: [';', '؛'] };

/** Field for several short keywords, or names. */
export function KeywordsField({ at, field, label, labelHidden, value }: FieldProps<readonly string[]>) {
  const t = useTranslations('cv-editor.form.hints');
  const { locked, write } = useField(at, field);
  /** Text that is typed but not added yet. `TagsField` discards it on blur, so it is added here. */
  const typed = useRef('');
  const syntax = NAME_FIELDS.has(field) ? NAMES : TAGS;
  if (locked) return <TextField label={label} labelHidden={labelHidden} dir="auto" readOnly value={value.join(', ')} />;
  const set = (keywords: readonly string[]) => {
    typed.current = '';
    write(keywords.map((word) => toSingleLine(word).slice(0, CV_LIMITS.word)));
  };
  const onBlurWithin = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const next = addTags(value, syntax.split(typed.current), CV_LIMITS.words);
    if (next.length > value.length) set(next);
    typed.current = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the field
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
      onKeyDownCapture={({ key }) => {
        if (key === 'Escape') typed.current = '';
      }}
      onBlur={onBlurWithin}
    >
      <TagsField
        label={label}
        labelHidden={labelHidden}
        hint={t(syntax === NAMES ? 'names' : 'words')}
        syntax={syntax}
        max={CV_LIMITS.words}
        value={value}
        onValueChange={set}
      />
    </div>
  );
}
