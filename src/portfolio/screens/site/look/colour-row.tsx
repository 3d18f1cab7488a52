import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { contrastOf } from '#platform/contrast.ts';
import { Button } from '#ui/button.tsx';
import { ColourInput } from '#ui/colour-input.tsx';
import { type ColourName, type Colours, READABLE } from '../../../model/themes.ts';

type Props = {
  name: ColourName;
  colors: Colours;
  /** The nearest readable colour, if this one is unreadable. */
  nearest: string | undefined;
  onChange: (color: string) => void;
};

/** Colours that are not used for text. */
const NOT_READ: readonly ColourName[] = ['background', 'surface', 'border'];

/** Field for a colour, with its contrast if it is used for text. */
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
      {/* The alert is rendered before it has text, so that screen readers announce it. */}
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

/**
 * Returns the lower of the contrasts on background and surface. Rounded down, so that an insufficient one never looks
 * enough.
 */
const weakest = (name: ColourName, colors: Colours) =>
  Math.floor(Math.min(...[colors.background, colors.surface].map((ground) => contrastOf(colors[name], ground))) * 10) /
  10;
