import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { contrastOf } from '#platform/pure/contrast.ts';
import { Button } from '#ui/actions/button.tsx';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import { MIN_CONTRAST, type SiteColourName, type SiteColours } from '../../../model/themes.ts';

type Props = {
  name: SiteColourName;
  colors: SiteColours;
  /** The nearest readable colour, if this one is unreadable. */
  nearest: string | undefined;
  onChange: (color: string) => void;
};

/** Colours that are not used for text. */
const NON_TEXT_COLOURS: readonly SiteColourName[] = ['background', 'surface', 'border'];

/** Field for a colour, with its contrast if it is used for text. */
export function ColourRow({ name, colors, nearest, onChange }: Props) {
  const t = useTranslations('portfolio-editor.colours');
  const id = useId();
  const label = t(`names.${name}`);
  const isTextColour = !NON_TEXT_COLOURS.includes(name);
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-1.5">
          <p>{label}</p>
          {isTextColour && nearest === undefined && (
            <p className="text-text-secondary text-xs tabular-nums">
              {t('contrast', { ratio: lowestContrast(name, colors) })}
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
          {nearest !== undefined && t('tooWeak', { ratio: lowestContrast(name, colors), least: MIN_CONTRAST })}
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
const lowestContrast = (name: SiteColourName, colors: SiteColours) =>
  Math.floor(
    Math.min(
      ...[colors.background, colors.surface].map((backgroundColour) => contrastOf(colors[name], backgroundColour)),
    ) * 10,
  ) / 10;
