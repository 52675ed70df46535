import { CircleAlert } from "lucide-react";
import { useTranslate } from "../../context/ui-context.tsx";

/** What is wrong with a field and what to do, under it; `id` is what its control is described by. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  const translate = useTranslate();
  if (error === undefined) return null;
  return (
    <span id={id} className="flex items-start gap-1 text-label font-medium text-danger">
      <CircleAlert aria-hidden size={14} strokeWidth={1.6} className="mt-px shrink-0" />
      {translate(error)}
    </span>
  );
}
