import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { FormatCommand, RichTextEditor } from '#ui/rich-text/rich-text-editor.ts';
import { useLinkPopover } from '#ui/rich-text/use-link-popover.tsx';
import { emptyNode } from '../../../../model/content.ts';
import { newId } from '../../../../model/new-id.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { pathKey } from '../../editor-location.ts';
import { focusRichText, richTextOf } from '../focus-node.ts';
import { useInsertingEditor } from '../use-inserting-editor.ts';
import { type BulletList, type BulletNode, pathOf, step } from './bullet-edits.ts';
import { BulletRow } from './bullet-row.tsx';
import { BulletToolbar } from './bullet-toolbar.tsx';
import { useBullets } from './use-bullets.ts';

/** Avoids `:has()`, with which browsers recalculate the styles of surrounding elements on each keystroke. */
const BOX =
  'overflow-hidden rounded-control border border-border transition-colors focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary';

type Props = { at: NodePath; label: string; value: readonly BulletNode[] };

/** Field for a list of bullets that is edited like a single text; each bullet is a separate node of the CV. */
export function BulletsField({ at, label, value }: Props) {
  const t = useTranslations('cv-editor.form.bullets');
  const { id: fieldId, labelId } = useFieldIds({});
  const [first] = useState(() => emptyNode('highlight', newId()));
  const isEmpty = value.length === 0;
  const editor = useInsertingEditor(
    useMemo(() => (isEmpty ? { into: at, list: 'highlights', item: first } : undefined), [isEmpty, at, first]),
  );
  const bullets = { owner: at, all: isEmpty ? [first] : value };
  const { all } = bullets;
  const { apply, onKeyDown, onPaste } = useBullets(bullets, editor);
  const [focusedText, setFocusedText] = useState<RichTextEditor>();
  const { onEditLink, popover } = useLinkPopover();
  const [currentId, setCurrentId] = useState<string>();
  const { onEnter, onLeave } = useFocusAfterRemoval(bullets);
  const [announcement, setAnnouncement] = useState('');
  const index = Math.max(
    0,
    all.findIndex(({ id }) => id === currentId),
  );
  const current = all[index] ?? first;

  const move = (by: -1 | 1) => {
    const selection = richTextOf(pathOf(bullets, current.id))?.selection() ?? { start: 0 };
    if (apply(step(bullets, { id: current.id, ...selection }, by)))
      setAnnouncement(t('moved', { number: index + by + 1, total: all.length }));
  };
  const handlers = useStableHandlers({
    onStep: move,
    onHide: () => editor.do({ do: 'hide', at: pathOf(bullets, current.id), hidden: current.visible }),
    onCommand: (command: FormatCommand) => {
      const path = pathOf(bullets, current.id);
      if (!richTextOf(path)?.hasFocus()) focusRichText(path, 'end');
      richTextOf(path)?.run(command);
    },
  });
  return (
    <Field id={fieldId} label={label} group>
      <div
        className={`${BOX} ${editor.locked ? 'bg-surface text-text-secondary' : 'bg-background text-text hover:border-control'}`}
      >
        {!editor.locked && (
          <BulletToolbar
            label={label}
            number={index + 1}
            total={all.length}
            hidden={!current.visible}
            editor={focusedText}
            handlers={handlers}
          />
        )}
        <ul aria-labelledby={labelId} className="py-1.5">
          {all.map((bullet, at) => (
            <BulletRow
              key={bullet.id}
              bullet={bullet}
              at={pathOf(bullets, bullet.id)}
              pathKey={pathKey(pathOf(bullets, bullet.id))}
              number={at + 1}
              total={all.length}
              readOnly={editor.locked}
              onFocusText={(text) => {
                setFocusedText(text);
                setCurrentId(bullet.id);
                onEnter(bullet.id);
              }}
              onBlur={onLeave}
              onText={(text) => editor.type({ do: 'set', at: pathOf(bullets, bullet.id), field: 'text', value: text })}
              onEditLink={onEditLink}
              onKeyDown={(event, text) => {
                if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                  move(event.key === 'ArrowUp' ? -1 : 1);
                  return true;
                }
                return onKeyDown(event, bullet.id, text);
              }}
              onPaste={(markdown, text) => {
                const count = onPaste(markdown, bullet.id, text);
                if (count > 1) setAnnouncement(t('pasted', { count }));
                return count > 0;
              }}
            />
          ))}
        </ul>
      </div>
      {popover}
      <LiveText>{announcement}</LiveText>
    </Field>
  );
}

/** Returns handlers with a stable identity that call the latest ones, so that memoized children do not render again. */
function useStableHandlers<Handlers extends Record<string, (argument: never) => void>>(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [name, (argument: never) => latest.current[name]?.(argument)]),
      ) as Handlers,
    [],
  );
}

/** Moves the focus to the adjacent bullet when the focused one is removed by something else, such as undo. */
function useFocusAfterRemoval(bullets: BulletList) {
  const focused = useRef<{ id: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const { id, index } = focused.current ?? {};
    if (id === undefined || index === undefined) return;
    const found = bullets.all.findIndex((bullet) => bullet.id === id);
    if (found >= 0) focused.current = { id, index: found };
    else {
      const neighbour = bullets.all[Math.min(Math.max(index - 1, 0), bullets.all.length - 1)];
      if (neighbour) focusRichText(pathOf(bullets, neighbour.id), 'end');
    }
  });
  return {
    onEnter: (id: string) => {
      focused.current = { id, index: bullets.all.findIndex((bullet) => bullet.id === id) };
    },
    onLeave: () => {
      focused.current = undefined;
    },
  };
}
