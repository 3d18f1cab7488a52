const CALLOUT = /^\[!([a-z]{2,20})\][+-]?\s{0,9}(.*)$/i;

const TONES: ReadonlyMap<string, 'tip' | 'warning'> = new Map(
  Object.entries<'tip' | 'warning'>({
    ...{ tip: 'tip', hint: 'tip', success: 'tip', check: 'tip', done: 'tip', example: 'tip' },
    ...{ warning: 'warning', caution: 'warning', attention: 'warning', danger: 'warning', error: 'warning' },
    ...{ failure: 'warning', fail: 'warning', missing: 'warning', bug: 'warning' },
  }),
);

/** Reads the first line of a quote as that of a callout of GitHub or Obsidian. */
export function calloutOf(firstLine: string): { tone: 'note' | 'tip' | 'warning'; title: string } | undefined {
  const [, kind, title = ''] = CALLOUT.exec(firstLine.trim()) ?? [];
  return kind === undefined ? undefined : { tone: TONES.get(kind.toLowerCase()) ?? 'note', title };
}

const SOURCE = /^(?:—|–|--|―)\s{0,3}(?=\S)/;

/** Takes the last line of a quote that names its source. */
export function takeSource(lines: readonly string[]): { lines: readonly string[]; source: string } {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const line = lines[last]?.trim() ?? '';
  if (last < 1 || !SOURCE.test(line)) return { lines, source: '' };
  return { lines: lines.slice(0, last), source: line.replace(SOURCE, '') };
}
