import { Suspense } from 'react';
import type { SiteEditor } from '../site-editor.ts';
import { CvGroup } from './cv-group.tsx';
import { IntroGroup } from './intro-group.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { SectionsGroup } from './sections-group.tsx';

/** The tab of texts and sections. */
export const ContentTab = ({ editor }: { editor: SiteEditor }) => (
  <>
    <NothingYet site={editor.site} />
    <IntroGroup editor={editor} />
    <Suspense>
      <SectionsGroup editor={editor} />
    </Suspense>
    <CvGroup editor={editor} />
  </>
);
