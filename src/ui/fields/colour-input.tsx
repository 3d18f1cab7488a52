import { useState } from 'react';
import { TextField } from './text-field.tsx';
import { readColour, readWholeColour } from './typed-colour.ts';

type Props = {
  value: string;
  onValueChange: (color: string) => void;
  words: { pick: string; hex: string; wrong: string };
  disabled?: boolean;
  /** The id of the element that describes an error. */
  describedBy?: string | undefined;
};
/** The text being typed, valid while `color` is still the field's value. */
type TypedColour = { text: string; color: string; left: boolean };

/** A color field: a hex code to type, or the browser's color picker. */
export function ColourInput({ value, onValueChange, words, disabled = false, describedBy }: Props) {
  const [typed, setTyped] = useState<TypedColour>();
  const current = typed?.color === value ? typed : undefined;
  const isInvalid = current?.left && readColour(current.text) === undefined;

  const commit = (color: string) => {
    if (color !== value) onValueChange(color);
  };
  const type = (text: string) => {
    const color = readWholeColour(text) ?? value;
    setTyped({ text, color, left: false });
    commit(color);
  };
  const commitTyped = () => {
    if (!current) return;
    const color = readColour(current.text);
    setTyped(color === undefined ? { ...current, left: true } : undefined);
    if (color !== undefined) commit(color);
  };
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={words.pick}
        title={words.pick}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        disabled={disabled}
        className="size-9 shrink-0 cursor-pointer rounded-control border border-border bg-background p-1 forced-color-adjust-none disabled:cursor-default disabled:opacity-50 pointer-coarse:size-11 [&::-moz-color-swatch]:rounded-[4px] [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-0"
      />
      <TextField
        label={words.hex}
        labelHidden
        className="w-24"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={current?.text ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={commitTyped}
        onKeyDown={(event) => event.key === 'Enter' && commitTyped()}
        disabled={disabled}
        error={isInvalid ? words.wrong : undefined}
        {...(describedBy && !isInvalid ? { 'aria-invalid': true, 'aria-describedby': describedBy } : {})}
      />
    </div>
  );
}
