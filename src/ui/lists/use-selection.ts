import { useRef } from 'react';

/** Returns handlers for selecting rows: one, all, or a range with Shift. */
export function useSelection(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  onChange: (selected: Set<string>) => void,
) {
  const last = useRef<string>(undefined);
  const present = ids.filter((id) => selected.has(id)).length;
  return {
    all: ids.length > 0 && present === ids.length,
    isPartial: present > 0 && present < ids.length,
    toggleAll: () => onChange(present === ids.length ? new Set() : new Set(ids)),
    toggle: (id: string, withShift: boolean) => {
      const next = new Set(selected);
      const on = !selected.has(id);
      const from = withShift && last.current !== undefined ? ids.indexOf(last.current) : -1;
      const to = ids.indexOf(id);
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const each of range) {
        if (on) next.add(each);
        else next.delete(each);
      }
      last.current = id;
      onChange(next);
    },
  };
}
