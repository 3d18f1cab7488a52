import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const Markdown = lazy(async () => ({ default: (await import('#ui/markdown/markdown.tsx')).Markdown }));

type Props = { text: string; headings?: 2 | 3 | 4; className?: string };

/** Renders a Markdown text of a record; the renderer is loaded lazily. */
export function LazyMarkdown({ text, headings = 3, className }: Props) {
  const t = useTranslations('ui');
  return (
    <Suspense
      fallback={
        <Delayed>
          <Skeleton />
        </Delayed>
      }
    >
      <Markdown long text={text} headings={headings} newTab={t('newTab')} className={className} />
    </Suspense>
  );
}
