import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useObjectUrl } from '#ui/files/use-object-url.ts';

type Props = { svg: string; at: number; total: number };

/** A page as it prints. It is rendered as an image, so that its SVG can neither load resources nor run scripts. */
export function PageImage({ svg, at, total }: Props) {
  const t = useTranslations('cv-history.pages');
  const svgBlob = useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]);
  const url = useObjectUrl(svgBlob);
  return url && <img src={url} alt={t('page', { at, total })} className="block size-full" />;
}
