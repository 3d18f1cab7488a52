import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Tabs } from '#ui/layout/tabs.tsx';
import { ContentTab } from './content/content-tab.tsx';
import { DesignTab } from './design/design-tab.tsx';
import type { SiteEditor } from './site-editor.ts';
import { VisibilityTab } from './visibility/visibility-tab.tsx';

export type SiteEditorTab = 'content' | 'design' | 'found' | 'view';

type Props = {
  editor: SiteEditor;
  tab: SiteEditorTab;
  onTab: (tab: SiteEditorTab) => void;
  /** The preview, if there is no room for it beside the pane. */
  preview: ReactNode | undefined;
};

/** The editor's tabs: beside the preview, or in full width on small screens. */
export function Pane({ editor, tab, onTab, preview }: Props) {
  const t = useTranslations('portfolio-editor.tabs');
  const inPane = (panel: ReactNode) => <div className="px-4 pb-16 sm:px-5">{panel}</div>;
  const ref = useRef<HTMLDivElement>(null);
  const show = (next: SiteEditorTab) => {
    // Every tab starts at its top.
    ref.current?.scrollTo({ top: 0, behavior: 'instant' });
    onTab(next);
  };
  return (
    <div
      ref={ref}
      className="relative flex min-h-0 w-full flex-col [container-type:size] overflow-y-auto border-border bg-background lg:w-100 lg:shrink-0 lg:border-e"
    >
      <Tabs
        label={t('label')}
        value={tab}
        onValueChange={show}
        className="sticky top-0 z-10 shrink-0 bg-background px-4 sm:px-5"
        tabs={[
          { value: 'content', label: t('content'), panel: inPane(<ContentTab editor={editor} />) },
          { value: 'design', label: t('design'), panel: inPane(<DesignTab editor={editor} />) },
          { value: 'found', label: t('found'), panel: inPane(<VisibilityTab editor={editor} />) },
          ...(preview === undefined ? [] : [{ value: 'view' as const, label: t('view'), panel: preview, flush: true }]),
        ]}
      />
    </div>
  );
}
