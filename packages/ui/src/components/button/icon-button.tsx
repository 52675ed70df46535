import { cva } from "class-variance-authority";
import type { VariantProps } from "class-variance-authority";
import type { ButtonHTMLAttributes, ReactElement, Ref } from "react";
import { Tooltip } from "../tooltip/tooltip.tsx";

const style = cva(
  "inline-flex shrink-0 items-center justify-center rounded-control border transition-colors duration-90 disabled:cursor-not-allowed disabled:opacity-55",
  {
    variants: {
      variant: {
        quiet:
          "border-transparent text-text-2 enabled:hover:bg-hover enabled:hover:text-text data-[state=open]:bg-hover",
        bordered: "border-line-2 bg-surface text-text enabled:hover:bg-hover",
        nav: "border-transparent text-nav-text-2 enabled:hover:bg-nav-hover enabled:hover:text-nav-text",
      },
      size: { sm: "size-6 pointer-coarse:size-11", md: "size-8 pointer-coarse:size-11", lg: "size-11" },
    },
    defaultVariants: { variant: "quiet", size: "md" },
  },
);

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label">, VariantProps<typeof style> {
  /** The accessible name, shown as its tooltip too. */
  readonly label: string;
  readonly icon: ReactElement;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon: it always has a name and a tooltip. */
export function IconButton({ label, icon, variant, size, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button {...rest} type={type} aria-label={label} className={style({ variant, size, className })}>
        {icon}
      </button>
    </Tooltip>
  );
}
