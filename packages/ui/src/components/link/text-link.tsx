import { cva } from "class-variance-authority";
import type { VariantProps } from "class-variance-authority";
import type { LinkProps } from "../../context/ui-context.tsx";
import { AppLink } from "../../context/ui-context.tsx";

/** Classes of a link in running text or in a grid. */
export const linkStyle = cva("reach rounded-chip underline-offset-2", {
  variants: {
    variant: {
      /** Inside a sentence: coloured and underlined, so that colour is not the only sign. */
      inline: "text-accent-text underline hover:decoration-2",
      /** The name of a record in a grid: text colour, so that no theme makes it look like an error. */
      entity: "font-medium text-text hover:underline",
      /** A count that opens what it counts, among other counts: weight and colour distinguish it from one that opens nothing. */
      figure: "font-semibold text-accent-text hover:underline",
      quiet: "text-text-2 hover:text-text hover:underline",
    },
    truncate: { true: "inline-block max-w-full min-w-6 align-bottom pointer-coarse:min-w-11", false: "" },
  },
  defaultVariants: { variant: "inline", truncate: false },
});

/** A link through the application's router, in one of three looks; `truncate` keeps it on one line. */
export function TextLink({
  variant,
  truncate = false,
  className,
  children,
  ...rest
}: LinkProps & VariantProps<typeof linkStyle>) {
  return (
    <AppLink {...rest} className={linkStyle({ variant, truncate, className })}>
      {truncate === true ? <span className="block truncate">{children}</span> : children}
    </AppLink>
  );
}
