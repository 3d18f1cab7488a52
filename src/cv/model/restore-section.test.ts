import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from './content.ts';
import { applyOperations, type Operation } from './operations.ts';
import { restoreSection } from './restore-section.ts';

const section = (id: string, kind: string, after: string | null): Operation => ({
  do: 'insert',
  into: [],
  list: 'sections',
  item: { id, kind, title: id },
  after,
});
const entry = (id: string, into: string): Operation => ({
  do: 'insert',
  into: ['sections', into],
  list: 'items',
  item: { id, name: id },
  after: null,
});
const EARLIER = applyOperations(EMPTY_CONTENT, [
  section('work', 'work', null),
  section('projects', 'projects', 'work'),
  section('other', 'projects', 'projects'),
  entry('acme', 'work'),
  entry('engine', 'projects'),
]).content;
const since = (...operations: Operation[]) => applyOperations(EARLIER, operations).content;
const namesIn = (content: typeof EARLIER) =>
  content.sections.map(({ id, items }) => [id, items.map((item) => item.id)] as const);

describe('restoring one section', () => {
  it('leaves everything else as it is', () => {
    const current = since(
      { do: 'set', at: ['basics'], field: 'headline', value: 'Engineer' },
      { do: 'set', at: ['sections', 'work', 'items', 'acme'], field: 'name', value: 'Renamed' },
      { do: 'set', at: ['sections', 'projects', 'items', 'engine'], field: 'name', value: 'Renamed' },
    );
    const restored = restoreSection(current, EARLIER, 'work');
    expect(restored?.sections.find(({ id }) => id === 'work')).toEqual(EARLIER.sections[0]);
    expect(restored?.sections.find(({ id }) => id === 'projects')).toEqual(current.sections[1]);
    expect(restored?.basics.headline).toBe('Engineer');
  });

  it('puts a section that was removed back in its place', () => {
    const restored = restoreSection(since({ do: 'remove', at: ['sections', 'projects'] }), EARLIER, 'projects');
    expect(restored).toEqual(EARLIER);
  });

  it('moves entries back that were moved to another section', () => {
    const current = since({
      do: 'move',
      at: ['sections', 'projects', 'items', 'engine'],
      into: ['sections', 'other'],
      list: 'items',
      after: null,
    });
    const restored = restoreSection(current, EARLIER, 'projects');
    expect(restored && namesIn(restored)).toEqual(namesIn(EARLIER));
  });

  it('returns nothing for a section that the version does not have', () => {
    expect(restoreSection(EARLIER, EARLIER, 'letters')).toBeUndefined();
  });
});
