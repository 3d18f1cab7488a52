import { describe, expect, it } from 'vitest';
import { withAddress } from './with-address.ts';

const link = { id: 'a', name: '', address: '' };

describe('the name of a link', () => {
  it('is proposed from the address', () => {
    expect(withAddress(link, 'github.com/ada', []).name).toBe('GitHub');
  });

  it('changes with the address', () => {
    const first = withAddress(link, 'github.com/ada', []);
    expect(withAddress(first, 'https://orcid.org/0000-0002-1825-0097', []).name).toBe('ORCID');
    expect(withAddress(first, 'https://example.org', []).name).toBe('');
  });

  it('is kept if it was edited', () => {
    expect(withAddress({ ...link, name: 'My code' }, 'github.com/ada', []).name).toBe('My code');
  });

  it('is numbered if the network has a link already', () => {
    expect(withAddress(link, 'github.com/lovelace', ['GitHub']).name).toBe('GitHub 2');
    expect(withAddress(link, 'github.com/lovelace', ['GitHub', 'GitHub 2']).name).toBe('GitHub 3');
  });
});
