/** Renders the heading of a step and focuses it on mount, so that screen readers read it. */
export const StepTitle = ({ children }: { children: string }) => (
  <h3 ref={focus} tabIndex={-1} className="mb-2 font-medium outline-none">
    {children}
  </h3>
);

const focus = (heading: HTMLElement | null) => heading?.focus();
