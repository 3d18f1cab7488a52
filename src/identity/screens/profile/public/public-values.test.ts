import { describe, expect, it } from 'vitest';
import type { UserDocument } from '../../../contract.ts';
import { isUnchanged, type PublicValues, toFormValues, toProfileChange } from './public-values.ts';

const ada: UserDocument = {
  uid: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
  createdAt: '1843-09-01T00:00:00.000Z',
  updatedAt: '1843-09-01T00:00:00.000Z',
  emailVerified: true,
  isAdmin: false,
  isActive: true,
  profile: {
    username: 'ada',
    usernameLastChanged: null,
    bio: 'Analyst and metaphysician.',
    location: 'London',
    website: 'https://example.org/',
    socialLinks: { github: 'https://github.com/ada', 'Note G': 'https://example.org/note-g' },
    showAchievements: true,
  },
};

const valuesWith = (changes: Partial<PublicValues>) => ({ ...toFormValues(ada), ...changes });

describe('the values of the public profile form', () => {
  it('contain the names of networks and are unchanged at first', () => {
    expect(toFormValues(ada).links.map(({ name }) => name)).toEqual(['GitHub', 'Note G']);
    expect(toProfileChange(ada, toFormValues(ada))).toEqual({});
    expect(isUnchanged(ada, toFormValues(ada))).toBe(true);
  });

  it('are unchanged at first if another program named the links', () => {
    const socialLinks = { GitHub: 'https://github.com/ada', LINKEDIN: 'https://linkedin.com/in/ada' };
    const named = { ...ada, profile: { ...ada.profile, socialLinks } };
    expect(isUnchanged(named, toFormValues(named))).toBe(true);
    const [github] = toFormValues(named).links;
    expect(toProfileChange(named, { ...toFormValues(named), links: github ? [github] : [] })).toEqual({
      profile: { socialLinks: { github: 'https://github.com/ada' } },
    });
  });

  it('are sent only where they differ', () => {
    expect(toProfileChange(ada, valuesWith({ displayName: ' Ada King ' }))).toEqual({ displayName: 'Ada King' });
    expect(toProfileChange(ada, valuesWith({ bio: '', showAchievements: false }))).toEqual({
      profile: { bio: '', showAchievements: false },
    });
  });

  it('treat an address without a scheme as the same address', () => {
    expect(toProfileChange(ada, valuesWith({ website: ' example.org/ ' }))).toEqual({});
    expect(toProfileChange(ada, valuesWith({ website: 'example.com' }))).toEqual({
      profile: { website: 'https://example.com' },
    });
  });

  it('keep the order of the links and treat another order as a change', () => {
    const { links } = toFormValues(ada);
    const change = toProfileChange(ada, valuesWith({ links: [...links].reverse() }));
    expect(Object.keys(change.profile?.socialLinks ?? {})).toEqual(['Note G', 'github']);
  });

  it('omit an empty link', () => {
    const { links } = toFormValues(ada);
    expect(isUnchanged(ada, valuesWith({ links: [...links, { id: 'new', name: ' ', address: '' }] }))).toBe(true);
  });

  it('keep the ids of the shown rows after saving', () => {
    const rows = toFormValues(ada, [{ id: 'row', name: 'github', address: 'github.com/ada' }]).links;
    expect(rows.map(({ id }) => id)).toEqual(['row', 'Note G']);
  });
});
