import { Link2 } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { NETWORK_ICON_PATHS } from './network-icon-paths.ts';
import type { NetworkId } from './networks.ts';

/** Renders the icon of a network in the style of the app's icons. Decorative: the name is shown beside it. */
export function NetworkIcon({ network }: { network: NetworkId | undefined }) {
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
