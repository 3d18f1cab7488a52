import { useTranslations } from 'use-intl';
import type { CvVersion } from '../../contract.ts';
import { useChangeNames, useDescriptionInSection } from './use-change-description.ts';

type ChangeSummary = NonNullable<CvVersion['changes']>;

/** Returns a function that describes the main change of a version, and says how many others there are. */
export function useChangeSummary() {
  const t = useTranslations('cv-history.changes');
  const headings = useTranslations('cv-page.sections');
  const describe = useDescriptionInSection();
  const { nodeNameOf } = useChangeNames();
  const describeFirst = ({ count, more: _, section, ...change }: ChangeSummary) => {
    const { did, kind } = change;
    if (count === 1) return describe(change, section ?? undefined);
    if (did !== 'added' && did !== 'removed') return t('several.changed', { count, what: nodeNameOf(change) });
    return t(`several.${did}.${kind === 'highlight' ? 'bullets' : 'entries'}`, {
      count,
      inside: change.inside || (section ? headings(section) : ''),
    });
  };
  return (summary: ChangeSummary) => {
    const first = describeFirst(summary);
    return summary.more === 0 ? first : t('andMore', { first, count: summary.more });
  };
}
