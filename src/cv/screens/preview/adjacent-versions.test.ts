import { describe, expect, it } from 'vitest';
import { adjacentVersions, CURRENT_VERSION } from './adjacent-versions.ts';

const versions = [{ id: 'june' }, { id: 'may' }, { id: 'april' }];

describe('from one version of a CV to the next', () => {
  it('leads from now to the newest one, and to nothing later', () => {
    expect(adjacentVersions(versions, CURRENT_VERSION)).toEqual({ older: 'june' });
  });

  it('leads both ways in between, and from the newest back to now', () => {
    expect(adjacentVersions(versions, 'may')).toEqual({ older: 'april', newer: 'june' });
    expect(adjacentVersions(versions, 'june')).toEqual({ older: 'may', newer: CURRENT_VERSION });
  });

  it('ends at the oldest one', () => {
    expect(adjacentVersions(versions, 'april')).toEqual({ newer: 'may' });
  });

  it('leads nowhere where none is kept, and from one that is not among them', () => {
    expect(adjacentVersions([], CURRENT_VERSION)).toEqual({});
    expect(adjacentVersions(versions, 'forgotten')).toEqual({});
  });
});
