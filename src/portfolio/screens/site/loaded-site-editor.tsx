import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { TakedownNotice, useFieldErrors } from '#records/components.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import { useMedia } from '#ui/use-media.ts';
import { Pane, type SiteEditorTab } from './pane.tsx';
import { SitePreview } from './preview/site-preview.tsx';
import { SiteBar } from './site-bar.tsx';
import type { SiteEditor } from './site-editor.ts';
import { SiteNotices } from './site-notices.tsx';
import type { SiteSession } from './use-site-session.ts';

/** Minimum width for showing the preview beside the form. */
const WIDE_SCREEN = '(min-width: 64rem)';

/** The editor of a loaded site. */
export function LoadedSiteEditor({ session }: { session: SiteSession }) {
  const t = useTranslations('portfolio-editor');
  const { writer, siteStore } = session;
  const view = useAutosave(writer);
  const site = useSyncExternalStore(siteStore.subscribe, siteStore.latest);
  useEffect(() => session.start(), [session]);
  const { errorOf: faultOf, focusHandlers: watch } = useFieldErrors(view);
  const wide = useMedia(WIDE_SCREEN);
  const [tab, setTab] = useState<SiteEditorTab>('content');
  const [refreshCount, setRefreshCount] = useState(0);
  const refreshPreview = useCallback(() => setRefreshCount((before) => before + 1), []);
  const editor: SiteEditor = {
    ...{ value: view.value, faults: view.faults, faultOf, site },
    ...{ refreshPreview, change: writer.change },
    save: async () => {
      await writer.save();
      const { condition } = writer.view();
      return condition === 'saved' || condition === 'new';
    },
  };
  const preview = (
    <SitePreview
      site={site}
      refreshCount={refreshCount}
      onRefresh={refreshPreview}
      initialSize={wide ? 'wide' : 'phone'}
    />
  );
  return (
    <main id="content" tabIndex={-1} className="flex h-dvh flex-col outline-hidden">
      <PageTitle>{t('title')}</PageTitle>
      <SiteBar session={session} view={view} editor={editor} onFault={() => setTab(tabOf(view, tab))} />
      <TakedownNotice kinds={['site']} className="m-4 shrink-0" />
      <Suspense>
        <SiteNotices view={view} writer={writer} />
      </Suspense>
      <div className="flex min-h-0 flex-1">
        <div {...watch} className="contents">
          <Pane
            editor={editor}
            tab={wide && tab === 'view' ? 'content' : tab}
            onTab={setTab}
            preview={wide ? undefined : preview}
          />
        </div>
        {wide && preview}
      </div>
    </main>
  );
}

type FieldErrors = { faults: Readonly<Record<string, string>>; refused: Readonly<Record<string, string>> };
const VISIBILITY_FIELDS = /^(?:title|description|language|open|indexing)$/;
const DESIGN_FIELDS = /^(?:colors|theme|layout|fonts)\b/;

/** Returns the tab of the first invalid field, or `fallbackTab` if there is none. */
function tabOf({ faults, refused }: FieldErrors, fallbackTab: SiteEditorTab): SiteEditorTab {
  const [first] = Object.keys({ ...refused, ...faults });
  if (first === undefined) return fallbackTab;
  return VISIBILITY_FIELDS.test(first) ? 'found' : DESIGN_FIELDS.test(first) ? 'look' : 'content';
}
