/**
 * Announces a text politely to screen readers. Render it empty before the first announcement; the explicit `aria-live`
 * keeps it announced while a modal hides the rest of the page.
 */
export function LiveText({ children }: { children: string }) {
  return (
    <span role="status" aria-live="polite" className="sr-only">
      {children}
    </span>
  );
}
