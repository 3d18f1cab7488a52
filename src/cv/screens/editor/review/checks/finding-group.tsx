import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FindingRow, type FindingRowProps } from './finding-row.tsx';
import type { FindingsByTitle } from './group-findings.ts';
import { useFindingMessages } from './use-finding-messages.ts';

type Props = Omit<FindingRowProps, 'finding' | 'advice'> & { group: FindingsByTitle };

/** Limits how many findings are shown at first, and how many more each click adds. */
const INITIAL_COUNT = 3;
const COUNT_STEP = 20;

/** Findings with the same title. Advice that is the same for all is shown once. */
export function FindingGroup({ group: { title, findings }, ...row }: Props) {
  const t = useTranslations('cv-review.checks');
  const { adviceOf } = useFindingMessages();
  const [limit, setLimit] = useState(INITIAL_COUNT);
  const advices = new Set(findings.map(adviceOf));
  const [commonAdvice] = advices.size === 1 ? advices : [];
  const shown = findings.slice(0, findings.length === limit + 1 ? limit + 1 : limit);
  const hiddenCount = findings.length - shown.length;
  return (
    <li className="border-border border-b py-3 last:border-b-0">
      <p className="font-medium">{title}</p>
      {commonAdvice !== undefined && <p className="text-pretty break-words text-text-secondary">{commonAdvice}</p>}
      <ul>
        {shown.map((finding) => (
          <FindingRow
            key={finding.key}
            finding={finding}
            advice={commonAdvice === undefined ? adviceOf(finding) : undefined}
            {...row}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button tone="quiet" className="-mx-3 mt-1" onClick={() => setLimit(limit + COUNT_STEP)}>
          {t('more', { count: hiddenCount })}
        </Button>
      )}
    </li>
  );
}
