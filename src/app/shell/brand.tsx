import { useInstanceFacts } from '#platform/instance-settings/use-instance-facts.ts';
import { Mark } from '../pages/mark.tsx';

/** The instance's logo, or the product's by default, with its name if there is room. */
export function Brand() {
  const { name, logo } = useInstanceFacts();
  return (
    <a
      href="/"
      className="mb-6 flex h-8 min-w-0 items-center gap-3 px-2 font-medium text-base max-xl:px-0"
      title={name}
    >
      {logo ? (
        <img
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-8 w-auto max-w-24 object-contain max-xl:mx-auto max-xl:max-w-10"
        />
      ) : (
        <span className="text-primary max-xl:mx-auto">
          <Mark size={24} />
        </span>
      )}
      <span className="truncate max-xl:sr-only">{name}</span>
    </a>
  );
}
