import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { SITE_LIMITS } from '../../../../model/site-shape.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { CssFaultList } from './css-fault-list.tsx';
import { useCssFaults } from './use-css-faults.ts';

/** Field for the member's own style sheet, with what of it doesn't apply. */
export function OwnCssField({ editor: { value, change, faultOf } }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.ownCss');
  const { css } = value;
  const faults = useCssFaults(css);
  return (
    <>
      <FieldAnchor at="css">
        <TextArea
          label={t('label')}
          hint={t('size', { count: css.length, max: SITE_LIMITS.css })}
          error={faultOf('css')}
          dir="ltr"
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          // A sheet is long: its field scrolls instead of growing.
          className="[&_textarea]:max-h-96 [&_textarea]:overflow-auto! [&_textarea]:whitespace-pre [&_textarea]:font-mono [&_textarea]:text-xs [&_textarea]:leading-5 [&_textarea]:[tab-size:2]"
          value={css}
          onChange={(event) => change({ css: event.target.value })}
        />
      </FieldAnchor>
      <CssFaultList faults={faults} />
    </>
  );
}
