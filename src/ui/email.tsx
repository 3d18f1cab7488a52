type Props = { address: string; className?: string };

/** An e-mail address that, where it needs a second line, begins it with its @ rather than anywhere. */
export function Email({ address, className = '' }: Props) {
  const at = address.lastIndexOf('@');
  return (
    <bdi className={`[overflow-wrap:anywhere] ${className}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
