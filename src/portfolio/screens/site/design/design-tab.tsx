import type { SiteEditor } from '../site-editor.ts';
import { FontsGroup } from './fonts-group.tsx';
import { LayoutGroup } from './layout-group.tsx';
import { ThemeGroup } from './theme-group.tsx';

/** The tab of layout, theme and fonts. */
export const DesignTab = ({ editor }: { editor: SiteEditor }) => (
  <>
    <LayoutGroup editor={editor} />
    <ThemeGroup editor={editor} />
    <FontsGroup editor={editor} />
  </>
);
