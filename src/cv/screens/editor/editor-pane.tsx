import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Tabs } from '#ui/layout/tabs.tsx';
import type { Cv } from '../../contract.ts';
import type { EditorView, PaneTab } from './editor-tab.ts';
import { CHUNKS } from './lazy-chunks.ts';
import type { LettersPaneProps } from './letters/letters-pane-props.ts';
import { Outline } from './outline/outline.tsx';
import type { SectionDrag } from './pages/section-drag.ts';
import type { ReviewView } from './review/review-view.ts';
import type { EditorNavigation } from './use-editor-navigation.ts';
import type { HoverTracking } from './use-hover-marks.ts';
import type { CvView } from './writing/cv-writer.ts';

const DesignPane = lazy(async () => ({ default: (await CHUNKS.design()).DesignPane }));

const LettersPane = lazy(async () => ({ default: (await CHUNKS.letters()).LettersPane }));

const ReviewPane = lazy(async () => ({ default: (await CHUNKS.review()).ReviewPane }));

type Props = {
  paneId: string;
  view: CvView;
  cv: Cv | undefined;
  revision: number;
  tab: PaneTab;
  onTab: (view: EditorView) => void;
  review: ReviewView;
  onReview: (view: ReviewView) => void;
  /** The `pathKey` of the node whose comments were requested; reset once they are shown. */
  requestedPathKey: { current: string | undefined };
  navigation: EditorNavigation;
  /** Marks on the pages what the pointer is over in the outline. */
  hover: HoverTracking;
  sectionDrag: SectionDrag;
  letters: Pick<LettersPaneProps, 'writer' | 'open' | 'onOpen'>;
  /** Whether the template has a sidebar. */
  hasSidebar: boolean;
  /** Whether the pages cover the pane. */
  covered: boolean;
};

/** Pane with the editor's tabs. It is on the left of wide screens and fills narrow ones. */
export function EditorPane({
  paneId,
  view,
  cv,
  revision,
  tab,
  onTab,
  review,
  onReview,
  requestedPathKey,
  navigation,
  hover,
  sectionDrag,
  letters,
  hasSidebar,
  covered,
}: Props) {
  const t = useTranslations('cv-editor');
  const { id, content } = view;
  const inPane = (panel: ReactNode) => <div className="px-4 pb-24 sm:px-5 lg:pb-16">{panel}</div>;
  return (
    <div
      id={paneId}
      data-undo=""
      inert={covered}
      // Containment keeps layout inside the pane, so that a keystroke does not lay out the whole page again.
      className="relative flex min-h-0 w-full flex-col overflow-y-auto contain-strict border-border bg-background lg:w-(--pane-width) lg:shrink-0 lg:border-e"
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
            panel: inPane(<Outline {...{ content, navigation, hover, sectionDrag, hasSidebar }} />),
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
                  {...{ id, cv, content, revision, requestedPathKey }}
                  onNavigate={navigation.navigateTo}
                  onNavigateToNode={navigation.navigateToNode}
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
                <LettersPane
                  {...letters}
                  content={content}
                  onNavigate={navigation.navigateTo}
                  focusTracking={navigation.focusTracking}
                />
              </Suspense>,
            ),
          },
        ]}
      />
    </div>
  );
}
