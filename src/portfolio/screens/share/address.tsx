/** Shows an address as text that one click selects; struck through if `quiet`. */
export const Address = ({ url, quiet }: { url: string; quiet?: boolean }) => (
  <p
    dir="ltr"
    className={`select-all break-all text-text-secondary rtl:text-end ${quiet ? 'line-through decoration-1' : ''}`}
  >
    {url}
  </p>
);
