import { Check, CircleCheck, CircleDashed, Equal, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { diffWords } from '#platform/pure/word-diff.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { formatValue } from '../../model/changes/format-value.ts';
import { shapeOf } from '../../model/tree.ts';
import type { TextValue, TranslationState, TranslationText } from '../../model/variants/translation.ts';
import { pathKey } from '../editor/editor-location.ts';
import { KeywordsField } from '../editor/forms/fields/keywords-field.tsx';
import { LineField } from '../editor/forms/fields/line-field.tsx';
import { ProseField } from '../editor/forms/fields/prose-field.tsx';
import { useField } from '../editor/forms/use-field.ts';
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
  onNext: () => void;
};

/** A text of the original, and the field for its translation. */
export function TranslationRow({ text, label, originalLanguage, language, marks, locked, onNext }: Props) {
  const t = useTranslations('cv-variants.translation');
  const { key, at, field, original, translatedFrom, translation, state, isName, isSame } = text;
  const { write } = useField(at, field);
  /** Whether the translation was edited since the field got the focus. */
  const edited = useRef(false);
  const { icon, colour } = STATE_STYLES[state];
  const leave = () => {
    if (edited.current && state === 'changed') marks.mark({ seen: [key] });
    edited.current = false;
  };
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing) return;
    const isInField = event.target instanceof HTMLInputElement || (event.target as HTMLElement).isContentEditable;
    const isLong = Array.isArray(original) || original.includes('\n');
    if (!isInField || (isLong && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    onNext();
  };
  return (
    <li
      data-text={key}
      data-place={pathKey(at)}
      data-field={field}
      className="grid gap-x-6 gap-y-2 border-border border-t px-4 py-3 sm:grid-cols-2 sm:px-6"
      onInput={() => {
        edited.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || leave()}
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
      <div lang={language} className="grid min-w-0 content-start gap-1">
        <TranslationField text={text} label={label} />
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
  const { at, field, kind, translation } = text;
  const place = { at, field, label, labelHidden: true };
  if (Array.isArray(translation)) return <KeywordsField {...place} value={translation} />;
  return isProse(kind, at, field) ? (
    <ProseField {...place} compact value={translation} />
  ) : (
    <LineField {...place} value={translation} />
  );
}

/** Reports whether a field has several lines. Fields of the root are in its singleton nodes. */
function isProse(kind: TranslationText['kind'], at: TranslationText['at'], field: string) {
  const owner = kind === 'root' ? (at.at(-1) as 'basics' | 'location' | 'design') : kind;
  return shapeOf(owner)[field] === 'text' || (owner === 'design' && field === 'footer');
}
