import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '../button-style.ts';
import { Icon } from '../icon.tsx';

const ICON_BY_TONE: Record<string, { icon: LucideIcon; color: string }> = {
  success: { icon: CircleCheck, color: 'text-success' },
  error: { icon: TriangleAlert, color: 'text-error' },
};

/**
 * Displays the notices, above a bar at the bottom that sets `--bottom-bar-height`. Their timers pause on hover, on
 * focus (F6) and while the window is inactive.
 */
export function ToastRegion() {
  const t = useTranslations('ui.toast');
  const { toasts } = Base.useToastManager();
  return (
    <Base.Portal>
      <Base.Viewport
        aria-label={t('region')}
        className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height,env(safe-area-inset-bottom))+1rem)] z-50 mx-auto flex flex-col-reverse gap-2 outline-offset-4 sm:start-auto sm:end-6 sm:bottom-6 sm:mx-0 sm:w-96"
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}

function ToastItem({ toast }: { toast: Base.Root.ToastObject }) {
  const t = useTranslations('ui');
  const iconStyle = ICON_BY_TONE[toast.type ?? ''];
  return (
    <Base.Root
      toast={toast}
      swipeDirection={['down', 'left', 'right']}
      className="translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-border bg-floating text-text shadow-float transition-[opacity,translate] duration-160 data-limited:hidden data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 data-swiping:transition-none"
    >
      <Base.Content className="flex min-h-12 items-center gap-3 py-1.5 ps-4 pe-1.5">
        {iconStyle && <Icon of={iconStyle.icon} className={iconStyle.color} />}
        <div className="min-w-0 flex-1 py-2">
          <Base.Title className="break-words" render={<p />} />
          <Base.Description className="break-words text-text-secondary text-xs" render={<p />} />
        </div>
        <Base.Action className={`${buttonStyle('quiet')} text-link!`} />
        <Base.Close aria-label={t('close')} className={buttonStyle('quiet', 'icon')}>
          <Icon of={X} />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  );
}
