import { describe, expect, it } from 'vitest';
import { adjacentVersions, CURRENT_STATE } from './adjacent-versions.ts';

const versions = [{ id: 'june' }, { id: 'may' }, { id: 'april' }];

describe('adjacentVersions', () => {
  it('returns the newest version as older than the current state, and nothing newer', () => {
    expect(adjacentVersions(versions, CURRENT_STATE)).toEqual({ older: 'june' });
  });

  it('returns both neighbours of a version, with the current state after the newest', () => {
    expect(adjacentVersions(versions, 'may')).toEqual({ older: 'april', newer: 'june' });
    expect(adjacentVersions(versions, 'june')).toEqual({ older: 'may', newer: CURRENT_STATE });
  });

  it('returns nothing older than the oldest version', () => {
    expect(adjacentVersions(versions, 'april')).toEqual({ newer: 'may' });
  });

  it('returns nothing if there are no versions or the version is unknown', () => {
    expect(adjacentVersions([], CURRENT_STATE)).toEqual({});
    expect(adjacentVersions(versions, 'forgotten')).toEqual({});
  });
});
