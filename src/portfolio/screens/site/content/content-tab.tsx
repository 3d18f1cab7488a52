import { Suspense } from 'react';
import type { SiteEditor } from '../site-editor.ts';
import { CvGroup } from './cv-group.tsx';
import { EmptyHint } from './empty-hint.tsx';
import { IntroGroup } from './intro-group.tsx';
import { PagesGroup } from './pages/pages-group.tsx';
import { SectionsGroup } from './sections/sections-group.tsx';
import { StartsGroup } from './starts/starts-group.tsx';

/** The tab of texts and sections. */
export const ContentTab = ({ editor }: { editor: SiteEditor }) => (
  <>
    <Suspense>
      <StartsGroup editor={editor} />
    </Suspense>
    <EmptyHint editor={editor} />
    <IntroGroup editor={editor} />
    <Suspense>
      <PagesGroup editor={editor} />
      <SectionsGroup editor={editor} />
    </Suspense>
    <CvGroup editor={editor} />
  </>
);
