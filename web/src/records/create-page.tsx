import { FormShell, PageHeader, type FieldName, type FieldSpec, type FormState, type FormValues } from "@paygauge/ui";
import { useLocation } from "wouter";
import type { PageId } from "@paygauge/api-types/sitemap";
import { usePageNames } from "../state/language.ts";
import { useMayChange } from "../state/system.ts";
import { clearUnsaved } from "../state/unsaved.ts";

interface CreatePageProps<Values extends FormValues> {
  readonly page: PageId;
  readonly facts?: string;
  readonly fields: readonly FieldSpec<FieldName<Values>>[];
  readonly form: FormState<Values>;
  readonly submitLabel: string;
}

/** The page of a new record: its form alone. */
export function CreatePage<Values extends FormValues>({ page, facts, ...form }: CreatePageProps<Values>) {
  const title = usePageNames().title(page);
  const mayChange = useMayChange();
  return (
    <>
      <PageHeader title={title} facts={facts} />
      <div className="border-t border-line bg-surface [--ground:var(--surface)] p-5 max-lg:p-4">
        <FormShell label={title} {...form} readOnly={!mayChange} />
      </div>
    </>
  );
}

/** Goes to the record that was made: no part of its form is unsaved any more. */
export function useOpenCreated(): (href: string) => void {
  const [, navigate] = useLocation();
  return (href) => {
    clearUnsaved();
    navigate(href);
  };
}
