import type { Actor } from '#identity/contract.ts';
import type { MailTemplates } from '#mail/service.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Kernel } from '#platform/kernel.ts';

/** What the commands of this domain are given. */
export type AdminCtx = Kernel & {
  actor: Actor;
  language: Language;
  templates: MailTemplates;
  version: string;
  startedAt: Date;
};
