import { Bookmark, ChevronDown } from "lucide-react";
import { Button, type ButtonProps } from "../components/button/button.tsx";
import { useTexts } from "../context/ui-context.tsx";

interface ViewButtonProps extends Omit<ButtonProps, "name" | "icon" | "iconAfter" | "children"> {
  /** Of the view that is chosen; undefined for the grid as designed. */
  readonly name: string | undefined;
  readonly changed: boolean;
}

/** The button of a grid's views: it opens their menu, and is in its place until that has come. */
export function ViewButton({ name, changed, ...rest }: ViewButtonProps) {
  const { views } = useTexts();
  const shown = name ?? views.standard;
  return (
    <Button
      {...rest}
      icon={<Bookmark aria-hidden size={16} strokeWidth={1.6} />}
      iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
    >
      <span className="max-w-44 truncate">{changed ? views.changed(shown) : shown}</span>
    </Button>
  );
}
