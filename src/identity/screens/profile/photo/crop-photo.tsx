import { useTranslations } from 'use-intl';
import { cropOf, type PhotoView, type Size } from '../../../model/photo-view.ts';
import { CropStage } from './crop-stage.tsx';
import { FramedPicture } from './framed-picture.tsx';
import { ZoomRow } from './zoom-row.tsx';

type Props = {
  picture: { src: string; size: Size };
  view: PhotoView;
  onChange: (change: (view: PhotoView) => PhotoView) => void;
  /** It is on its way, and stays as it is. */
  fixed: boolean;
};

/** Chooses the part of a picture that others will see, and shows it as small as they will see it. */
export function CropPhoto({ picture: { src, size }, view, onChange, fixed }: Props) {
  const t = useTranslations('profile.photo');
  const crop = cropOf(size, view);
  return (
    <div inert={fixed} className={`grid gap-4 transition-opacity ${fixed ? 'opacity-60' : ''}`}>
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
