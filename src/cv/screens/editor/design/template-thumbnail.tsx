import { useTranslations } from 'use-intl';
import type { Design } from '../../../model/design.ts';
import { paperSizeOf } from '../../pages/paper-size.ts';
import { useDecodedImage } from './use-decoded-image.ts';
import { useIsVisible } from './use-is-visible.ts';

/** Equals the width requested by CV cards, so that both use the same cached thumbnails. */
const WIDTH = 320;

type Props = { cvId: string; revision: number; template: string; page: Design['page'] };

/** Thumbnail of the first page in a template. After a save, the previous image stays until the new one is decoded. */
export function TemplateThumbnail({ cvId, revision, template, page }: Props) {
  const t = useTranslations('cv-editor.look.template');
  const [ref, isVisible] = useIsVisible<HTMLSpanElement>();
  const params = new URLSearchParams({ revision: String(revision), width: String(WIDTH), template });
  const { loadedUrl, failed } = useDecodedImage(`/api/cvs/${cvId}/thumbnail?${params}`, isVisible);
  return (
    <span
      ref={ref}
      style={{ aspectRatio: paperSizeOf(page).ratio }}
      className="block overflow-hidden bg-paper text-on-paper shadow-sheet"
    >
      {loadedUrl ? (
        <img src={loadedUrl} alt="" decoding="sync" draggable={false} className="block h-auto w-full" />
      ) : (
        failed && <span className="block p-2 text-pretty text-xs">{t('noPicture')}</span>
      )}
    </span>
  );
}
