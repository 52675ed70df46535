import { linkStyle } from "@paygauge/ui";
import { useMemo } from "react";
import { magicLinkEventKinds, type MagicLinkRow } from "@paygauge/api-types/entities/magic-links";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { magicLinkStates } from "@paygauge/api-types/states";
import type { ListGridColumn } from "../../data/lists/list-sheet.ts";
import { useTranslations } from "../../state/formats.ts";
import { StateTrack } from "./state-track.tsx";

type Column = ListGridColumn<MagicLinkRow>;

/** Columns of the list; the recipient opens the link's timeline. */
export function useLinkColumns(onShow: (magicLinkId: string) => void): readonly Column[] {
  const choices = useChoiceColumns();
  const plain = usePlainColumns();
  const words = useTranslations("magicLinks.columns");
  return useMemo((): readonly Column[] => {
    const recipient: Column = {
      key: "recipient",
      title: words("recipient"),
      type: "text",
      width: 230,
      grow: 2,
      value: (row) => row.recipient,
      render: (row) => (
        <button
          type="button"
          className={linkStyle({ variant: "entity", className: "min-h-6 max-w-full truncate text-start" })}
          onClick={() => onShow(row.id)}
        >
          {row.recipient}
        </button>
      ),
      inList: "title",
    };
    return [recipient, plain.buyer, ...choices, ...plain.others];
  }, [words, choices, plain, onShow]);
}

/** Columns whose values have names of their own. */
function useChoiceColumns(): readonly Column[] {
  const words = useTranslations("magicLinks");
  const kinds = useTranslations("jobs.kinds");
  return useMemo((): readonly Column[] => {
    const kind: Column = {
      key: "kind",
      title: words("columns.kind"),
      type: "enum",
      width: 140,
      options: ledgerKinds.map((value) => ({ value, label: kinds(value) })),
      value: (row) => row.kind,
    };
    const state: Column = {
      key: "state",
      title: words("columns.state"),
      type: "enum",
      width: 200,
      options: magicLinkStates.map((value) => ({ value, label: words(`states.${value}`) })),
      value: (row) => row.state,
      render: (row) => <StateTrack row={row} />,
      inList: "line",
    };
    const lastEvent: Column = {
      key: "lastEvent",
      title: words("columns.lastEvent"),
      type: "enum",
      width: 170,
      options: magicLinkEventKinds.map((value) => ({ value, label: words(`events.${value}`) })),
      value: (row) => row.lastEvent,
      render: ({ lastEvent: last }) => (
        <span className={last === "MailRefused" ? "text-danger" : ""}>{words(`events.${last}`)}</span>
      ),
    };
    return [kind, state, lastEvent];
  }, [words, kinds]);
}

/** Names, days and counts as they are. */
function usePlainColumns(): { readonly buyer: Column; readonly others: readonly Column[] } {
  const words = useTranslations("magicLinks.columns");
  return useMemo(() => {
    const text = (key: "buyerName" | "issuerName" | "createdByName"): Column => ({
      key,
      title: words(key),
      type: "text",
      width: 150,
      grow: 1,
      value: (row) => row[key],
    });
    const date = (key: "lastEventOn" | "expiresOn" | "createdOn"): Column => ({
      key,
      title: words(key),
      type: "date",
      width: 150,
      value: (row) => row[key],
    });
    const count = (key: "usesSpent" | "uses"): Column => ({
      key,
      title: words(key),
      type: "number",
      width: 90,
      value: (row) => row[key],
    });
    return {
      buyer: { ...text("buyerName"), inList: "line" },
      others: [
        date("expiresOn"),
        date("lastEventOn"),
        text("issuerName"),
        text("createdByName"),
        date("createdOn"),
        count("usesSpent"),
        count("uses"),
      ],
    };
  }, [words]);
}
