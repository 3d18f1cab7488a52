import { Copy, Eye, EyeOff, SeparatorHorizontal, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { areSameParts, type SortableParts } from '#ui/lists/sortable-parts.ts';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { FieldValues, NodePath, TreeNode } from '../../../model/tree.ts';
import { useCaptions } from '../captions.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { pathKey } from '../editor-location.ts';
import { CHUNKS } from '../lazy-chunks.ts';
import { LazyNodeForm } from '../lazy-forms.tsx';
import { useRemoveNode } from '../use-remove-node.ts';
import { CommentMark } from './comment-mark.tsx';
import { PageBreakMark } from './page-break-mark.tsx';
import { useMoveEntries } from './use-move-entries.ts';

const LevelMenu = lazy(async () => ({ default: (await CHUNKS.content()).LevelMenu }));

type Props = {
  node: TreeNode;
  parts: SortableParts;
  open: boolean;
  onExpand: (section: string | undefined, item?: string) => void;
  onNavigate: (path: NodePath) => void;
};

/** Skips rendering of entries outside the viewport, so that typing elsewhere stays fast. */
const OFFSCREEN_STYLE = '[contain-intrinsic-block-size:auto_3rem] [content-visibility:auto]';

/** Entry in the outline: title, caption and, if open, its form. Memoized, so that only edited entries render again. */
export const ItemEntry = memo(
  Entry,
  (previous, next) =>
    previous.node.value === next.node.value &&
    previous.open === next.open &&
    previous.onExpand === next.onExpand &&
    previous.onNavigate === next.onNavigate &&
    areSameParts(previous.parts, next.parts),
);

function Entry({ node, parts, open, onExpand, onNavigate }: Props) {
  const t = useTranslations('cv-editor.outline');
  const labels = useTranslations('cv-editor.form.labels');
  const editor = useCvEditor();
  const moveEntries = useMoveEntries(onNavigate);
  const remove = useRemoveNode();
  const { titleOf, captionOf } = useCaptions();
  const { path, value } = node;
  const [title, caption] = [titleOf(node), captionOf(node)];
  const hidden = value.visible === false;
  const startsPage = value.startOnNewPage === true;
  const hasLevel = node.kind === 'skills' || node.kind === 'languages';
  const [list, id] = path.slice(-2);
  const duplicate = async () => {
    const { copyWithNewIds } = await CHUNKS.content();
    const copy: FieldValues = { ...copyWithNewIds(value), startOnNewPage: false };
    const into = path.slice(0, -2);
    editor.do({ do: 'insert', into, list: list ?? '', item: copy, after: id ?? null });
    onNavigate([...into, list ?? '', String(copy.id)]);
  };
  return (
    <li
      {...parts.item}
      data-place={pathKey(path)}
      className={`border-border border-b data-hovered:bg-hover ${parts.lifted ? 'relative z-10 rounded-card border-transparent bg-floating shadow-float' : ''} ${open ? 'border-s-2 border-s-primary bg-surface' : OFFSCREEN_STYLE}`}
    >
      {startsPage && <PageBreakMark />}
      <div className="flex items-center">
        {parts.handle}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onExpand(path[1], open ? undefined : id)}
          className="min-w-0 flex-1 rounded-control px-1 py-2 text-start hover:bg-hover focus-visible:-outline-offset-2"
        >
          {/* One truncated box for both texts, each in its own direction. With two, each row would have one box
              more. */}
          <span className="block truncate text-text-secondary text-xs [unicode-bidi:plaintext]">
            <span className={`text-sm ${hidden ? '' : 'text-text'}`}>{title}</span>
            {(caption !== '' || hidden) && <br />}
            {hidden && (
              <span className="me-2 inline-flex items-center gap-1 align-bottom">
                <Icon of={EyeOff} className="size-3.5" />
                {t('hidden')}
              </span>
            )}
            <bdi>{caption}</bdi>
          </span>
        </button>
        <CommentMark path={path} name={title} includesNested />
        {hasLevel && !editor.locked && (
          <Suspense>
            <LevelMenu node={node} name={title} />
          </Suspense>
        )}
        {!editor.locked && (
          <LazyDropdownMenu
            align="end"
            trigger={<IconButton name={t('actionsFor', { name: title })} icon={MenuDots} />}
            entries={() => [
              {
                label: t(hidden ? 'showEntry' : 'hideEntry'),
                icon: hidden ? Eye : EyeOff,
                onSelect: () => editor.do({ do: 'hide', at: path, hidden: !hidden }),
              },
              { label: t('duplicate'), icon: Copy, onSelect: () => void duplicate() },
              ...moveEntries(node),
              {
                label: startsPage ? t('removePageBreak') : labels('startOnNewPage'),
                icon: SeparatorHorizontal,
                onSelect: () => editor.do({ do: 'set', at: path, field: 'startOnNewPage', value: !startsPage }),
              },
              { kind: 'line' },
              {
                label: t('remove'),
                icon: Trash2,
                danger: true,
                onSelect: () => remove(path, title),
              },
            ]}
          />
        )}
      </div>
      {open && (
        // A separate form element: on each keystroke, browsers iterate all fields of the form. It is never submitted.
        <form method="dialog" className="px-4 pt-1 pb-5">
          <LazyNodeForm node={node} />
        </form>
      )}
    </li>
  );
}
