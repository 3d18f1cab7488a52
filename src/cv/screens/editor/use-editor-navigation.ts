import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CvContent } from '../../contract.ts';
import { allNodesOf, type NodePath } from '../../model/tree.ts';
import { BASICS, basicsFieldOf, blocksAround, LETTERS } from '../pages/page-blocks.ts';
import { pathKey } from './editor-location.ts';
import type { FocusTarget } from './focus-field.ts';
import { CHUNKS } from './lazy-chunks.ts';

/** The expanded part of the outline: the personal details or a section, and an entry in it. */
export type ExpandedEntry = { section: string | undefined; item: string | undefined };

/** Returns the expanded part of the outline, the blocks whose form last had the focus, and functions that open a node. */
export function useEditorNavigation(content: CvContent, onNavigate: (path: NodePath) => void) {
  const [expanded, setExpanded] = useState<ExpandedEntry>({ section: BASICS, item: undefined });
  const [active, setActive] = useState<readonly string[]>([]);
  const latest = useRef({ content, onNavigate });
  latest.current = { content, onNavigate };
  const [target, setTarget] = useState<FocusTarget>();

  useEffect(() => {
    if (target === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Typing or clicking elsewhere cancels the pending move of the focus.
    for (const eventType of ['pointerdown', 'input']) {
      document.addEventListener(eventType, () => controller.abort(), { capture: true, signal });
    }
    void CHUNKS.content()
      .then(({ focusField }) => focusField(target, signal))
      // If the chunk cannot be loaded, the form is open but not focused.
      .catch(() => undefined)
      .then(() => signal.aborted || setTarget(undefined));
    return () => controller.abort();
  }, [target]);

  const expand = useCallback((section: string | undefined, item?: string) => setExpanded({ section, item }), []);
  /** Opens a node and focuses one of its fields, by default the one that was clicked on a page, or the first. */
  const navigateTo = useCallback((path: NodePath, field?: string, clicked?: FocusTarget['clicked']) => {
    latest.current.onNavigate(path);
    setTarget({ pathKey: pathKey(path), field, clicked });
    if (path[0] === LETTERS) return;
    const { sections } = latest.current.content;
    const summary = path[0] === BASICS && field === 'summary' ? sections.find(({ kind }) => kind === field) : undefined;
    setExpanded({ section: path[0] === 'sections' ? path[1] : (summary?.id ?? BASICS), item: path[3] });
  }, []);
  /** Opens the node of a block on the pages, or the field of the personal details that the block shows. */
  const navigateToNode = useCallback(
    (id: string, clicked?: FocusTarget['clicked']) => {
      const node = allNodesOf(latest.current.content).find(({ value }) => value.id === id);
      if (node) navigateTo(node.path, undefined, clicked);
      else navigateTo([BASICS], basicsFieldOf(id, latest.current.content), clicked);
    },
    [navigateTo],
  );
  const [focused, setFocused] = useState(false);
  /** Props of the element that contains the forms. */
  const focusTracking = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent) => {
        setFocused(true);
        const blocks = blocksAround(target, latest.current.content);
        if (blocks.length > 0) setActive(blocks);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A window that loses the focus gives it back to the field.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) setFocused(false);
      },
    }),
    [],
  );
  return { expanded, expand, navigateTo, navigateToNode, active, focused, focusTracking };
}
export type EditorNavigation = ReturnType<typeof useEditorNavigation>;
