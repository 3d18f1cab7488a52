import { useTranslations } from 'use-intl';
import type { Design } from '../../../model/design.ts';
import { paperOf } from '../../pages/papers.ts';
import { usePainted } from './use-painted.ts';
import { useSeen } from './use-seen.ts';

/** Equals the width requested by CV cards, so that both use the same cached thumbnails. */
const WIDTH = 320;

type Props = { cvId: string; revision: number; template: string; page: Design['page'] };

/** Thumbnail of the first page in a template. After a save, the previous image stays until the new one is decoded. */
export function TemplatePicture({ cvId, revision, template, page }: Props) {
  const t = useTranslations('cv-editor.look.template');
  const [ref, seen] = useSeen<HTMLSpanElement>();
  const wanted = new URLSearchParams({ revision: String(revision), width: String(WIDTH), template });
  const { painted, failed } = usePainted(`/api/cvs/${cvId}/thumbnail?${wanted}`, seen);
  return (
    <span
      ref={ref}
      style={{ aspectRatio: paperOf(page).ratio }}
      className="block overflow-hidden bg-paper text-on-paper shadow-sheet"
    >
      {painted ? (
        <img src={painted} alt="" decoding="sync" draggable={false} className="block h-auto w-full" />
      ) : (
        failed && <span className="block p-2 text-pretty text-xs">{t('noPicture')}</span>
      )}
    </span>
  );
}
