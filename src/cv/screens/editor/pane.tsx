import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Tabs } from '#ui/tabs.tsx';
import type { Cv } from '../../contract.ts';
import type { LettersPaneProps } from './letters/letters-pane-props.ts';
import { Outline } from './outline/outline.tsx';
import type { PaneTab } from './pane-tab.ts';
import { PIECES } from './pieces.ts';
import type { ReviewView } from './review/review-view.ts';
import type { Places } from './use-open-places.ts';
import type { CvView } from './writing/cv-writer.ts';

const DesignPane = lazy(async () => ({ default: (await PIECES.design()).DesignPane }));

const LettersPane = lazy(async () => ({ default: (await PIECES.letters()).LettersPane }));

const ReviewPane = lazy(async () => ({ default: (await PIECES.review()).ReviewPane }));

type Props = {
  view: CvView;
  cv: Cv | undefined;
  revision: number;
  tab: PaneTab;
  onTab: (tab: PaneTab) => void;
  review: ReviewView;
  onReview: (view: ReviewView) => void;
  /** The place whose comments were requested; reset once they are shown. */
  commentsAt: { current: string | undefined };
  places: Places;
  letters: Pick<LettersPaneProps, 'writer' | 'open' | 'onOpen'>;
  /** Whether the template has a sidebar. */
  hasSide: boolean;
  /** The pages, if there is no room for them beside the pane. */
  pages: ReactNode | undefined;
};

/** Pane with the editor's tabs. It is on the left of wide screens and fills narrow ones. */
export function Pane({
  view,
  cv,
  revision,
  tab,
  onTab,
  review,
  onReview,
  commentsAt,
  places,
  letters,
  hasSide,
  pages,
}: Props) {
  const t = useTranslations('cv-editor');
  const { id, content } = view;
  const inPane = (panel: ReactNode) => <div className="px-4 pb-16 sm:px-5">{panel}</div>;
  return (
    <div
      data-undo=""
      // Containment keeps layout inside the pane, so that a keystroke does not lay out the whole page again.
      className="relative flex min-h-0 w-full flex-col overflow-y-auto contain-strict border-border bg-background lg:w-110 lg:shrink-0 lg:border-e"
    >
      <Tabs
        label={t('tabs')}
        value={tab}
        onValueChange={onTab}
        className="sticky top-0 z-10 bg-background px-4 sm:px-5"
        tabs={[
          {
            value: 'content',
            label: t('content'),
            panel: inPane(<Outline content={content} places={places} hasSide={hasSide} />),
          },
          {
            value: 'design',
            label: t('design'),
            panel: inPane(
              <Suspense>
                <DesignPane id={id} content={content} revision={revision} />
              </Suspense>,
            ),
          },
          {
            value: 'review',
            label: t('review'),
            panel: inPane(
              <Suspense>
                <ReviewPane
                  {...{ id, cv, content, revision, commentsAt }}
                  onLead={places.leadTo}
                  onLeadById={places.lead}
                  view={review}
                  onView={onReview}
                />
              </Suspense>,
            ),
          },
          {
            value: 'letters',
            label: t('letters'),
            panel: inPane(
              <Suspense>
                <LettersPane {...letters} content={content} onLead={places.leadTo} onFollow={places.follow} />
              </Suspense>,
            ),
          },
          ...(pages === undefined ? [] : [{ value: 'pages' as const, label: t('pages'), panel: pages }]),
        ]}
      />
    </div>
  );
}
