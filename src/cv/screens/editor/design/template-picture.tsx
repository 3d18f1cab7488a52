import { useTranslations } from 'use-intl';
import type { Design } from '../../../model/design.ts';
import { paperOf } from '../../pages/papers.ts';
import { usePainted } from './use-painted.ts';
import { useSeen } from './use-seen.ts';

/** The same that the cards of CVs ask for, so that what was drawn for them serves here. */
const WIDTH = 320;

type Props = { cvId: string; revision: number; template: string; page: Design['page'] };

/** The first page in a template. The picture of before stays until the one of what was saved since can be painted. */
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
