import { TextLink } from "@paygauge/ui";
import { createContext, useContext, type ReactNode } from "react";
import { linkTo } from "@paygauge/api-types";

/** The list's state, as its suppliers' addresses carry it along; empty for the list as it first opens. */
export const ListState = createContext("");

interface SupplierLinkProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly children: ReactNode;
}

/** The way to a supplier, and back to the same list. Another filter or order draws the links anew and not their rows. */
export function SupplierLink({ jobId, supplierKey, children }: SupplierLinkProps) {
  const state = useContext(ListState);
  const href = linkTo("jobSupplier", { jobId, supplierKey });
  return (
    <TextLink variant="entity" href={state === "" ? href : `${href}?${state}`}>
      {children}
    </TextLink>
  );
}
