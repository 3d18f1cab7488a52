import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import type { CvContent } from '../../../../contract.ts';
import { markOf } from '../../../../model/checks/marks.ts';
import { type Operation, performAll } from '../../../../model/operations.ts';
import { useHand } from '../../hand.tsx';
import { findNow } from './find-at-rest.ts';
import type { Finding } from './grouped.ts';
import { stillDone } from './still-done.ts';

/** Returns a function that applies the fix of a finding. The undo toast closes once the fixed fields change again. */
export function useFix(content: CvContent) {
  const t = useTranslations('cv-review.checks');
  const hand = useHand();
  const toast = useToast();
  const told = useRef<{ fixes: readonly Operation[]; close: () => void }>(undefined);
  useEffect(() => {
    if (!told.current || stillDone(content, told.current.fixes)) return;
    told.current.close();
    told.current = undefined;
  }, [content]);
  return (finding: Finding, title: string) => {
    // The finding may be outdated, and its fix would overwrite text written since.
    const fixes = findNow(content).find((one) => markOf(one) === finding.mark)?.fixes;
    if (!fixes) return;
    const { inverses } = performAll(content, fixes);
    told.current?.close();
    hand.do(...fixes);
    const close = toast({ text: t('fixed', { title }), undo: () => hand.do(...inverses) });
    told.current = { fixes, close };
  };
}
