import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { contrastOf } from '#platform/contrast.ts';
import { Button } from '#ui/button.tsx';
import { ColourInput } from '#ui/colour-input.tsx';
import { type ColourName, type Colours, READABLE } from '../../../model/themes.ts';

type Props = {
  name: ColourName;
  colors: Colours;
  /** The nearest colour that can be read, where this one cannot. */
  nearest: string | undefined;
  onChange: (color: string) => void;
};

/** Nothing is read in them. */
const NOT_READ: readonly ColourName[] = ['background', 'surface', 'border'];

/** One of the colours, with how well it can be read where it stands. */
export function ColourRow({ name, colors, nearest, onChange }: Props) {
  const t = useTranslations('portfolio-editor.colours');
  const id = useId();
  const label = t(`names.${name}`);
  const isRead = !NOT_READ.includes(name);
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-1.5">
          <p>{label}</p>
          {isRead && nearest === undefined && (
            <p className="text-text-secondary text-xs tabular-nums">
              {t('contrast', { ratio: weakest(name, colors) })}
            </p>
          )}
        </div>
        <ColourInput
          value={colors[name]}
          onValueChange={onChange}
          words={{ pick: t('pick', { name: label }), hex: t('hex', { name: label }), wrong: t('notAColour') }}
          describedBy={nearest === undefined ? undefined : `${id}-fault`}
        />
      </div>
      {/* It stands there before it speaks. */}
      <div className={nearest === undefined ? 'contents' : 'mt-1 grid justify-items-start gap-2'}>
        <p id={`${id}-fault`} role="alert" className="text-error text-xs tabular-nums">
          {nearest !== undefined && t('tooWeak', { ratio: weakest(name, colors), least: READABLE })}
        </p>
        {nearest !== undefined && (
          <Button onClick={() => onChange(nearest)}>
            <span
              aria-hidden="true"
              style={{ backgroundColor: nearest }}
              className="size-4 rounded-full border border-control forced-color-adjust-none"
            />
            {t('take', { color: nearest })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** On the ground on which it is read worst; rounded down, so that none that is too low is called enough. */
const weakest = (name: ColourName, colors: Colours) =>
  Math.floor(Math.min(...[colors.background, colors.surface].map((ground) => contrastOf(colors[name], ground))) * 10) /
  10;
