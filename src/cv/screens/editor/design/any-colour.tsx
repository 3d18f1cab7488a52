import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import type { ColourField } from './swatches.ts';
import { readColour, readWholeColour } from './typed-colour.ts';
import { useDesign } from './use-design.ts';

type Props = { field: ColourField; label: string; value: string };
/** What is being typed, for as long as the colour is the one that came of it. */
type Typed = { text: string; color: string; left: boolean };

/** A colour by its signs, or picked by eye. */
export function AnyColour({ field, label, value }: Props) {
  const t = useTranslations('cv-editor.look.colour');
  const { set, locked } = useDesign();
  const [typed, setTyped] = useState<Typed>();
  const current = typed?.color === value ? typed : undefined;
  const isWrong = current?.left && readColour(current.text) === undefined;

  const take = (color: string) => {
    if (color !== value) set(field, color);
  };
  const type = (text: string) => {
    const color = readWholeColour(text) ?? value;
    setTyped({ text, color, left: false });
    take(color);
  };
  const leave = () => {
    if (!current) return;
    const color = readColour(current.text);
    setTyped(color === undefined ? { ...current, left: true } : undefined);
    if (color !== undefined) take(color);
  };
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={t('any', { field: label })}
        title={t('any', { field: label })}
        value={value}
        onChange={(event) => set(field, event.target.value)}
        disabled={locked}
        className="size-9 shrink-0 cursor-pointer rounded-control border border-border bg-background p-1 forced-color-adjust-none disabled:cursor-default disabled:opacity-50 pointer-coarse:size-11 [&::-moz-color-swatch]:rounded-[4px] [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-0"
      />
      <TextField
        label={t('hex', { field: label })}
        labelHidden
        className="w-24"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={current?.text ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        disabled={locked}
        error={isWrong ? t('notAColour') : undefined}
      />
    </div>
  );
}
