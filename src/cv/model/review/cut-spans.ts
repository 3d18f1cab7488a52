import type { TextSpan } from '../formats/unstructured/excerpt.ts';

export const overlaps = (one: TextSpan, other: TextSpan) =>
  one.line === other.line && one.start < other.end && other.start < one.end;

/** Returns the parts of a span that are outside of another one, with the properties that the span has besides. */
export function cutSpan<Span extends TextSpan>(span: Span, cut: TextSpan): Span[] {
  if (!overlaps(span, cut)) return [span];
  return [
    { ...span, end: cut.start },
    { ...span, start: cut.end },
  ].filter(({ start, end }) => start < end);
}

/** Returns the parts of spans that are outside of all others. */
export const cutSpans = <Span extends TextSpan>(spans: readonly Span[], cuts: readonly TextSpan[]): Span[] =>
  cuts.reduce<Span[]>((rest, cut) => rest.flatMap((span) => cutSpan(span, cut)), [...spans]);

/** Returns the part of a span that another one covers, or `undefined`. */
export const overlapOf = (one: TextSpan, other: TextSpan): TextSpan | undefined =>
  overlaps(one, other)
    ? { line: one.line, start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }
    : undefined;

/** Returns spans in the order of the text, with those of adjacent lines in groups. */
export function groupSpans(spans: readonly TextSpan[]): TextSpan[][] {
  const groups: TextSpan[][] = [];
  for (const span of spans.toSorted((a, b) => a.line - b.line || a.start - b.start)) {
    const last = groups.at(-1);
    if (last && span.line - (last.at(-1)?.line ?? 0) <= 1) last.push(span);
    else groups.push([span]);
  }
  return groups;
}
