import { CircleAlert, CircleCheck, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CvContent } from '../../../../contract.ts';
import { dismissOperation, restoreOperation } from '../../../../model/checks/marks.ts';
import type { Weight } from '../../../../model/checks/rule.ts';
import { type NodePath, nodeAt } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { OffersSection } from '../offers/offers-section.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { DismissedFindings } from './dismissed-findings.tsx';
import { FindingGroup } from './finding-group.tsx';
import { type CheckFinding, groupFindings, toFindings } from './group-findings.ts';
import { useApplyFix } from './use-apply-fix.ts';
import { useFindingMessages } from './use-finding-messages.ts';
import { useFindings } from './use-findings.ts';
import { useNextFocus } from './use-next-focus.ts';
import { VariantNotice } from './variant-notice.tsx';

type Props = {
  id: string;
  content: CvContent;
  revision: number;
  onNavigate: (path: NodePath, field?: string) => void;
};

const WEIGHTS = ['must', 'should', 'could'] as const;

/** Findings of the checks by severity, and offers to apply changes of records that the CV uses. */
export function ChecksView({ id, content, revision, onNavigate }: Props) {
  const t = useTranslations('cv-review.checks');
  const editor = useCvEditor();
  const { found, checkImmediately } = useFindings(content);
  const { titleOf } = useFindingMessages();
  const offers = useOffers(id, revision, content);
  const applyFix = useApplyFix(content);
  const { ref, markRemoved, cancelFocusMove } = useNextFocus();
  const [announcement, setAnnouncement] = useState('');
  const [isReady, setReady] = useState(false);
  // Shown once both have loaded, and kept while either reloads.
  if (!isReady && found && !offers.waiting) setReady(true);
  const dismissedMarks = new Set(content.dismissed);
  const existing = toFindings(found ?? []).filter(({ at }) => nodeAt(content, at) !== undefined);
  const open = existing.filter(({ mark }) => !dismissedMarks.has(mark));
  const dismissed = existing.filter(({ mark }) => dismissedMarks.has(mark));

  const onDismiss = (finding: CheckFinding, button: Element) => {
    markRemoved(button);
    editor.do(dismissOperation(content, finding.mark));
    setAnnouncement(t('saidDismissed', { title: titleOf(finding) }));
  };
  const onFix = (finding: CheckFinding, button: Element) => {
    markRemoved(button);
    checkImmediately();
    applyFix(finding, titleOf(finding));
  };
  const onRestore = (finding: CheckFinding, button: Element) => {
    markRemoved(button);
    editor.do(restoreOperation(content, finding.mark));
    setAnnouncement(t('saidBack', { title: titleOf(finding) }));
  };

  return (
    <Loading waiting={!isReady} label={t('loading')} skeleton={<ChecksSkeleton />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
      <div ref={ref} tabIndex={-1} onFocus={cancelFocusMove} className="grid grid-cols-1 gap-6 outline-hidden">
        <LiveText>{announcement}</LiveText>
        <VariantNotice id={id} revision={revision} />
        <OffersSection offers={offers} content={content} onNavigate={onNavigate} onBeforeRemove={markRemoved} />
        {open.length === 0 && <NoFindings dismissed={dismissed.length} />}
        {WEIGHTS.map((weight) => {
          const findings = open.filter((finding) => finding.weight === weight);
          return (
            findings.length > 0 && (
              <WeightSection key={weight} weight={weight} count={findings.length}>
                {groupFindings(findings, titleOf).map((group) => (
                  <FindingGroup
                    key={group.findings[0]?.key}
                    {...{ group, content, onNavigate }}
                    onFix={editor.locked ? undefined : onFix}
                    onDismiss={editor.locked ? undefined : onDismiss}
                  />
                ))}
              </WeightSection>
            )
          );
        })}
        {dismissed.length > 0 && (
          <DismissedFindings
            {...{ content, onNavigate }}
            findings={dismissed}
            onRestore={editor.locked ? undefined : onRestore}
          />
        )}
      </div>
    </Loading>
  );
}

const ChecksSkeleton = () => (
  <div className="grid grid-cols-1 gap-4">
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);

/** Empty state for no open findings, which mentions that some were dismissed. */
function NoFindings({ dismissed }: { dismissed: number }) {
  const t = useTranslations('cv-review.checks.none');
  return dismissed > 0 ? (
    <EmptyState icon={CircleCheck} title={t('dismissedTitle')} text={t('butDismissed')} />
  ) : (
    <EmptyState icon={CircleCheck} title={t('title')} text={t('text')} />
  );
}

const STYLE_BY_WEIGHT: Record<Weight, { icon: LucideIcon; colour: string }> = {
  must: { icon: CircleAlert, colour: 'text-error' },
  should: { icon: TriangleAlert, colour: 'text-warning' },
  could: { icon: Lightbulb, colour: 'text-text-secondary' },
};

type WeightSectionProps = { weight: Weight; count: number; children: ReactNode };

/** Section for the findings of one severity. */
function WeightSection({ weight, count, children }: WeightSectionProps) {
  const t = useTranslations('checks.weights');
  const id = useId();
  const { icon, colour } = STYLE_BY_WEIGHT[weight];
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 pb-2 font-medium">
        <Icon of={icon} className={colour} />
        {t(weight)}
        <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">{count}</span>
      </h3>
      <ul className="border-border border-t">{children}</ul>
    </section>
  );
}
