/** Shown on a paper whose image can't be loaded: lines like those of a text, and a message. */
export const MissingPage = ({ message }: { message: string }) => (
  <span className="flex h-full flex-col gap-3 p-[9%] text-xs">
    <span aria-hidden="true" className="h-2 w-1/2 shrink-0 bg-current opacity-20" />
    <span
      aria-hidden="true"
      className="min-h-0 flex-1 bg-[repeating-linear-gradient(currentColor_0_0.25rem,transparent_0.25rem_0.75rem)] opacity-15"
    />
    <span className="text-pretty text-center">{message}</span>
  </span>
);
