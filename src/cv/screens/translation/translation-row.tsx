import { diffWords } from '#platform/pure/word-diff.ts';
import { formatValue } from '../../model/changes/format-value.ts';
import type { TranslationText } from '../../model/variants/translation.ts';
import { useCvEditor } from '../editor/cv-editor-context.tsx';
import { pathKey } from '../editor/editor-location.ts';
import { KeywordsField } from '../editor/forms/fields/keywords-field.tsx';
import { LineField } from '../editor/forms/fields/line-field.tsx';
import { ProseField } from '../editor/forms/fields/prose-field.tsx';
import { useField } from '../editor/forms/use-field.ts';
import { DiffText } from '../history/diff-text.tsx';
import { TranslationPair } from './translation-pair.tsx';
import type { useTextMarks } from './use-text-marks.ts';

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
export function TranslationRow({ text, label, marks, onNext, ...others }: Props) {
  const { key, at, field, original, translatedFrom, translation, state, isName, isSame } = text;
  const { write } = useField(at, field);
  const editor = useCvEditor();
  return (
    <TranslationPair
      {...{ ...others, label, state, original, isSame }}
      renderChanged={() => <DiffText words={diffWords(formatValue(translatedFrom), formatValue(original))} />}
      textKey={key}
      attributes={{ 'data-place': pathKey(at), 'data-field': field }}
      readTranslation={() => formatValue(editor.read(at, field))}
      onMarkSeen={() => marks.mark({ seen: [key] })}
      onSame={() => {
        if (formatValue(translation) !== formatValue(original)) write(original);
        marks.mark({ same: [key] });
      }}
      onDifferent={isName ? undefined : () => marks.mark({ different: [key] })}
      onNext={() => onNext(key)}
    >
      <TranslationField text={text} label={label} />
    </TranslationPair>
  );
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
