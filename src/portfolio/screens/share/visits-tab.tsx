import { useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import { VisitsPanel } from '#visits/components.tsx';
import { useVisitTargets } from './use-visit-targets.ts';

type Props = { of: string | undefined; onChange: (of: string | undefined) => void };

/** The tab of visits: of everything, of the site's own addresses, of a link or of a public CV. */
export function VisitsTab({ of, onChange }: Props) {
  const t = useTranslations('portfolio-share');
  const { options, chosen, paramOf } = useVisitTargets(of);
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      <h2 className="sr-only">{t('sections.visits')}</h2>
      <Select
        className="w-full max-w-xs"
        label={t('of.label')}
        options={options}
        value={chosen?.value ?? null}
        onValueChange={(next) => onChange(paramOf(next))}
      />
      {chosen && <VisitsPanel key={chosen.value} {...chosen.target} />}
    </div>
  );
}
