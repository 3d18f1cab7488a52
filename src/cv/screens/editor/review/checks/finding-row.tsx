import { WandSparkles, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { CvContent } from '../../../../contract.ts';
import { type NodePath, nodeAt } from '../../../../model/tree.ts';
import { NodeButton } from '../node-button.tsx';
import { useNodeLabel } from '../use-node-label.ts';
import type { CheckFinding } from './group-findings.ts';
import { useFindingMessages } from './use-finding-messages.ts';

export type FindingRowProps = {
  finding: CheckFinding;
  /** The advice, unless the group already shows it for all its findings. */
  advice: string | undefined;
  content: CvContent;
  onNavigate: (path: NodePath, field?: string) => void;
  /** Undefined if the CV is read-only. */
  onFix: ((finding: CheckFinding, button: Element) => void) | undefined;
  onDismiss: ((finding: CheckFinding, button: Element) => void) | undefined;
};

const MAX_ALSO = 3;

/** A finding with a link to its node and buttons that fix or dismiss it. */
export function FindingRow({ finding, advice, content, onNavigate, onFix, onDismiss }: FindingRowProps) {
  const t = useTranslations('cv-review.checks');
  const { titleOf, fixOf } = useFindingMessages();
  const labelOf = useNodeLabel(content);
  const { at, field, also = [], fixes } = finding;
  const others = also.filter((path) => nodeAt(content, path) !== undefined);
  const nodeLabel = labelOf(at, field);
  return (
    <li data-finding="" className="pt-1.5">
      {advice !== undefined && <p className="text-pretty break-words text-text-secondary">{advice}</p>}
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-1">
          {at.length === 0 ? (
            <span className="text-text-secondary">{nodeLabel}</span>
          ) : (
            <NodeButton name={nodeLabel} onClick={() => onNavigate(at, field)} />
          )}
          {others.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="text-text-secondary">{t('also')}</span>
              {others.slice(0, MAX_ALSO).map((path) => (
                <NodeButton key={path.join('/')} name={labelOf(path, field)} onClick={() => onNavigate(path, field)} />
              ))}
              {others.length > MAX_ALSO && (
                <span className="text-text-secondary">{t('andMore', { count: others.length - MAX_ALSO })}</span>
              )}
            </div>
          )}
        </div>
        {onDismiss && (
          <IconButton
            name={t('dismiss')}
            aria-label={t('dismissNamed', { title: titleOf(finding), place: nodeLabel })}
            icon={X}
            onClick={({ currentTarget }) => onDismiss(finding, currentTarget)}
          />
        )}
      </div>
      {fixes && onFix && (
        <Button
          icon={WandSparkles}
          className="mt-0.5 mb-1"
          onClick={({ currentTarget }) => onFix(finding, currentTarget)}
        >
          {fixOf(finding)}
        </Button>
      )}
    </li>
  );
}
