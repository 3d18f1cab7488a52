import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import type { UserDocument } from '#identity/contract.ts';
import { Link } from '#ui/actions/link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { CardForm } from './card/card-form.tsx';
import { CardPanel } from './card/card-panel.tsx';
import { CodePanel } from './card/code-panel.tsx';
import { SignaturePanel } from './card/signature-panel.tsx';
import { useCardSettings } from './card/use-card-settings.ts';
import { useOwnAddresses } from './card/use-own-addresses.ts';

/** The screen for the member's business card, email signature and QR codes. */
export function CardScreen() {
  const auth = useAuth();
  return auth.status === 'signedIn' ? <Card user={auth.user} /> : null;
}

const PARTS = ['card', 'signature', 'code'] as const;

function Card({ user }: { user: UserDocument }) {
  const t = useTranslations('card');
  const { isRead, settings, details, set } = useCardSettings(user);
  const own = useOwnAddresses();
  const [part, setPart] = useState<(typeof PARTS)[number]>('card');
  if (!isRead) return <PageTitle>{t('title')}</PageTitle>;
  const panels = {
    card: (
      <CardPanel
        details={details}
        photoURL={user.photoURL}
        withPhoto={settings.withPhoto}
        onWithPhoto={(withPhoto) => set({ withPhoto })}
      />
    ),
    signature: <SignaturePanel details={details} settings={settings} set={set} />,
    code: <CodePanel own={own} />,
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        trail={
          <Link variant="quiet" render={<RouterLink to="/profile" />}>
            {t('profile')}
          </Link>
        }
      />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-14">
        <section aria-labelledby="card-details" className="min-w-0">
          <h2 id="card-details" className="mb-4 font-medium text-title">
            {t('details')}
          </h2>
          <CardForm user={user} settings={settings} site={own.site} set={set} />
          <p className="mt-6 text-text-secondary text-xs">{t('kept')}</p>
        </section>
        <div className="min-w-0 lg:sticky lg:top-8">
          <Tabs
            label={t('parts.label')}
            tabs={PARTS.map((value) => ({ value, label: t(`parts.${value}`), panel: panels[value] }))}
            value={part}
            onValueChange={setPart}
          />
        </div>
      </div>
    </div>
  );
}
