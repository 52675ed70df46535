import { linkStyle } from "@paygauge/ui";
import { useMemo } from "react";
import { linkProviders, type LinkedAccountRow, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { linkedAccountStatuses } from "@paygauge/api-types/states";
import type { ListGridColumn } from "../../data/lists/list-sheet.ts";
import { useTranslations } from "../../state/formats.ts";
import { StatusMark } from "./status-mark.tsx";

type Column = ListGridColumn<LinkedAccountRow>;
type TextKey = "integration" | "issuerName" | "email" | "createdByName" | "providerStatus" | "reason";
type MomentKey = "lastSyncOn" | "statusOn" | "createdOn";

/** Columns of the list; the organisation opens the account. */
export function useAccountColumns(only: LinkProvider | null, onShow: (id: string) => void): readonly Column[] {
  const words = useTranslations("linkedAccounts");
  const plain = usePlainColumns();
  return useMemo((): readonly Column[] => {
    const name: Column = {
      key: "buyerName",
      title: words("columns.buyerName"),
      type: "text",
      width: 200,
      grow: 2,
      value: (row) => row.buyerName,
      render: (row) => (
        <button
          type="button"
          className={linkStyle({ variant: "entity", className: "min-h-6 max-w-full truncate text-start" })}
          onClick={() => onShow(row.id)}
        >
          {row.buyerName}
        </button>
      ),
      inList: "title",
    };
    const provider: Column = {
      key: "provider",
      title: words("columns.provider"),
      type: "enum",
      width: 110,
      options: linkProviders.map((value) => ({ value, label: value })),
      value: (row) => row.provider,
      inList: "line",
    };
    const status: Column = {
      key: "status",
      title: words("columns.status"),
      type: "enum",
      width: 190,
      options: linkedAccountStatuses.map((value) => ({ value, label: words(`statuses.${value}`) })),
      value: (row) => row.status,
      render: (row) => <StatusMark row={row} />,
      inList: "line",
    };
    const { integration, providerStatus, rest } = plain;
    return only === null
      ? [name, integration, provider, status, ...rest, providerStatus]
      : [name, integration, status, providerStatus, ...rest];
  }, [words, plain, only, onShow]);
}

/** Names, moments and counts as they are. */
function usePlainColumns(): {
  readonly integration: Column;
  readonly providerStatus: Column;
  readonly rest: readonly Column[];
} {
  const words = useTranslations("linkedAccounts.columns");
  return useMemo(() => {
    const text = (key: TextKey, width = 150): Column => ({
      key,
      title: words(key),
      type: "text",
      width,
      grow: 1,
      value: (row) => row[key],
    });
    const moment = (key: MomentKey): Column => ({
      key,
      title: words(key),
      type: "date",
      width: 140,
      value: (row) => row[key],
    });
    const rows: Column = { key: "rows", title: words("rows"), type: "number", width: 100, value: (row) => row.rows };
    return {
      integration: { ...text("integration"), inList: "line" },
      providerStatus: text("providerStatus", 170),
      rest: [
        moment("lastSyncOn"),
        rows,
        text("issuerName"),
        text("reason", 180),
        text("email", 190),
        text("createdByName"),
        moment("statusOn"),
        moment("createdOn"),
      ],
    };
  }, [words]);
}
