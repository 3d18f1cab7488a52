import { Link2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NETWORK_ICON_PATHS } from '#platform/pure/networks/network-icon-paths.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { LinkErrors } from './link-errors.ts';
import { type NetworkId, networkOf, toWebAddress } from './networks.ts';
import type { LinkRow } from './public-values.ts';
import { withAddress } from './with-address.ts';

type Props = {
  link: LinkRow;
  /** The name of the link in labels: its own name, its address, or a placeholder. */
  accessibleName: string;
  errors: LinkErrors | undefined;
  /** The names of the other links, to avoid duplicates. */
  otherNames: readonly string[];
  onChange: (link: LinkRow) => void;
  onRemove: () => void;
};

/** Renders the fields of one link. The network is recognized from the address and proposes the name. */
export function LinkRowFields({ link, accessibleName, errors, otherNames, onChange, onRemove }: Props) {
  const t = useTranslations('profile.public');
  const tUi = useTranslations('ui');
  const completeAddress = () => {
    const address = toWebAddress(link.address);
    if (address !== link.address) onChange({ ...link, address });
  };
  return (
    <div data-link={link.id} className="flex items-start gap-2">
      <span className="flex h-9 w-6 shrink-0 items-center justify-center text-text-secondary sm:w-9 pointer-coarse:h-11">
        <NetworkIcon network={networkOf(link.address)} />
      </span>
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
        <TextField
          label={t('linkName', { name: accessibleName })}
          labelHidden
          name="name"
          autoComplete="off"
          dir="auto"
          placeholder={t('linkNamePlaceholder')}
          value={link.name}
          error={errors?.name}
          onChange={(event) => onChange({ ...link, name: event.target.value })}
        />
        <TextField
          label={t('linkAddress', { name: accessibleName })}
          labelHidden
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder="https://"
          value={link.address}
          error={errors?.address}
          onChange={(event) => onChange(withAddress(link, event.target.value, otherNames))}
          onBlur={completeAddress}
        />
      </div>
      <IconButton name={tUi('remove', { name: accessibleName })} icon={X} onClick={onRemove} />
    </div>
  );
}

/** Renders the icon of a network in the style of the app's icons. Decorative: the name is shown beside it. */
function NetworkIcon({ network }: { network: NetworkId | undefined }) {
  if (!network) return <Icon of={Link2} size={20} />;
  return (
    <svg
      aria-hidden="true"
      data-network={network}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      className="shrink-0 fill-none stroke-[1.75] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {NETWORK_ICON_PATHS[network].map((pathData) => (
        <path key={pathData} d={pathData} />
      ))}
    </svg>
  );
}
