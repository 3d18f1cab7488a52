import { expect } from 'vitest';
import type { Attention, Dashboard } from '#dashboard/contract.ts';
import { type Member, registerMember } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Returns the date in so many days, as YYYY-MM-DD. */
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Registers a member and returns functions to read the dashboard and to call the API. */
export async function openDashboardOf(instance: TestInstance, options: { verified?: boolean } = {}) {
  return dashboardOf(await registerMember(instance, options));
}

export function dashboardOf(member: Member) {
  const fetchDashboard = async () => {
    const { status, body } = await member.call('GET', '/api/dashboard');
    expect([status, body]).toMatchObject([200, { steps: expect.any(Object) }]);
    return body as Dashboard;
  };
  return {
    member,
    fetchDashboard,
    attention: async (kind?: Attention['kind']) =>
      (await fetchDashboard()).attention.filter((item) => kind === undefined || item.kind === kind),
    /** Calls the API, expects success and returns the body. */
    done: async (method: string, path: string, body?: object) => {
      const answer = await member.call(method, `/api${path}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      return answer.body;
    },
  };
}
