import { RecordButton, TextLink, useTranslate } from "@paygauge/ui";
import { useMemo } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { commandLists, type CommandList } from "@paygauge/api-types/entities/proq";
import { useCall } from "../../../data/use-call.ts";
import { shortType } from "../../../state/command-words.ts";
import { useTranslations } from "../../../state/formats.ts";
import { StateWord } from "../state-words.tsx";
import { Age } from "./age.tsx";
import { plainColumns, type Column, type TitleOf } from "./plain-columns.tsx";

const hidden = (column: Column): Column => ({ ...column, hidden: true });

/** Columns of a list of commands; their keys are the properties that the paged request names. */
export function useCommandColumns(list: CommandList, onOpen: (id: string) => void): readonly Column[] {
  const words = useTranslations("devops");
  const translate = useTranslate();
  const types = useCall("proqCommandTypes", {}).data;
  return useMemo((): readonly Column[] => {
    const title: TitleOf = (key) => words(`grid.columns.${key}`);
    const plain = plainColumns(title, translate);
    const state = stateColumn(title, list, (value) => words(`states.${value}`));
    const command = commandColumn(title, types ?? [], (type) => words("grid.open", { type }), onOpen);
    const job = jobColumn(title);
    const { target, priority, prerequisite, group, correlation, message, attempt, queued, started, ended } = plain;
    const rest = [plain.tags, plain.category, plain.batch, plain.id, plain.scheduled, plain.payload].map(hidden);
    const stuck = stuckColumn(title, words("grid.yes"), words("grid.no"));
    switch (list) {
      case "queued":
        return [
          state,
          command,
          job,
          target,
          priority,
          ageColumn(title),
          prerequisite,
          group,
          correlation,
          ...[stuck, attempt, message, queued, started].map(hidden),
          ...rest,
        ];
      case "error":
        return [
          command,
          job,
          message,
          attempt,
          ended,
          target,
          group,
          correlation,
          ...[priority, queued].map(hidden),
          ...rest,
        ];
      case "completed":
        return [
          state,
          command,
          job,
          target,
          queued,
          started,
          ended,
          attempt,
          correlation,
          ...[group, message].map(hidden),
          ...rest,
        ];
    }
  }, [words, list, types, onOpen, translate]);
}

function stateColumn(
  title: TitleOf,
  list: CommandList,
  label: (state: (typeof commandLists)[CommandList][number]) => string,
): Column {
  return {
    key: "state",
    title: title("state"),
    type: "enum",
    width: 132,
    options: commandLists[list].map((value) => ({ value, label: label(value) })),
    value: (row) => row.state,
    render: (row) => <StateWord state={row.state} stuckAfter={row.isStuck ? row.stuckTimeOutInSeconds : undefined} />,
    inList: "figure",
  };
}

function commandColumn(
  title: TitleOf,
  types: readonly string[],
  label: (type: string) => string,
  onOpen: (id: string) => void,
): Column {
  return {
    key: "commandType",
    title: title("command"),
    type: "enum",
    width: 196,
    grow: 1,
    options: types.map((value) => ({ value, label: shortType(value) })),
    value: (row) => row.commandType,
    render: (row) => (
      <RecordButton label={label(shortType(row.commandType))} onClick={() => onOpen(row.id)}>
        {shortType(row.commandType)}
      </RecordButton>
    ),
    inList: "title",
  };
}

function jobColumn(title: TitleOf): Column {
  return {
    // The name lives in the catalogue, not in the queue: it filters, and cannot order.
    key: "jobName",
    title: title("job"),
    type: "text",
    width: 160,
    grow: 1,
    sortable: false,
    value: (row) => row.jobName,
    render: (row) =>
      row.jobId === null || row.jobName === null ? null : (
        <TextLink variant="entity" href={linkTo("jobLoading", { jobId: row.jobId })} truncate>
          {row.jobName}
        </TextLink>
      ),
    inList: "line",
  };
}

function ageColumn(title: TitleOf): Column {
  return {
    key: "age",
    title: title("age"),
    unit: title("minutes"),
    type: "number",
    width: 96,
    value: (row) => row.age,
    render: (row) => <Age since={row.queuedDate} />,
    inList: "strip",
  };
}

function stuckColumn(title: TitleOf, yes: string, no: string): Column {
  return {
    key: "isStuck",
    title: title("stuck"),
    type: "enum",
    width: 84,
    options: [
      { value: "true", label: yes },
      { value: "false", label: no },
    ],
    value: (row) => row.isStuck,
  };
}
