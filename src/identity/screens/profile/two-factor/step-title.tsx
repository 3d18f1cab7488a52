/** The head of a step; it has the focus when the step begins, so that it is read out. */
export const StepTitle = ({ children }: { children: string }) => (
  <h3 ref={focus} tabIndex={-1} className="mb-2 font-medium outline-none">
    {children}
  </h3>
);

const focus = (heading: HTMLElement | null) => heading?.focus();
