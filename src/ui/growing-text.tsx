import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { useGrowing } from './use-growing.ts';

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** The displayed text, if it is not in `value`. */
  text?: string;
  /** Places the text area next to another element and matches its height. */
  beside?: boolean;
};

/** A bare text area that grows with its text. Only a change of height causes a layout around it, not each keystroke. */
export function GrowingText({ ref, text, beside = false, className = '', ...rest }: Props) {
  const grow = useGrowing(text ?? rest.value);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: around } = box;
    const { current: area } = ref;
    if (!around || !area || beside) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      around.style.cssText = height ? `contain: strict; height: ${height}px` : '';
    });
    observer.observe(area);
    return () => {
      observer.disconnect();
      around.style.cssText = '';
    };
  }, [ref, beside]);
  return (
    <div ref={box} className={beside ? 'contents' : ''}>
      <textarea
        {...rest}
        ref={(element) => {
          ref.current = element;
          grow.current = element;
        }}
        className={`field-sizing-content block w-full resize-none bg-transparent outline-none ${className}`}
      />
    </div>
  );
}
