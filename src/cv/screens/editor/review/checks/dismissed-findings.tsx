import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { CvContent } from '../../../../contract.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { CollapsedSection } from '../collapsed-section.tsx';
import { NodeButton } from '../node-button.tsx';
import { useNodeLabel } from '../use-node-label.ts';
import type { CheckFinding } from './group-findings.ts';
import { useFindingMessages } from './use-finding-messages.ts';

type Props = {
  findings: readonly CheckFinding[];
  content: CvContent;
  onNavigate: (path: NodePath, field?: string) => void;
  onRestore: ((finding: CheckFinding, button: Element) => void) | undefined;
};

/** Collapsed list of dismissed findings, each of which can be restored. */
export function DismissedFindings({ findings, content, onNavigate, onRestore }: Props) {
  const t = useTranslations('cv-review.checks');
  const { titleOf } = useFindingMessages();
  const labelOf = useNodeLabel(content);
  return (
    <CollapsedSection heading={t('dismissed', { count: findings.length })}>
      <ul className="pt-1">
        {findings.map((finding) => {
          const { at, field, key } = finding;
          const [title, nodeLabel] = [titleOf(finding), labelOf(at, field)];
          return (
            <li
              key={key}
              data-finding=""
              className="flex items-start gap-3 border-border border-b py-2 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p>{title}</p>
                {at.length === 0 ? (
                  <p className="text-text-secondary">{nodeLabel}</p>
                ) : (
                  <NodeButton name={nodeLabel} onClick={() => onNavigate(at, field)} />
                )}
              </div>
              {onRestore && (
                <Button
                  tone="quiet"
                  aria-label={t('bringBackNamed', { title, place: nodeLabel })}
                  onClick={({ currentTarget }) => onRestore(finding, currentTarget)}
                >
                  {t('bringBack')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </CollapsedSection>
  );
}
