import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Section that is collapsed at first under its heading. */
export function CollapsedSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className="border-border border-t pt-3">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 font-medium text-text-secondary hover:bg-hover hover:text-text pointer-coarse:min-h-11"
        >
          <Icon of={ChevronRight} className={`transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
          {heading}
        </button>
      </h3>
      {open && <div id={id}>{children}</div>}
    </section>
  );
}
