import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { Design } from '../../../model/design.ts';
import { contrastAdviceOn } from './contrast-advice.ts';
import { useDesign } from './use-design.ts';

type Props = { field: 'accent' | 'text'; colours: Pick<Design, 'accent' | 'text' | 'background'> };

/** Warns about a colour with too little contrast with the background and offers the nearest one with enough. */
export function ContrastNote({ field, colours }: Props) {
  const t = useTranslations('cv-editor.look.colour');
  const { set, locked } = useDesign();
  const advice = contrastAdviceOn(field, colours);
  return (
    <div className={advice ? 'mt-2 grid justify-items-start gap-2' : 'contents'}>
      <p
        role="status"
        className={advice?.trouble === 'accentSoft' ? 'text-text-secondary text-xs' : 'text-warning text-xs'}
      >
        {advice && t(`contrast.${advice.trouble}`, { ratio: advice.ratio, least: advice.least })}
      </p>
      {advice && (
        <Button disabled={locked} onClick={() => set(field, advice.nearest)}>
          <span
            aria-hidden="true"
            style={{ backgroundColor: advice.nearest }}
            className="size-4 rounded-full border border-control forced-color-adjust-none"
          />
          {t('take', { color: advice.nearest })}
        </Button>
      )}
    </div>
  );
}
