type Props = { address: string; className?: string };

/** Displays an email address. If it wraps, the second line begins at the `@`. */
export function Email({ address, className = '' }: Props) {
  const at = address.lastIndexOf('@');
  return (
    <bdi className={`verbatim [overflow-wrap:anywhere] ${className}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
