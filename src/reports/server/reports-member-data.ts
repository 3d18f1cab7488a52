import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { replaceReporter } from './store.ts';

/** Reports by a member stay when the account is deleted or changes its email address: without, or with the new address. */
export const reportsMemberData: MemberDataModule<IdentityCtx> = {
  deleteMentions: ({ sql }, { email }) => replaceReporter(sql, email, ''),
  changeEmail: ({ sql }, { from, to }) => replaceReporter(sql, from, to),
};
