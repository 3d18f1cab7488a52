import { useTranslations } from 'use-intl';
import { CODE_LANGUAGES, readCodeLanguage } from '#platform/pure/code-languages.ts';
import { FieldAnchor } from '#records/components.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Block } from '../../model/schema.ts';

type CodeBlock = Extract<Block, { kind: 'code' }>;
type Props = {
  block: CodeBlock;
  path: string;
  errorOf: (field: string) => string | undefined;
  onChange: (block: CodeBlock) => void;
};

/** A program with its language and caption. */
export function CodeFields({ block, path, errorOf, onChange }: Props) {
  const t = useTranslations('blocks');
  const language = readCodeLanguage(block.language) ?? block.language;
  const languages = Object.entries(CODE_LANGUAGES).map(([value, label]) => ({
    value: value as string,
    label: label as string,
  }));
  // A script may have set a language that is not highlighted.
  const other =
    language !== '' && !languages.some(({ value }) => value === language) ? [{ value: language, label: language }] : [];
  return (
    <>
      <FieldAnchor at={`${path}.text`}>
        <TextArea
          label={t('fields.code')}
          error={errorOf('text')}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          rows={5}
          style={{ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }}
          value={block.text}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      </FieldAnchor>
      <div className="grid gap-3 sm:grid-cols-2">
        <FieldAnchor at={`${path}.language`}>
          <Select
            label={t('fields.language')}
            error={errorOf('language')}
            options={[{ value: '', label: t('plainCode') }, ...languages, ...other]}
            value={language}
            onValueChange={(next) => onChange({ ...block, language: next })}
          />
        </FieldAnchor>
        <FieldAnchor at={`${path}.caption`}>
          <TextField
            label={t('fields.caption')}
            error={errorOf('caption')}
            dir="auto"
            autoComplete="off"
            value={block.caption}
            onChange={({ target }) => onChange({ ...block, caption: target.value })}
          />
        </FieldAnchor>
      </div>
    </>
  );
}
