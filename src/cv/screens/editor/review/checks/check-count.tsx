import { useEffect, useEffectEvent } from 'react';
import type { CvContent } from '../../../../contract.ts';
import { markOf } from '../../../../model/checks/marks.ts';
import { useFindings } from './use-findings.ts';

type Props = { content: CvContent; onCount: (count: number) => void };

/** Reports the number of open findings, excluding suggestions and dismissed ones. Renders nothing. */
export function CheckCount({ content, onCount }: Props) {
  const { found } = useFindings(content);
  const dismissed = new Set(content.dismissed);
  const count = found?.filter((result) => result.weight !== 'could' && !dismissed.has(markOf(result))).length;
  const reportCount = useEffectEvent(onCount);
  useEffect(() => {
    if (count !== undefined) reportCount(count);
  }, [count]);
  return null;
}
