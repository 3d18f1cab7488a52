import { describe, expect, it } from 'vitest';
import type { Actor, UserDocument } from '../contract.ts';
import { requireAdmin } from './require-admin.ts';

const member = (isAdmin: boolean): Actor => ({
  kind: 'member',
  uid: 'ada',
  isAdmin,
  sessionId: 'at-home',
  user: {} as UserDocument,
});

describe('what runs the instance', () => {
  it.each<Actor>([{ kind: 'operator' }, member(true)])('is for $kind', (actor) => {
    expect(requireAdmin(actor)).toBe(actor);
  });

  it('is for nobody who is not known', () => {
    expect(() => requireAdmin({ kind: 'visitor' })).toThrow('UNAUTHORIZED');
  });

  it('is not for a member who is no admin', () => {
    expect(() => requireAdmin(member(false))).toThrow('FORBIDDEN');
  });
});
