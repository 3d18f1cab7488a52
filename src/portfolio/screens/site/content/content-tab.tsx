import { Suspense } from 'react';
import type { SiteEditor } from '../site-editor.ts';
import { CvGroup } from './cv-group.tsx';
import { EmptyHint } from './empty-hint.tsx';
import { IntroGroup } from './intro-group.tsx';
import { SectionsGroup } from './sections-group.tsx';

/** The tab of texts and sections. */
export const ContentTab = ({ editor }: { editor: SiteEditor }) => (
  <>
    <EmptyHint site={editor.site} />
    <IntroGroup editor={editor} />
    <Suspense>
      <SectionsGroup editor={editor} />
    </Suspense>
    <CvGroup editor={editor} />
  </>
);
