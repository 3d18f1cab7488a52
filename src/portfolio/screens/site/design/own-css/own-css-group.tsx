import { useTranslations } from 'use-intl';
import { FoldedGroup } from '../../folded-group.tsx';
import type { SiteEditor } from '../../site-editor.ts';
import { OwnCssField } from './own-css-field.tsx';

/** The member's own style sheet, folded until it is used. */
export function OwnCssGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.ownCss');
  return (
    <FoldedGroup title={t('title')} lead={t('lead')} startsOpen={editor.value.css !== ''}>
      <OwnCssField editor={editor} />
    </FoldedGroup>
  );
}
