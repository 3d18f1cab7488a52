import { Expand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';

export type PreviewMode = 'pages' | 'text' | 'compare';

/** Returns the view that the address requests and the address of each view. Only earlier versions are compared. */
export function usePreviewMode() {
  const [searchParams] = useSearchParams();
  const hrefOf = (view: PreviewMode) => {
    const next = new URLSearchParams(searchParams);
    if (view === 'pages') next.delete('view');
    else next.set('view', view);
    return { search: next.toString() };
  };
  const requested = searchParams.get('view');
  const view: PreviewMode = requested === 'text' || requested === 'compare' ? requested : 'pages';
  return { view, hrefOf };
}

type Props = {
  modes: readonly PreviewMode[];
  onFullView: () => void;
  /** Additional links. */
  children?: ReactNode;
};

/** Navigation between the views of a CV, with a button that opens the full view. */
export function ViewNav({ modes, onFullView, children }: Props) {
  const t = useTranslations('cv-history.pages');
  const tShow = useTranslations('cv-history.show');
  const { view, hrefOf } = usePreviewMode();
  const labels: Record<PreviewMode, string> = { pages: t('asPages'), text: t('asText'), compare: t('sideBySide') };
  return (
    <div className="flex items-center justify-between gap-4 border-border border-b">
      <nav aria-label={t('views')} className="flex gap-5">
        {modes.map((value) => (
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
