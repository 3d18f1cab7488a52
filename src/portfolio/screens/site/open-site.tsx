import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { TakenDown, useFaults } from '#records/components.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import { useMedia } from '#ui/use-media.ts';
import { Pane, type PaneTab } from './pane.tsx';
import { SiteBar } from './site-bar.tsx';
import type { SiteEditor } from './site-editor.ts';
import { SiteNotices } from './site-notices.tsx';
import type { SiteSession } from './use-site-session.ts';
import { LiveSite } from './view/live-site.tsx';

/** Minimum width for showing the preview beside the form. */
const WIDE = '(min-width: 64rem)';

/** The editor of a loaded site. */
export function OpenSite({ session }: { session: SiteSession }) {
  const t = useTranslations('portfolio-editor');
  const { writer, told } = session;
  const view = useAutosave(writer);
  const site = useSyncExternalStore(told.subscribe, told.latest);
  useEffect(() => session.start(), [session]);
  const { faultOf, watch } = useFaults(view);
  const wide = useMedia(WIDE);
  const [tab, setTab] = useState<PaneTab>('content');
  const [looks, setLooks] = useState(0);
  const lookAgain = useCallback(() => setLooks((before) => before + 1), []);
  const editor: SiteEditor = {
    ...{ value: view.value, faults: view.faults, faultOf, site },
    ...{ lookAgain, change: writer.change },
    save: async () => {
      await writer.save();
      const { condition } = writer.view();
      return condition === 'saved' || condition === 'new';
    },
  };
  const live = <LiveSite site={site} looks={looks} onLook={lookAgain} startsAs={wide ? 'wide' : 'phone'} />;
  return (
    <main id="content" tabIndex={-1} className="flex h-dvh flex-col outline-hidden">
      <PageTitle>{t('title')}</PageTitle>
      <SiteBar session={session} view={view} editor={editor} onFault={() => setTab(tabOf(view, tab))} />
      <TakenDown kinds={['site']} className="m-4 shrink-0" />
      <Suspense>
        <SiteNotices view={view} writer={writer} />
      </Suspense>
      <div className="flex min-h-0 flex-1">
        <div {...watch} className="contents">
          <Pane
            editor={editor}
            tab={wide && tab === 'view' ? 'content' : tab}
            onTab={setTab}
            live={wide ? undefined : live}
          />
        </div>
        {wide && live}
      </div>
    </main>
  );
}

type Faulty = { faults: Readonly<Record<string, string>>; refused: Readonly<Record<string, string>> };
const IN_FOUND = /^(?:title|description|language|open|indexing)$/;
const IN_LOOK = /^(?:colors|theme|layout|fonts)\b/;

/** Returns the tab of the first invalid field, or `otherwise` if there is none. */
function tabOf({ faults, refused }: Faulty, otherwise: PaneTab): PaneTab {
  const [first] = Object.keys({ ...refused, ...faults });
  if (first === undefined) return otherwise;
  return IN_FOUND.test(first) ? 'found' : IN_LOOK.test(first) ? 'look' : 'content';
}
