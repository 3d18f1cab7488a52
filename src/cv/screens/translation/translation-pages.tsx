import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { allNodesOf } from '../../model/tree.ts';
import type { TranslationText } from '../../model/variants/translation.ts';
import { pathKey } from '../editor/editor-location.ts';
import type { CvView } from '../editor/writing/cv-writer.ts';
import { MarkedPages } from '../history/marked-pages.tsx';
import { blocksOfField } from '../pages/page-blocks.ts';

type Props = {
  view: CvView;
  texts: readonly TranslationText[];
  /** The ids of the blocks whose text is edited, innermost first. */
  active: readonly string[];
  /** The list of texts, whose field a click on the page focuses. */
  list: RefObject<HTMLElement | null>;
};

/** The pages of the translation as saved, with a mark on the field that is edited and on texts without a translation. */
export function TranslationPages({ view: { id, revision, content }, texts, active, list }: Props) {
  const t = useTranslations('cv-editor');
  const missing = texts.filter(({ state }) => state === 'missing');
  const focusText = (block: string) => {
    const node = allNodesOf(content).find(({ value }) => value.id === block);
    const place = node ? pathKey(node.path) : block.split('.')[0];
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.place === place || dataset.place?.startsWith(`${place}/`));
    row?.querySelector<HTMLElement>('input, [contenteditable=true]')?.focus();
    row?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="relative w-96 shrink-0 overflow-y-auto border-border border-s bg-desk p-6 2xl:w-136">
      <MarkedPages
        title={t('pages')}
        label={t('pages')}
        source={{ id, revision }}
        document={content}
        marked={[[...active], ...missing.map(({ at, field }) => blocksOfField(pathKey(at), field, content))]}
        current={0}
        onSelect={focusText}
      />
    </div>
  );
}
