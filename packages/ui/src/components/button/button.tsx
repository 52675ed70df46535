import { cva } from "class-variance-authority";
import type { VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

/** Classes of a button; also for links that act as a page's action. */
export const buttonStyle = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors duration-90 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        /** The one main action of a page. */
        primary:
          "border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover enabled:active:bg-accent-active",
        secondary:
          "border-line-2 bg-surface text-text enabled:hover:bg-hover enabled:active:bg-sunken data-[state=open]:bg-hover",
        quiet: "border-transparent bg-transparent text-text-2 enabled:hover:bg-hover enabled:hover:text-text",
        danger: "border-danger bg-surface text-danger enabled:hover:bg-danger-bg",
        /** Adds one more of something: a filter, a slicer. */
        add: "border-dashed border-control bg-transparent text-text enabled:hover:bg-hover data-[state=open]:bg-hover",
      },
      size: {
        sm: "h-7 px-2 text-data pointer-coarse:min-h-11 pointer-coarse:min-w-11",
        md: "h-8 px-3 text-data pointer-coarse:min-h-11",
        lg: "h-10 px-4 text-body pointer-coarse:min-h-11",
      },
      wide: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "secondary", size: "md", wide: false },
  },
);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, VariantProps<typeof buttonStyle> {
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** Work is in progress: repeats are ignored, the words stay. */
  readonly pending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with words. While `pending` it stays focusable and ignores clicks. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  pending = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonStyle({ variant, size, wide, className })}
    >
      {pending ? <LoaderCircle aria-hidden size={16} strokeWidth={1.6} className="animate-turn" /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}
