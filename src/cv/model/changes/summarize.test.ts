import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { summarizeChanges } from './summarize.ts';

const changed = (...operations: Operation[]) => applyOperations(BASE, operations).content;
const bullet = (id: string): Operation => ({
  do: 'insert',
  into: ['sections', 'w', 'items', 'a'],
  list: 'highlights',
  item: { id, text: `Bullet ${id}` },
  after: null,
});
const BASE = applyOperations(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 'w', kind: 'education', title: '' }, after: null },
  { do: 'insert', into: ['sections', 'w'], list: 'items', item: { id: 'a', institution: 'Acme' }, after: null },
]).content;

describe('the summary of what changed', () => {
  it('is null if nothing did', () => {
    expect(summarizeChanges(BASE, BASE)).toBeNull();
  });

  it('counts bullets that were added to one job', () => {
    expect(summarizeChanges(BASE, changed(bullet('x'), bullet('y')))).toEqual({
      did: 'added',
      kind: 'highlight',
      name: '',
      inside: 'Acme',
      section: 'education',
      count: 2,
      more: 0,
    });
  });

  it('names a single change, and puts additions before edits', () => {
    const headline: Operation = { do: 'set', at: ['basics'], field: 'headline', value: 'Engineer' };
    expect(summarizeChanges(BASE, changed(headline))).toMatchObject({
      did: 'changed',
      kind: 'root',
      field: 'basics.headline',
      section: null,
      count: 1,
      more: 0,
    });
    expect(summarizeChanges(BASE, changed(headline, bullet('x')))).toMatchObject({
      did: 'added',
      name: 'Bullet x',
      count: 1,
      more: 1,
    });
  });

  it('counts the changed fields of one entry', () => {
    const set = (field: string, value: string): Operation => ({
      do: 'set',
      at: ['sections', 'w', 'items', 'a'],
      field,
      value,
    });
    const summary = summarizeChanges(BASE, changed(set('location', 'Turin'), set('summary', 'Engines')));
    expect(summary).toMatchObject({ did: 'changed', kind: 'education', name: 'Acme', count: 2, more: 0 });
    expect(summary).not.toHaveProperty('field');
  });

  it('names what was removed by the section that it was in', () => {
    expect(summarizeChanges(changed(bullet('x')), BASE)).toMatchObject({
      did: 'removed',
      section: 'education',
      count: 1,
    });
  });
});
