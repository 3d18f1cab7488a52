import { useTranslations } from 'use-intl';
import { cropOf, type PhotoView, type Size } from '../../../model/photo-view.ts';
import { CropStage } from './crop-stage.tsx';
import { FramedPicture } from './framed-picture.tsx';
import { ZoomRow } from './zoom-row.tsx';

type Props = {
  picture: { src: string; size: Size };
  view: PhotoView;
  onChange: (change: (view: PhotoView) => PhotoView) => void;
  /** Whether editing is disabled because the photo is being saved. */
  disabled: boolean;
};

/** Lets the member choose the visible part of a photo, with previews in the sizes of avatars. */
export function CropPhoto({ picture: { src, size }, view, onChange, disabled }: Props) {
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
