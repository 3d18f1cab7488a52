import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { selectAllVisits } from './store.ts';

const FOLDER = 'visits';

/** Export of a member's visit statistics. They describe visitors of this instance and are not imported elsewhere. */
export const visitsMemberData: MemberDataModule<IdentityCtx> = {
  collect: async ({ sql }, uid) => {
    const { days, pages, sources } = await selectAllVisits(sql, uid);
    if (days.length === 0) return [];
    const data = { days: days.map(withoutOwner), pages: pages.map(withoutOwner), sources: sources.map(withoutOwner) };
    return [{ path: `${FOLDER}/visits.json`, data }];
  },
};

const withoutOwner = <Row extends { ownerId: string }>({ ownerId: _, ...row }: Row) => row;
