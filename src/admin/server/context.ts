import type { HostnamesCtx } from '#hostnames/service.ts';
import type { MailTemplates } from '#mail/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { ProxyTraffic } from '#platform/server/http/proxy-traffic.ts';

/** Context of the admin commands. */
export type AdminCtx = HostnamesCtx & {
  language: Language;
  templates: MailTemplates;
  version: string;
  startedAt: Date;
  proxyTraffic(): Promise<ProxyTraffic>;
};
