import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveText } from '#ui/live-text.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CvContent } from '../../../../contract.ts';
import { bringingBack, dismissing } from '../../../../model/checks/marks.ts';
import { type Path, placeAt } from '../../../../model/tree.ts';
import { useHand } from '../../hand.tsx';
import { OffersPart } from '../offers/offers-part.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { Dismissed } from './dismissed.tsx';
import { FindingGroup } from './finding-group.tsx';
import { type Finding, findingsOf, grouped } from './grouped.ts';
import { NothingFound } from './nothing-found.tsx';
import { useFindingWords } from './use-finding-words.ts';
import { useFindings } from './use-findings.ts';
import { useFix } from './use-fix.ts';
import { useNextFocus } from './use-next-focus.ts';
import { WeightSection } from './weight-section.tsx';

type Props = {
  id: string;
  content: CvContent;
  revision: number;
  onLead: (path: Path, field?: string) => void;
};

const WEIGHTS = ['must', 'should', 'could'] as const;

/** Findings of the checks by severity, and offers to apply changes of records that the CV uses. */
export function ChecksView({ id, content, revision, onLead }: Props) {
  const t = useTranslations('cv-review.checks');
  const hand = useHand();
  const { found, lookAtOnce } = useFindings(content);
  const { titleOf } = useFindingWords();
  const offers = useOffers(id, revision, content);
  const fix = useFix(content);
  const { ref, leave, stay } = useNextFocus();
  const [said, say] = useState('');
  const [begun, begin] = useState(false);
  // Shown once both have loaded, and kept while either reloads.
  if (!begun && found && !offers.waiting) begin(true);
  const hidden = new Set(content.dismissed);
  const there = findingsOf(found ?? []).filter(({ at }) => placeAt(content, at) !== undefined);
  const open = there.filter(({ mark }) => !hidden.has(mark));
  const dismissed = there.filter(({ mark }) => hidden.has(mark));

  const onDismiss = (finding: Finding, button: Element) => {
    leave(button);
    hand.do(dismissing(content, finding.mark));
    say(t('saidDismissed', { title: titleOf(finding) }));
  };
  const onFix = (finding: Finding, button: Element) => {
    leave(button);
    lookAtOnce();
    fix(finding, titleOf(finding));
  };
  const onBringBack = (finding: Finding, button: Element) => {
    leave(button);
    hand.do(bringingBack(content, finding.mark));
    say(t('saidBack', { title: titleOf(finding) }));
  };

  return (
    <Loading waiting={!begun} label={t('loading')} skeleton={<ChecksSkeleton />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus goes */}
      <div ref={ref} tabIndex={-1} onFocus={stay} className="grid grid-cols-1 gap-6 outline-hidden">
        <LiveText>{said}</LiveText>
        <OffersPart offers={offers} content={content} onLead={onLead} onLeave={leave} />
        {open.length === 0 && <NothingFound dismissed={dismissed.length} />}
        {WEIGHTS.map((weight) => {
          const findings = open.filter((finding) => finding.weight === weight);
          return (
            findings.length > 0 && (
              <WeightSection key={weight} weight={weight} count={findings.length}>
                {grouped(findings, titleOf).map((group) => (
                  <FindingGroup
                    key={group.findings[0]?.key}
                    {...{ group, content, onLead }}
                    onFix={hand.locked ? undefined : onFix}
                    onDismiss={hand.locked ? undefined : onDismiss}
                  />
                ))}
              </WeightSection>
            )
          );
        })}
        {dismissed.length > 0 && (
          <Dismissed
            {...{ content, onLead }}
            findings={dismissed}
            onBringBack={hand.locked ? undefined : onBringBack}
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
