import { Check, CircleCheck, CircleDashed, Equal, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { diffWords } from '#platform/pure/word-diff.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { formatValue } from '../../model/changes/format-value.ts';
import type { TextValue, TranslationState, TranslationText } from '../../model/variants/translation.ts';
import { useCvEditor } from '../editor/cv-editor-context.tsx';
import { pathKey } from '../editor/editor-location.ts';
import { KeywordsField } from '../editor/forms/fields/keywords-field.tsx';
import { LineField } from '../editor/forms/fields/line-field.tsx';
import { ProseField } from '../editor/forms/fields/prose-field.tsx';
import { useField } from '../editor/forms/use-field.ts';
import { isEnter } from '../editor/outline/is-enter.ts';
import { DiffText } from '../history/diff-text.tsx';
import type { useTextMarks } from './use-text-marks.ts';

const STATE_STYLES: Record<TranslationState, { icon: LucideIcon; colour: string }> = {
  done: { icon: CircleCheck, colour: 'text-success' },
  changed: { icon: TriangleAlert, colour: 'text-warning' },
  missing: { icon: CircleDashed, colour: 'text-text-secondary' },
};

type Props = {
  text: TranslationText;
  label: string;
  originalLanguage: string;
  language: string;
  marks: ReturnType<typeof useTextMarks>;
  locked: boolean;
  /** Moves on to the next text to translate. */
  onNext: (key: string) => void;
};

/** A text of the original, and the field for its translation. */
export function TranslationRow({ text, label, originalLanguage, language, marks, locked, onNext }: Props) {
  const t = useTranslations('cv-variants.translation');
  const { key, at, field, original, translatedFrom, translation, state, isName, isSame } = text;
  const { write } = useField(at, field);
  const editor = useCvEditor();
  const row = useRef<HTMLLIElement>(null);
  /** The translation when the row got the focus, to tell whether it was edited since. */
  const before = useRef<string>(undefined);
  const current = () => formatValue(editor.read(at, field));
  const { icon, colour } = STATE_STYLES[state];
  const enter = () => {
    before.current ??= current();
  };
  const leave = () => {
    if (state === 'changed' && before.current !== undefined && before.current !== current())
      marks.mark({ seen: [key] });
    before.current = undefined;
  };
  const goOn = (event: KeyboardEvent) => {
    // Popovers of the field are elsewhere in the document.
    const isInField =
      event.currentTarget.contains(event.target as Node) &&
      (event.target instanceof HTMLInputElement || (event.target as HTMLElement).isContentEditable);
    if (!isInField || !isEnter(event) || event.shiftKey || event.altKey) return;
    const isLong = Array.isArray(original) || original.includes('\n');
    if (isLong && !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    onNext(key);
  };
  return (
    <li
      data-text={key}
      data-place={pathKey(at)}
      data-field={field}
      className="grid gap-x-6 gap-y-2 border-border border-t px-4 py-3 sm:grid-cols-2 sm:px-6"
      ref={row}
      onFocus={enter}
      // When the window loses the focus, the field keeps it.
      onBlur={({ relatedTarget }) =>
        row.current?.contains(relatedTarget) || row.current?.contains(document.activeElement) || leave()
      }
      onKeyDownCapture={goOn}
    >
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2">
        <Icon of={icon} className={`mt-0.5 ${colour}`} />
        <div className="min-w-0">
          <p className="text-text-secondary text-xs leading-5">
            {label}
            {state === 'changed' && <span className="ps-2 font-medium text-warning">{t('originalChanged')}</span>}
          </p>
          <div lang={originalLanguage} dir="auto" className="break-words">
            {state === 'changed' ? (
              <DiffText words={diffWords(formatValue(translatedFrom), formatValue(original))} />
            ) : (
              <Original value={original} />
            )}
          </div>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div lang={language}>
          <TranslationField text={text} label={label} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          {state === 'missing' && (
            <p className="min-w-0 flex-1 basis-44 text-text-secondary text-xs">{t('notTranslated')}</p>
          )}
          {!locked && state === 'changed' && (
            <Button icon={Check} onClick={() => marks.mark({ seen: [key] })}>
              {t('markSeen')}
            </Button>
          )}
          {!locked && state === 'missing' && (
            <Button
              tone="quiet"
              icon={Equal}
              onClick={() => {
                if (formatValue(translation) !== formatValue(original)) write(original);
                marks.mark({ same: [key] });
              }}
            >
              {t('same')}
            </Button>
          )}
          {!locked && isSame && !isName && (
            <Button tone="quiet" onClick={() => marks.mark({ different: [key] })}>
              {t('different')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Original({ value }: { value: TextValue }) {
  if (Array.isArray(value)) return <p>{value.join(', ')}</p>;
  return <Markdown text={value} />;
}

/** The field of a text, as the editor's forms have it. */
function TranslationField({ text, label }: { text: TranslationText; label: string }) {
  const { at, field, isMultiline, translation } = text;
  const place = { at, field, label, labelHidden: true };
  if (Array.isArray(translation)) return <KeywordsField {...place} value={translation} />;
  return isMultiline ? (
    <ProseField {...place} compact value={translation} />
  ) : (
    <LineField {...place} value={translation} />
  );
}
