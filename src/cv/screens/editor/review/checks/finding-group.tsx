import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FindingRow, type RowProps } from './finding-row.tsx';
import type { Group } from './grouped.ts';
import { useFindingWords } from './use-finding-words.ts';

type Props = Omit<RowProps, 'finding' | 'advice'> & { group: Group };

/** Limits how many findings are shown at first, and how many more each click adds. */
const FIRST = 3;
const MORE = 20;

/** Findings with the same title. Advice that is the same for all is shown once. */
export function FindingGroup({ group: { title, findings }, ...row }: Props) {
  const t = useTranslations('cv-review.checks');
  const { adviceOf } = useFindingWords();
  const [most, setMost] = useState(FIRST);
  const advices = new Set(findings.map(adviceOf));
  const [common] = advices.size === 1 ? advices : [];
  const shown = findings.slice(0, findings.length === most + 1 ? most + 1 : most);
  const left = findings.length - shown.length;
  return (
    <li className="border-border border-b py-3 last:border-b-0">
      <p className="font-medium">{title}</p>
      {common !== undefined && <p className="text-pretty break-words text-text-secondary">{common}</p>}
      <ul>
        {shown.map((finding) => (
          <FindingRow
            key={finding.key}
            finding={finding}
            advice={common === undefined ? adviceOf(finding) : undefined}
            {...row}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button tone="quiet" className="-mx-3 mt-1" onClick={() => setMost(most + MORE)}>
          {t('more', { count: left })}
        </Button>
      )}
    </li>
  );
}
