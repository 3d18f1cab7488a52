import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { overlappingRoles } from './overlapping-roles.ts';

describe('roles in one company', () => {
  const resultsOf = (...roles: Record<string, unknown>[]) =>
    findingsOf(overlappingRoles, { sections: [{ kind: 'work', items: [{ name: 'Engine', roles }] }] });

  it('are reported if they overlap, with the path of the earlier one', () => {
    const late = { position: 'Author', start: '1842-10', end: '1843-09' };
    const early = { position: 'Translator', start: '1842-01', end: '1843-01' };
    expect(resultsOf(late, early)).toMatchObject([
      {
        at: ['sections', 's1', 'items', 's1-1', 'roles', 's1-1-1'],
        field: 'start',
        also: [['sections', 's1', 'items', 's1-1', 'roles', 's1-1-2']],
      },
    ]);
    expect(
      resultsOf({ position: 'A', start: '1840', ongoing: true }, { position: 'B', start: '1842', end: '1843' }),
    ).toHaveLength(1);
  });

  it('are not reported if they may be consecutive', () => {
    expect(resultsOf({ start: '1842-01', end: '1842-10' }, { start: '1842-10', end: '1843' })).toEqual([]);
    expect(resultsOf({ start: '1842', end: '1843' }, { start: '1843-07', end: '1844' })).toEqual([]);
    expect(resultsOf({ start: '1842', end: '' }, { start: '1843', end: '1844' })).toEqual([]);
  });

  it('are compared across entries of the same company, but not across companies', () => {
    const item = (name: string, start: string) => ({ name, roles: [{ position: name, start, end: '1850' }] });
    const at = (...items: Record<string, unknown>[]) =>
      locationsFoundBy(overlappingRoles, { sections: [{ kind: 'work', items }] });
    expect(at(item('Engine', '1842'), item('engine ', '1843'))).toEqual(['s1-2-1.start']);
    expect(at(item('Engine', '1842'), item('Loom', '1843'))).toEqual([]);
  });
});
