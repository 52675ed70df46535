import { useTexts } from "../../context/ui-context.tsx";
import { ColumnsShape, FieldsShape, FiguresShape, RowsShape } from "./shape-parts.tsx";
import { useAppearance } from "./use-appearance.ts";

export type SkeletonProps =
  | { readonly kind: "table"; readonly columns: number; readonly rows: number; readonly rowHeight?: number }
  | { readonly kind: "form"; readonly fields: number }
  | { readonly kind: "figures"; readonly cells: number }
  | { readonly kind: "chart"; readonly height?: number };

/** The shape of a part that is coming, so that nothing jumps when it arrives; seen only where that takes a while. */
export function Skeleton(props: SkeletonProps) {
  const texts = useTexts();
  const appearance = useAppearance();
  return (
    <div aria-busy className="animate-appear" style={appearance}>
      <output className="sr-only">{texts.loading}</output>
      <div aria-hidden>{shapeOf(props)}</div>
    </div>
  );
}

function shapeOf(props: SkeletonProps) {
  switch (props.kind) {
    case "table":
      return <RowsShape {...props} />;
    case "form":
      return <FieldsShape {...props} />;
    case "figures":
      return <FiguresShape {...props} />;
    case "chart":
      return <ColumnsShape {...props} />;
  }
}
