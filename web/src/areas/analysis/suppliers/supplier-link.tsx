import { TextLink } from "@paygauge/ui";
import { createContext, useContext, useDeferredValue, type ReactNode } from "react";
import { linkTo } from "@paygauge/api-types";

const ListState = createContext("");

interface ListPlaceProps {
  /** The list's state, as its suppliers' addresses carry it along; empty for the list as it first opens. */
  readonly state: string;
  readonly children: ReactNode;
}

/** Around a list of suppliers: rows that stay learn of another filter or order in small steps. */
export function ListPlace({ state, children }: ListPlaceProps) {
  return <ListState value={useDeferredValue(state)}>{children}</ListState>;
}

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
