import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { nullIfDefault, useSettingsSection } from '../use-settings-section.ts';

/** Setting for the approval of custom domains. The domains themselves are managed on another screen. */
export function DomainsSection({ settings }: { settings: AdminSettings }) {
  const t = useTranslations('admin-settings.domains');
  const form = useSettingsSection({
    name: 'domains',
    settings,
    toFormValues: ({ domainApproval }) => ({ domainApproval: domainApproval.value }),
    toChange: ({ domainApproval }, from) => ({ domainApproval: nullIfDefault(domainApproval, from.domainApproval) }),
    check: () => ({}),
  });
  const { domainApproval } = form.values;
  const defaultValue = settings.domainApproval.default;
  return (
    <SettingsSection name="domains" form={form}>
      <div>
        <Switch
          label={t('approval')}
          hint={t('approvalHint')}
          checked={domainApproval}
          onCheckedChange={(on) => form.set('domainApproval', on)}
        />
        <DefaultLine
          label={t('approval')}
          defaultText={t(defaultValue ? 'approvalOn' : 'approvalOff')}
          isDefault={domainApproval === defaultValue}
          onReset={() => form.set('domainApproval', defaultValue)}
        />
      </div>
      <p>
        <Link render={<RouterLink to="/admin/domains" />}>{t('elsewhere')}</Link>
      </p>
    </SettingsSection>
  );
}
