import type { FormEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

type Props = {
  label: string;
  /** The label of the button. */
  action: string;
  text: string;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  disabled: boolean;
  dir: 'auto' | 'ltr';
};

/** Form for a text that is pasted instead of a file. The text is kept until it has been read. */
export function PasteForm({ label, action, text, onText, onSubmit, disabled, dir }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text);
  };
  return (
    <form className="grid justify-items-start gap-2" onSubmit={submit}>
      <TextArea
        label={label}
        className="w-full"
        dir={dir}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button type="submit" disabled={disabled || text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
