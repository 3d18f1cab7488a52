import { TranslationPair } from '#cv/components.tsx';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { MAX_TRANSLATION_LENGTH } from '../../model/languages/parts.ts';
import { fieldOf } from './part-port.ts';
import { type SiteText, stateOf } from './text-state.ts';
import type { PartSession } from './use-part-session.ts';

type Props = {
  text: SiteText;
  label: string;
  typed: string;
  from: Language;
  language: Language;
  error: string | undefined;
  writer: PartSession['writer'];
  /** Stores a translation that is the same as before as one of the text as it is now. */
  onMarkSeen: () => void;
  onNext: () => void;
};

/** A text of the site beside the field for its translation. */
export function TextRow({ text, label, typed, error, from, language, writer, onMarkSeen, onNext }: Props) {
  const { key, original, isProse, isName, translation } = text;
  const field = fieldOf(key);
  const change = (value: string) => writer.change({ [field]: value });
  const isSame = typed === original && !isName;
  return (
    <TranslationPair
      {...{ label, language, isSame, onMarkSeen, onNext, original }}
      textKey={key}
      state={stateOf(text, typed)}
      renderChanged={() => (
        <>
          <del className="block text-text-secondary">{translation?.original}</del>
          <ins className="mt-1 block no-underline">{original}</ins>
        </>
      )}
      originalLanguage={from}
      readTranslation={() => writer.view().value[field] ?? ''}
      onSame={() => change(original)}
      onDifferent={() => change('')}
    >
      {isProse ? (
        <RichTextField
          {...{ label, error, value: typed, onChange: change }}
          labelHidden
          compact
          long
          rows={original.includes('\n') ? 3 : 1}
          max={MAX_TRANSLATION_LENGTH}
        />
      ) : (
        <TextField
          {...{ label, error }}
          labelHidden
          dir="auto"
          autoComplete="off"
          placeholder={isName ? original : undefined}
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </TranslationPair>
  );
}
