import { type ComponentProps, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldTexts, useFieldIds } from '../fields/field.tsx';
import { GrowingText } from '../fields/growing-text.tsx';
import { LiveText } from '../live-text.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { useMarkdownEdits } from './use-markdown-edits.ts';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'ref' | 'value' | 'maxLength'> &
  FieldTexts & {
    value: string;
    /** Also allows headings, numbered lists and quotes. */
    long?: boolean | undefined;
    /** The character limit. Longer text can be typed and is kept, but is marked as too long. */
    max?: number | undefined;
  };

const BOX =
  'overflow-hidden rounded-control border border-border bg-background text-text transition-colors has-[textarea:not(:disabled):hover]:border-control has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-primary has-[[aria-invalid=true]]:border-error has-[textarea:disabled]:bg-surface has-[textarea:disabled]:text-text-secondary';

/**
 * A Markdown editor with bold, italic, links and lists, by toolbar, keyboard shortcuts or syntax. The preview is shown
 * beside the text, or below it where space is limited. Has the same interface as `TextArea`.
 */
export function MarkdownField(props: Props) {
  const { label, labelHidden, hint, error, className, long = false, max, rows = 4, ...rest } = props;
  const { value } = rest;
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  const [previewing, setPreviewing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { run, onKeyDown, onPaste } = useMarkdownEdits(area, long);
  const remaining = max === undefined ? undefined : max - value.length;
  const isNearLimit = remaining !== undefined && max !== undefined && remaining <= Math.max(20, max / 10);
  const ids = [describedBy, isNearLimit && `${id}-left`].filter(Boolean).join(' ') || undefined;

  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className={`@container ${BOX}`}>
        <MarkdownToolbar
          label={label}
          controls={id}
          long={long}
          editable={!(rest.disabled || rest.readOnly)}
          onCommand={run}
          previewing={previewing}
          onTogglePreview={() => setPreviewing(!previewing)}
        />
        <div className={previewing ? 'grid @xl:grid-cols-2' : ''}>
          <GrowingText
            dir={value === '' ? undefined : 'auto'}
            rows={rows}
            {...rest}
            ref={area}
            sideBySide={previewing}
            id={id}
            aria-invalid={invalid ?? ((remaining ?? 0) < 0 || undefined)}
            aria-describedby={ids}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (!event.defaultPrevented) onKeyDown(event);
            }}
            onPaste={(event) => {
              rest.onPaste?.(event);
              if (!event.defaultPrevented) onPaste(event);
            }}
            className="max-h-[70dvh] min-h-24 px-3 py-2 pointer-coarse:text-base"
          />
          {previewing && <MarkdownPreview label={label} text={value} long={long} />}
        </div>
        {isNearLimit && <RemainingCharacters id={`${id}-left`} remaining={remaining} />}
      </div>
    </Field>
  );
}

/** Shows the remaining characters near the limit, and announces them beyond it. */
function RemainingCharacters({ id, remaining }: { id: string; remaining: number }) {
  const t = useTranslations('ui.markdown');
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
