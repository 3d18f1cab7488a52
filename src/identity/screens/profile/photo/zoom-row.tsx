import { ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Slider } from '#ui/slider.tsx';
import {
  fromSliderPosition,
  type PhotoView,
  type Size,
  toSliderPosition,
  zoomView,
} from '../../../model/photo-view.ts';
import { zoomIn, zoomOut } from './crop-keys.ts';

type Props = { size: Size; view: PhotoView; onChange: (change: (view: PhotoView) => PhotoView) => void };

/** Renders the zoom controls of the crop editor. */
export function ZoomRow({ size, view, onChange }: Props) {
  const t = useTranslations('profile.photo');
  const format = useFormatter();
  return (
    <div className="-ms-2.5 flex min-w-40 flex-1 items-center gap-1">
      <IconButton name={t('zoomOut')} icon={ZoomOut} onClick={() => onChange((now) => zoomOut(size, now))} />
      <Slider
        label={t('zoom')}
        valueText={format.number(view.zoom, { style: 'percent' })}
        min={0}
        max={1}
        step={0.01}
        value={toSliderPosition(size, view.zoom)}
        onChange={(position) => onChange((now) => zoomView(size, now, fromSliderPosition(size, position)))}
      />
      <IconButton name={t('zoomIn')} icon={ZoomIn} onClick={() => onChange((now) => zoomIn(size, now))} />
    </div>
  );
}
