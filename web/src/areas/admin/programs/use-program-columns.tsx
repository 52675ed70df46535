import { RecordButton } from "@paygauge/ui";
import { useMemo } from "react";
import type { Program } from "@paygauge/api-types/entities/programs";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { useRoleWords } from "../people/use-role-words.ts";
import { ProgramState } from "./program-state.tsx";

type Column = ListGridColumn<Program>;
const text = { type: "text", grow: 1 } as const;
/** Shown, and neither sorted nor filtered. */
const shown = { ...text, sortable: false, filterable: false } as const;

/** Columns of what a program may do. */
function useRightColumns(): readonly Column[] {
  const words = useTranslations("programs.columns");
  const named = useRoleNames();
  const roleWords = useRoleWords();
  return useMemo(
    (): readonly Column[] => [
      {
        ...shown,
        key: "roles",
        title: words("roles"),
        width: 180,
        value: ({ roles }) =>
          [...roles.standard, ...roles.tabbedView].map((each) => named(each).displayName).join(", "),
        source:
          roleWords === null
            ? { path: ["roles", "*", "*", "displayName"] }
            : { path: ["roles", "*", "*", "role"], words: roleWords },
        inList: "line",
      },
      {
        ...shown,
        key: "issuers",
        title: words("issuers"),
        width: 180,
        value: (row) => row.issuers.map(({ issuerName }) => issuerName).join(", "),
        source: { path: ["issuers", "*", "issuerName"], words: {} },
      },
    ],
    [words, named, roleWords],
  );
}

/** Columns of when a program was registered, used and revoked. */
function useDateColumns(): readonly Column[] {
  const words = useTranslations("programs.columns");
  const states = useTranslations("programs.states");
  return useMemo(
    (): readonly Column[] => [
      {
        ...text,
        key: "registeredBy",
        title: words("registeredBy"),
        width: 150,
        value: (row) => row.registeredBy,
        hidden: true,
      },
      {
        key: "registeredOn",
        title: words("registeredOn"),
        type: "date",
        width: 130,
        value: (row) => row.registeredOn,
        hidden: true,
      },
      {
        key: "lastUsedOn",
        title: words("lastUsedOn"),
        type: "date",
        width: 150,
        value: (row) => row.lastUsedOn,
        inList: "line",
      },
      {
        ...shown,
        key: "state",
        title: words("state"),
        width: 130,
        value: (row) => states(row.state),
        render: (row) => <ProgramState state={row.state} />,
        source: {
          path: ["state"],
          words: {
            active: states("active"),
            unused: states("unused"),
            paused: states("paused"),
            revoked: states("revoked"),
          },
        },
        inList: "line",
      },
      {
        key: "revokedOn",
        title: words("revokedOn"),
        type: "date",
        width: 130,
        value: (row) => row.revokedOn,
        hidden: true,
      },
    ],
    [words, states],
  );
}

/** Columns of the list of programs. */
export function useProgramColumns(onOpen: (program: Program) => void): readonly Column[] {
  const words = useTranslations("programs.columns");
  const rights = useRightColumns();
  const dates = useDateColumns();
  return useMemo(
    (): readonly Column[] => [
      {
        ...text,
        key: "name",
        title: words("name"),
        width: 220,
        value: (row) => row.name,
        render: (row) => (
          <RecordButton label={row.name} onClick={() => onOpen(row)}>
            {row.name}
          </RecordButton>
        ),
        inList: "title",
      },
      {
        ...text,
        key: "clientId",
        title: words("clientId"),
        width: 180,
        value: (row) => row.clientId,
        render: (row) => <span className="truncate font-mono text-mono">{row.clientId}</span>,
        inList: "line",
      },
      ...rights,
      ...dates,
    ],
    [words, onOpen, rights, dates],
  );
}
