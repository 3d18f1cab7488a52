import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvContent } from '../../../../contract.ts';
import { markOf } from '../../../../model/checks/marks.ts';
import { applyOperations, type Operation } from '../../../../model/operations.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import type { CheckFinding } from './group-findings.ts';
import { runChecksNow } from './idle-checks.ts';
import { areStillApplied } from './still-applied.ts';

/** Returns a function that applies the fix of a finding. The undo toast closes once the fixed fields change again. */
export function useApplyFix(content: CvContent) {
  const t = useTranslations('cv-review.checks');
  const editor = useCvEditor();
  const toast = useToast();
  const lastFix = useRef<{ fixes: readonly Operation[]; close: () => void }>(undefined);
  useEffect(() => {
    if (!lastFix.current || areStillApplied(content, lastFix.current.fixes)) return;
    lastFix.current.close();
    lastFix.current = undefined;
  }, [content]);
  return (finding: CheckFinding, title: string) => {
    // The finding may be outdated, and its fix would overwrite text written since.
    const fixes = runChecksNow(content).find((result) => markOf(result) === finding.mark)?.fixes;
    if (!fixes) return;
    const { inverses } = applyOperations(content, fixes);
    lastFix.current?.close();
    editor.do(...fixes);
    const close = toast({ text: t('fixed', { title }), undo: () => editor.do(...inverses) });
    lastFix.current = { fixes, close };
  };
}
