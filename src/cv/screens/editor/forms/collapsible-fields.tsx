import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

type Props = {
  label: string;
  hint?: string;
  /** Whether the fields inside have content. */
  hasContent: boolean;
  children: ReactNode;
};

/** Collapsible group for rarely used fields. It is open at first if filled, and opens once it becomes filled. */
export function CollapsibleFields({ label, hint, hasContent, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(hasContent);
  const [hadContent, setHadContent] = useState(hasContent);
  if (hasContent !== hadContent) {
    setHadContent(hasContent);
    // It does not collapse when emptied, because the member may still be editing it.
    if (hasContent) setOpen(true);
  }
  return (
    <div className={open ? '' : '-my-1.5'}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 font-medium text-text-secondary text-xs hover:bg-hover hover:text-text pointer-coarse:min-h-11"
      >
        <Icon of={ChevronRight} className={`transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
        {label}
      </button>
      <div id={id} hidden={!open} className="pt-2 pb-1">
        {hint && <p className="mb-3 text-text-secondary text-xs">{hint}</p>}
        {open && children}
      </div>
    </div>
  );
}
