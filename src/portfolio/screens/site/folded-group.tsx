import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

type Props = { title: string; lead: string; startsOpen: boolean; children: ReactNode };

/** A group for what few members use, folded until then. Its content is rendered while it is open. */
export function FoldedGroup({ title, lead, startsOpen, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <section aria-labelledby={id} className="border-border border-t py-6 first:border-t-0 first:pt-1">
      <h2 className="font-medium">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 hover:bg-hover pointer-coarse:min-h-11"
        >
          <Icon of={ChevronRight} className={`transition-transform ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`} />
          {title}
        </button>
      </h2>
      {isOpen && (
        <div className="mt-2 grid grid-cols-1 gap-4">
          <p className="text-text-secondary text-xs">{lead}</p>
          {children}
        </div>
      )}
    </section>
  );
}
