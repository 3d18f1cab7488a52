import { Expand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';

export type PreviewMode = 'pages' | 'text';

/** Returns the view that the address requests, pages or text, and the address of each view. */
export function usePreviewMode() {
  const [searchParams] = useSearchParams();
  const hrefOf = (view: PreviewMode) => {
    const next = new URLSearchParams(searchParams);
    if (view === 'text') next.set('view', 'text');
    else next.delete('view');
    return { search: next.toString() };
  };
  return { view: searchParams.get('view') === 'text' ? ('text' as const) : ('pages' as const), hrefOf };
}

type Props = { onFullView: () => void /** Additional links. */; children?: ReactNode };

/** Navigation between the CV as pages and as text, with a button that opens the full view. */
export function ViewNav({ onFullView, children }: Props) {
  const t = useTranslations('cv-history.pages');
  const tShow = useTranslations('cv-history.show');
  const { view, hrefOf } = usePreviewMode();
  const labels: Record<PreviewMode, string> = { pages: t('asPages'), text: t('asText') };
  return (
    <div className="flex items-center justify-between gap-4 border-border border-b">
      <nav aria-label={t('views')} className="flex gap-5">
        {(Object.keys(labels) as PreviewMode[]).map((value) => (
          <RouterLink
            key={value}
            to={hrefOf(value)}
            replace
            preventScrollReset
            aria-current={view === value ? 'page' : undefined}
            className={`-mb-px inline-flex h-11 items-center justify-center rounded-t-control border-b-2 font-medium transition-colors focus-visible:-outline-offset-2 pointer-coarse:min-w-11 ${view === value ? 'border-primary text-text' : 'border-transparent text-text-secondary hover:text-text'}`}
          >
            {labels[value]}
          </RouterLink>
        ))}
      </nav>
      <div className="-me-3 flex items-center">
        <IconButton
          name={tShow(document.fullscreenEnabled ? 'fullScreen' : 'fullWindow')}
          icon={Expand}
          keys="F"
          onClick={onFullView}
        />
        {children}
      </div>
    </div>
  );
}
