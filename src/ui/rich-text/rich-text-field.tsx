import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldTexts, useFieldIds } from '../fields/field.tsx';
import { LiveText } from '../live-text.tsx';
import { FormatBar } from './format-bar.tsx';
import { RichText } from './rich-text.tsx';
import type { RichTextEditor } from './rich-text-editor.ts';
import { useLinkPopover } from './use-link-popover.tsx';

type Props = FieldTexts & {
  className?: string | undefined;
  /** The text as Markdown. */
  value: string;
  onChange: (value: string) => void;
  /** Also offers headings, numbered lists, quotes, code and tables. */
  long?: boolean | undefined;
  /** The character limit of the Markdown. Longer text can be typed and is kept, but is marked as too long. */
  max?: number | undefined;
  /** The height in lines before the text grows. */
  rows?: number | undefined;
  /** Leaves out the formatting toolbar, for lists of many texts. Shortcuts format as usual. */
  compact?: boolean | undefined;
  /** Sets the text as large as on a page, for texts that are the main content of a form. */
  large?: boolean | undefined;
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Returns the name of a new footnote. Texts with footnotes have a button for them. */
  nextFootnote?: (() => string) | undefined;
};

/** Avoids `:has()`, with which browsers recalculate the styles of surrounding elements on each keystroke. */
const BOX =
  'overflow-hidden rounded-control border transition-colors focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary';

/** The height of a line in rem, and the space above and below the text. */
const LINE_HEIGHT = 1.25;
const PADDING = 1;

/** A field for a text with bold, italic, links and lists, stored as Markdown. */
export function RichTextField(props: Props) {
  const { label, labelHidden, hint, error, className, value, onChange, long = false, max, rows = 4 } = props;
  const { compact = false, large = false, readOnly = false, placeholder, nextFootnote } = props;
  const { id, labelId, describedBy, invalid } = useFieldIds({ hint, error });
  const editorRef = useRef<() => RichTextEditor | undefined>(null);
  const [editor, setEditor] = useState<RichTextEditor>();
  const { onEditLink, popover } = useLinkPopover();
  const remaining = max === undefined ? undefined : max - value.length;
  const isNearLimit = remaining !== undefined && max !== undefined && remaining <= Math.max(20, max / 10);
  const isInvalid = invalid ?? ((remaining ?? 0) < 0 || undefined);
  const ids = [describedBy, isNearLimit && `${id}-left`].filter(Boolean).join(' ') || undefined;
  const onFocus = useCallback(() => setEditor(editorRef.current?.()), []);
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      onLabelClick={() => editorRef.current?.()?.focus('end')}
    >
      <div
        className={`${BOX} ${isInvalid ? 'border-error' : 'border-border hover:border-control'} ${readOnly ? 'bg-surface text-text-secondary' : 'bg-background text-text'}`}
      >
        {!readOnly && !compact && (
          <FormatBar
            label={label}
            controls={id}
            long={long}
            editor={editor}
            onCommand={(command) => editorRef.current?.()?.run(command)}
            onFootnote={nextFootnote && (() => editorRef.current?.()?.addFootnote())}
          />
        )}
        <RichText
          id={id}
          aria-labelledby={labelId}
          aria-invalid={isInvalid}
          aria-describedby={ids}
          editorRef={editorRef}
          text={value}
          onText={onChange}
          long={long}
          readOnly={readOnly}
          placeholder={placeholder}
          onFocus={onFocus}
          onEditLink={onEditLink}
          nextFootnote={nextFootnote}
          style={{ minHeight: `${rows * LINE_HEIGHT + PADDING}rem` }}
          className={`max-h-[70dvh] overflow-y-auto outline-none ${large ? 'px-4 py-3 text-base leading-7' : 'px-3 py-2 pointer-coarse:text-base'}`}
        />
        {isNearLimit && <RemainingCharacters id={`${id}-left`} remaining={remaining} />}
      </div>
      {popover}
    </Field>
  );
}

/** Shows the remaining characters near the limit, and announces them beyond it. */
function RemainingCharacters({ id, remaining }: { id: string; remaining: number }) {
  const t = useTranslations('ui.richText');
  const over = remaining < 0;
  return (
    <>
      <p id={id} className={`px-3 pb-2 text-end text-xs tabular-nums ${over ? 'text-error' : 'text-text-secondary'}`}>
        {over ? t('over', { count: -remaining }) : t('left', { count: remaining })}
      </p>
      <LiveText>{over ? t('tooLong') : ''}</LiveText>
    </>
  );
}
