/** Tests whether two words differ by one insertion, deletion, substitution or swap of neighbours. */
export function isOneEditApart(one: string, other: string) {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.length > 1 && rest.slice(2) === otherRest.slice(2);
  return (
    isSwapped || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
  );
}
