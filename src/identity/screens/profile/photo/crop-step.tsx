import { ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import {
  cropOf,
  fromSliderPosition,
  type PhotoView,
  type Size,
  toSliderPosition,
  zoomView,
} from '../../../model/photo-view.ts';
import { zoomIn, zoomOut } from './crop-keys.ts';
import { CropStage } from './crop-stage.tsx';
import { FramedPicture } from './framed-picture.tsx';
import type { usePhotoDraft } from './use-photo-draft.ts';

type Props = { draft: ReturnType<typeof usePhotoDraft>; disabled: boolean };

/** Renders the crop editor once the photo is loaded, or the error that prevents it. */
export function CropStep({ draft: { picture, view, change, originalQuery }, disabled }: Props) {
  const t = useTranslations('profile');
  if (originalQuery.error) {
    return <LoadError title={t('notLoaded')} query={originalQuery} />;
  }
  return (
    <Loading
      waiting={picture.state !== 'ready'}
      label={t('photo.opening')}
      skeleton={<Skeleton shape="block" className="h-60" />}
    >
      {picture.state === 'ready' && view && (
        <CropPhoto picture={picture} view={view} onChange={change} disabled={disabled} />
      )}
    </Loading>
  );
}

type CropPhotoProps = {
  picture: { src: string; size: Size };
  view: PhotoView;
  onChange: (change: (view: PhotoView) => PhotoView) => void;
  /** Whether editing is disabled because the photo is being saved. */
  disabled: boolean;
};

/** Lets the member choose the visible part of a photo, with previews in the sizes of avatars. */
function CropPhoto({ picture: { src, size }, view, onChange, disabled }: CropPhotoProps) {
  const t = useTranslations('profile.photo');
  const crop = cropOf(size, view);
  return (
    <div inert={disabled} className={`grid gap-4 transition-opacity ${disabled ? 'opacity-60' : ''}`}>
      <CropStage src={src} size={size} view={view} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ZoomRow size={size} view={view} onChange={onChange} />
        <div role="img" aria-label={t('preview')} className="flex items-center gap-3">
          {['size-14', 'size-8'].map((side) => (
            <span key={side} className={`relative overflow-hidden rounded-full bg-surface ${side}`}>
              <FramedPicture src={src} crop={crop} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

type ZoomRowProps = { size: Size; view: PhotoView; onChange: (change: (view: PhotoView) => PhotoView) => void };

/** Renders the zoom controls of the crop editor. */
function ZoomRow({ size, view, onChange }: ZoomRowProps) {
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
