import { useTranslations } from 'use-intl';
import { ColourInput } from '#ui/colour-input.tsx';
import type { DesignColour } from './swatches.ts';
import { useDesign } from './use-design.ts';

type Props = { field: DesignColour; label: string; value: string };

/** Input for any colour, by hex code or colour picker. */
export function CustomColour({ field, label, value }: Props) {
  const t = useTranslations('cv-editor.look.colour');
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
