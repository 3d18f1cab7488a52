/**
 * Says to a screen reader, politely, what has just happened. It must stand there empty before it speaks; the attribute
 * beside the role keeps it heard while a popup silences the rest of the page.
 */
export function LiveText({ children }: { children: string }) {
  return (
    <span role="status" aria-live="polite" className="sr-only">
      {children}
    </span>
  );
}
