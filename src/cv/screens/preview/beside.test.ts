import { describe, expect, it } from 'vitest';
import { beside, NOW } from './beside.ts';

const versions = [{ id: 'june' }, { id: 'may' }, { id: 'april' }];

describe('from one version of a CV to the next', () => {
  it('leads from now to the newest one, and to nothing later', () => {
    expect(beside(versions, NOW)).toEqual({ older: 'june' });
  });

  it('leads both ways in between, and from the newest back to now', () => {
    expect(beside(versions, 'may')).toEqual({ older: 'april', newer: 'june' });
    expect(beside(versions, 'june')).toEqual({ older: 'may', newer: NOW });
  });

  it('ends at the oldest one', () => {
    expect(beside(versions, 'april')).toEqual({ newer: 'may' });
  });

  it('leads nowhere where none is kept, and from one that is not among them', () => {
    expect(beside([], NOW)).toEqual({});
    expect(beside(versions, 'forgotten')).toEqual({});
  });
});
