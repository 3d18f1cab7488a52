import { ChevronDown, ChevronUp, MoveHorizontal, RectangleVertical, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { ViewerAction } from '../key-actions.ts';
import { StepButton } from '../step-button.tsx';
import { ControlGroup } from './control-group.tsx';
import type { usePageScale } from './use-page-scale.ts';

type Props = {
  /** Page index, from 0. */
  at: number;
  total: number;
  fit: Pick<ReturnType<typeof usePageScale>, 'scale' | 'isOnePage' | 'can'>;
  actions: Record<ViewerAction, () => void>;
};

/** Controls for page and zoom in the full view. */
export function ViewControls({ at, total, fit: { scale, isOnePage, can }, actions }: Props) {
  const t = useTranslations('cv-history.show');
  const tPages = useTranslations('cv-history.pages');
  const format = useFormatter();
  return (
    <ControlGroup>
      {total > 1 && (
        <fieldset aria-label={tPages('list')} className="flex items-center">
          <StepButton name={t('previous')} icon={ChevronUp} keys="↑" end={at === 0} onClick={actions.previous} />
          <span aria-hidden="true" className="whitespace-nowrap px-1 text-text-secondary tabular-nums">
            <span className="sm:hidden">{tPages('count', { at: at + 1, total })}</span>
            <span className="max-sm:hidden">{tPages('page', { at: at + 1, total })}</span>
          </span>
          <StepButton name={t('next')} icon={ChevronDown} keys="↓" end={at >= total - 1} onClick={actions.next} />
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-border" />
        </fieldset>
      )}
      <fieldset aria-label={tPages('zoom')} className="flex items-center">
        <StepButton name={tPages('smaller')} icon={ZoomOut} keys="−" end={!can.smaller} onClick={actions.smaller} />
        <output className="min-w-12 text-center text-text-secondary tabular-nums max-sm:hidden">
          {format.number(scale, { style: 'percent', maximumFractionDigits: 0 })}
        </output>
        <StepButton name={tPages('larger')} icon={ZoomIn} keys="+" end={!can.larger} onClick={actions.larger} />
        {isOnePage ? (
          <IconButton name={t('pageWidth')} icon={MoveHorizontal} keys="W" onClick={actions.pageWidth} />
        ) : (
          <IconButton name={t('onePage')} icon={RectangleVertical} keys="0" onClick={actions.onePage} />
        )}
      </fieldset>
    </ControlGroup>
  );
}
