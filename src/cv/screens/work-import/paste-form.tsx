import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

type Props = { disabled: boolean; onText: (text: string) => void };

/** Form for the text of a file, such as an entry that a journal or a search engine offers for copying. */
export function PasteForm({ disabled, onText }: Props) {
  const t = useTranslations('cv-work.import');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
  };
  return (
    <form className="grid justify-items-start gap-2" onSubmit={submit}>
      <TextArea
        label={t('paste')}
        className="w-full"
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={disabled || text.trim() === ''}>
        {t('read')}
      </Button>
    </form>
  );
}
