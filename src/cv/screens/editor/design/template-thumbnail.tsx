import pLimit from 'p-limit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsVisible } from '#ui/use-is-visible.ts';
import type { Design } from '../../../model/design.ts';
import { MissingPage } from '../../pages/missing-page.tsx';
import { paperSizeOf } from '../../pages/paper-size.ts';
import { THUMBNAIL_RETRY_DELAYS } from '../../pages/thumbnail-retries.ts';

/** Equals the width requested by CV cards, so that both use the same cached thumbnails. */
const WIDTH = 320;

type Props = { cvId: string; revision: number; template: string; page: Design['page'] };

/** Thumbnail of the first page in a template. After a save, the previous image stays until the new one is decoded. */
export function TemplateThumbnail({ cvId, revision, template, page }: Props) {
  const t = useTranslations('cv-editor.designPane.template');
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
        failed && <MissingPage message={t('noPicture')} />
      )}
    </span>
  );
}

/** First thumbnails load two at a time; updates load one at a time, to leave capacity for the pages. */
const loadFirst = pLimit(2);
const loadUpdate = pLimit(1);

/** Returns the last decoded image: the previous one until the one at `url` is ready. Loads only while `isVisible`. */
function useDecodedImage(url: string, isVisible: boolean) {
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isVisible || loadedUrl === url) return;
    const controller = new AbortController();
    const { signal } = controller;
    const limit = loadedUrl === undefined ? loadFirst : loadUpdate;
    const attempt = () => limit(() => !signal.aborted && decode(url));
    const load = async () => {
      let isDecoded = await attempt();
      for (const delay of THUMBNAIL_RETRY_DELAYS) {
        if (isDecoded || signal.aborted) break;
        await new Promise((resolve) => setTimeout(resolve, delay));
        isDecoded = await attempt();
      }
      if (signal.aborted) return;
      if (isDecoded) setLoadedUrl(url);
      setFailed(!isDecoded);
    };
    void load();
    return () => controller.abort();
  }, [url, isVisible, loadedUrl]);
  return { loadedUrl, failed };
}

/** Loads and decodes an image and returns whether that succeeded. */
async function decode(url: string) {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}
