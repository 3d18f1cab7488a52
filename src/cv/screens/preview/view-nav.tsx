import { LayoutTemplate } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Cv } from '../../contract.ts';

export type View = 'pages' | 'text';

/** In which way a CV is looked at: it stands in the address. */
export function useView() {
  const [address] = useSearchParams();
  const hrefOf = (view: View) => {
    const next = new URLSearchParams(address);
    if (view === 'text') next.set('view', 'text');
    else next.delete('view');
    return { search: next.toString() };
  };
  return { view: address.get('view') === 'text' ? ('text' as const) : ('pages' as const), hrefOf };
}

/** As it is printed, or as a text; beside them, all templates. */
export function ViewNav({ cv, templates }: { cv: Cv; templates: boolean }) {
  const t = useTranslations('cv-history.pages');
  const tTemplates = useTranslations('cv.templates');
  const { view, hrefOf } = useView();
  const labels: Record<View, string> = { pages: t('asPages'), text: t('asText') };
  return (
    <div className="flex items-center justify-between gap-4 border-border border-b">
      <nav aria-label={t('views')} className="flex gap-5">
        {(Object.keys(labels) as View[]).map((value) => (
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
      {templates && (
        <Link look="button-quiet" className="-me-3" render={<RouterLink to={`/cv/${cv.id}/templates`} />}>
          <Icon of={LayoutTemplate} />
          {tTemplates('title')}
        </Link>
      )}
    </div>
  );
}
