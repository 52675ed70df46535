import { TextLink } from "@paygauge/ui";
import {
  createContext,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";

interface KnownState {
  /** As the links are drawn. */
  readonly drawn: string;
  /** As the list is at this moment; a link that is followed leads there. */
  readonly latest: RefObject<string>;
}

const ListState = createContext<KnownState>({ drawn: "", latest: { current: "" } });

interface ListPlaceProps {
  /** The list's state, as its suppliers' addresses carry it along; empty for the list as it first opens. */
  readonly state: string;
  readonly children: ReactNode;
}

/** Around a list of suppliers: rows that stay learn of another filter or order in small steps. */
export function ListPlace({ state, children }: ListPlaceProps) {
  const drawn = useDeferredValue(state);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  return <ListState value={useMemo(() => ({ drawn, latest }), [drawn])}>{children}</ListState>;
}

interface SupplierLinkProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly children: ReactNode;
}

/**
 * The way to a supplier, and back to the same list. Another filter or order draws the links again and not their rows.
 */
export function SupplierLink({ jobId, supplierKey, children }: SupplierLinkProps) {
  const { drawn, latest } = useContext(ListState);
  const [, navigate] = useLocation();
  const address = linkTo("jobSupplier", { jobId, supplierKey });
  const hrefIn = (state: string) => (state === "" ? address : `${address}?${state}`);
  const follow = (event: MouseEvent) => {
    if (latest.current === drawn) return;
    event.preventDefault();
    navigate(hrefIn(latest.current));
  };
  return (
    <TextLink variant="entity" href={hrefIn(drawn)} onClick={follow}>
      {children}
    </TextLink>
  );
}
