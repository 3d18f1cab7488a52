import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { Delayed } from '../feedback/delayed.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Markdown as Shown } from './markdown.tsx';

type MarkdownProps = Parameters<typeof Shown>[0];

/** Loads the Markdown renderer with the first preview. If that fails, shows the source text. */
const Markdown = lazy(async (): Promise<{ default: ComponentType<MarkdownProps> }> => {
  try {
    return { default: (await import('./markdown.tsx')).Markdown };
  } catch {
    return { default: SourceText };
  }
});

const SourceText = ({ text }: MarkdownProps) => (
  <p dir="auto" className="whitespace-pre-wrap">
    {text}
  </p>
);

/** A preview of Markdown, rendered as a deferred update so that typing stays fast. */
export function MarkdownPreview({ label, text, long }: { label: string; text: string; long: boolean }) {
  const t = useTranslations('ui');
  const shown = useDeferredValue(text);
  return (
    <section
      aria-label={t('markdown.looked', { label })}
      className="min-w-0 border-border border-t bg-surface px-3 py-2 @xl:border-s @xl:border-t-0"
    >
      {shown.trim() === '' ? (
        <p className="text-placeholder">{t('markdown.empty')}</p>
      ) : (
        <Suspense
          fallback={
            <Delayed>
              <Skeleton className="mt-1" />
            </Delayed>
          }
        >
          <Markdown text={shown} long={long} newTab={t('newTab')} />
        </Suspense>
      )}
    </section>
  );
}
