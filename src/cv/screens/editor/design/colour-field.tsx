import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { OVERLAY_RADIO } from '#ui/overlays/overlay-radio.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { type DesignColour, type DesignColour as Name, SWATCHES } from './swatches.ts';
import { useDesign } from './use-design.ts';

type Props = { field: Name; value: string; children?: ReactNode };

/** Field for one design colour: preset swatches, or any colour. */
export function ColourField({ field, value, children }: Props) {
  const t = useTranslations('cv-editor.designPane.colour');
  const { set, locked } = useDesign();
  const { id, labelId } = useFieldIds({});
  const label = t(`fields.${field}`);
  return (
    <div data-field={field} className="min-w-0">
      <Field id={id} label={label} group>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div
            role="radiogroup"
            aria-labelledby={labelId}
            className={`flex min-h-9 flex-wrap items-center gap-1.5 pointer-coarse:min-h-11 pointer-coarse:gap-x-3 pointer-coarse:gap-y-4 ${locked ? 'opacity-50' : ''}`}
          >
            {Object.entries(SWATCHES[field]).map(([name, color]) => (
              <Tooltip key={name} text={t(`names.${name as SwatchName}`)}>
                <label style={{ backgroundColor: color }} className={SWATCH}>
                  <input
                    type="radio"
                    className={OVERLAY_RADIO}
                    name={id}
                    aria-label={t(`names.${name as SwatchName}`)}
                    checked={color === value}
                    onChange={() => set(field, color)}
                    disabled={locked}
                  />
                </label>
              </Tooltip>
            ))}
          </div>
          <CustomColour field={field} label={label} value={value} />
        </div>
      </Field>
      {children}
    </div>
  );
}
type SwatchName = { [Field in Name]: keyof (typeof SWATCHES)[Field] }[Name];

/** The touch target extends beyond the visible swatch on coarse pointers. */
const SWATCH =
  'relative size-6 rounded-full border border-control forced-color-adjust-none ring-offset-2 ring-offset-background has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-4 pointer-coarse:size-7 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1.5 pointer-coarse:after:-inset-y-2';

type CustomColourProps = { field: DesignColour; label: string; value: string };

/** Input for any colour, by hex code or colour picker. */
function CustomColour({ field, label, value }: CustomColourProps) {
  const t = useTranslations('cv-editor.designPane.colour');
  const { set, locked } = useDesign();
  return (
    <ColourInput
      value={value}
      onValueChange={(color) => set(field, color)}
      words={{ pick: t('any', { field: label }), hex: t('hex', { field: label }), wrong: t('notAColour') }}
      disabled={locked}
    />
  );
}
